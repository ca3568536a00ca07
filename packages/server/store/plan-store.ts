import type { MatchId, PlanLine, PlanState, UserId } from '@safehouse/protocol';

/** The conditional moves of one player in one match. */
export interface StoredPlan {
  readonly match: MatchId;
  readonly user: UserId;
  /** Of the next step, and the key under which its move is played. */
  readonly id: string;
  /** The key of the step before it; null for the first. */
  readonly lastId: string | null;
  /** What has happened after this version decides. */
  readonly version: number;
  readonly lines: readonly PlanLine[];
  readonly state: PlanState;
  /** How long after the turn has come its move is played. */
  readonly delayMs: number;
}

/** Conditional moves. They are stored beside the matches, never in them: nobody but their author may ever see them. */
export interface PlanStore {
  /** Replaces an earlier plan of the same player in this match. */
  put(plan: StoredPlan): Promise<void>;
  /** Puts a plan in the place of the one with this id, if that is still there. */
  replace(id: string, plan: StoredPlan): Promise<void>;
  find(match: MatchId, user: UserId): Promise<StoredPlan | null>;
  remove(match: MatchId, user: UserId): Promise<void>;
  /** A player has moved: a plan of theirs from before that version is gone, unless the move was the plan's own. */
  removeAfterMove(
    match: MatchId,
    user: UserId,
    move: { readonly version: number; readonly key: string | null },
  ): Promise<void>;
  /** The match is over. */
  removeAll(match: MatchId): Promise<void>;
  /** Since `at` the match waits for these people and nobody else: their plans are due after their delay. */
  setTurn(match: MatchId, users: readonly UserId[], at: number): Promise<void>;
  /** Tries a plan again later. */
  postpone(plan: StoredPlan, until: number): Promise<void>;
  /** The waiting plans whose time has come, the earliest first. */
  due(now: number, limit: number): Promise<StoredPlan[]>;
  /**
   * For a server that died in between: plans are due where their match waits for their author, and those of matches that
   * are over are removed.
   */
  repair(): Promise<void>;
  plansOf(user: UserId): Promise<StoredPlan[]>;
  eraseUser(user: UserId): Promise<void>;
}

export interface PlanRow extends Omit<StoredPlan, 'lines'> {
  readonly lines: string;
}

export function planFromRow({ lines, ...row }: PlanRow): StoredPlan {
  return { ...row, lines: JSON.parse(lines) };
}
