import type { MatchId, PlanLine, PlanState, UserId } from '@safehouse/protocol';

/** The conditional moves of one player in one match. */
export interface StoredPlan {
  readonly match: MatchId;
  readonly user: UserId;
  /** The id of the next step, which is also the key of its move. */
  readonly id: string;
  /** The key of the previous step; null for the first. */
  readonly lastId: string | null;
  /** Facts after this version decide. */
  readonly version: number;
  readonly lines: readonly PlanLine[];
  readonly state: PlanState;
  /** How long its move is delayed after the turn has come. */
  readonly delayMs: number;
}

/** Conditional moves. Stored separately from the matches: nobody but their author may ever see them. */
export interface PlanStore {
  /** Replaces an earlier plan of the same player in this match. */
  put(plan: StoredPlan): Promise<void>;
  /** Replaces the plan with this id, if it still exists. */
  replace(id: string, plan: StoredPlan): Promise<void>;
  find(match: MatchId, user: UserId): Promise<StoredPlan | null>;
  remove(match: MatchId, user: UserId): Promise<void>;
  /** After a move of the player, deletes an earlier plan of theirs, unless the move was the plan's own. */
  removeAfterMove(
    match: MatchId,
    user: UserId,
    move: { readonly version: number; readonly key: string | null },
  ): Promise<void>;
  /** Called when the match is over. */
  removeAll(match: MatchId): Promise<void>;
  /** Since `at` the match waits for exactly these people: their plans are due after their delay. */
  setTurn(match: MatchId, users: readonly UserId[], at: number): Promise<void>;
  /** Tries a plan again later. */
  postpone(plan: StoredPlan, until: number): Promise<void>;
  /** The waiting plans whose time has come, the earliest first. */
  due(now: number, limit: number): Promise<StoredPlan[]>;
  /**
   * For a server that died in between: makes plans due if their match waits for their author, and deletes those of
   * finished matches.
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
