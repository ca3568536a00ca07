import type { AdminActionType, ChatChannel, MatchId, ReportReason, UserId } from '@safehouse/protocol';
import type { ClubId } from './club-store.ts';
import type { TournamentId } from './tournament-store.ts';

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly author: UserId;
  readonly about: UserId;
  readonly match: MatchId | null;
  /** The number of a chat line of the match, and its chat. */
  readonly line: number | null;
  readonly club: ClubId | null;
  /** The number of a post on the club's board. */
  readonly post: number | null;
  readonly channel: ChatChannel;
  readonly tournament: TournamentId | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly state: 'open' | 'closed';
}

/** What an admin has done. */
export interface AdminAction {
  readonly id: string;
  readonly at: number;
  readonly author: UserId;
  readonly action: AdminActionType;
  readonly target: string;
  readonly detail: string;
}

/** `until` is null for a ban without end. */
export interface NetworkBan {
  readonly network: string;
  readonly at: number;
  readonly until: number | null;
}

export interface ModerationStore {
  addReport(report: StoredReport): Promise<void>;
  /** Open reports with the oldest first, closed ones with the latest first. */
  reports(state: StoredReport['state'], limit: number): Promise<StoredReport[]>;
  /** False if there is no such open report. */
  closeReport(id: string): Promise<boolean>;
  /** Closes all open reports by this author. */
  closeReportsBy(author: UserId): Promise<void>;
  reportsBy(author: UserId): Promise<StoredReport[]>;
  logAction(action: AdminAction): Promise<void>;
  /** The latest first. */
  latestActions(limit: number): Promise<AdminAction[]>;
  /** Replaces an earlier ban of the same network. */
  banNetwork(ban: NetworkBan): Promise<void>;
  /** False if this network was not banned. */
  unbanNetwork(network: string): Promise<boolean>;
  /** The bans that have not expired. */
  networkBans(now: number): Promise<NetworkBan[]>;
  /** Null ends the mute. */
  mute(user: UserId, until: number | null): Promise<void>;
  mutedUntil(user: UserId): Promise<number | null>;
  /** JSON; null if it was never stored. */
  switches(): Promise<string | null>;
  storeSwitches(json: string): Promise<void>;
  /** Deletes the reports a user has written, and their mute. */
  eraseUser(user: UserId): Promise<void>;
}
