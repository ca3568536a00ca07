import type { TournamentSettings, TournamentStatus, UserId } from '@safehouse/protocol';
import type { TournamentEntry } from '@safehouse/tournament';
import type { ClubId } from './club-store.ts';

/** Ids of tournaments cannot be guessed. */
export type TournamentId = string;

/** What lists and other parts of the server need to know about a tournament without loading it. */
export interface TournamentSummary {
  readonly status: TournamentStatus;
  readonly version: number;
  readonly updatedAt: number;
  /** How many rounds are over: the deals of earlier ones are public. */
  readonly endedRounds: number;
  /** Includes bots. */
  readonly playerCount: number;
  /** Only if they have changed. */
  readonly settings?: TournamentSettings;
}

export interface StoredTournament {
  readonly id: TournamentId;
  readonly settings: TournamentSettings;
  readonly host: UserId;
  readonly status: TournamentStatus;
  readonly playerCount: number;
}

/** An open or running tournament. */
export interface UnfinishedTournament {
  readonly id: TournamentId;
  readonly status: TournamentStatus;
  readonly startsAt: number;
}

export interface NewTournament {
  readonly id: TournamentId;
  readonly entry: TournamentEntry;
  readonly settings: TournamentSettings;
  readonly host: UserId;
}

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface TournamentStore {
  create(tournament: NewTournament): Promise<void>;
  /** Conflict: an entry with one of these versions exists. */
  append(
    id: TournamentId,
    entries: readonly TournamentEntry[],
    summary: TournamentSummary,
  ): Promise<'stored' | 'conflict'>;
  /** In order; none for an unknown tournament. */
  entriesSince(id: TournamentId, version: number): Promise<TournamentEntry[]>;
  /** Open to all: unfinished ones by their start, then the latest of the others. */
  listPublic(limit: number): Promise<StoredTournament[]>;
  /** Those that a user has joined or created, the latest first. */
  listOf(user: UserId, limit: number): Promise<StoredTournament[]>;
  /** Of a club, the latest first. */
  listOfClub(club: ClubId, limit: number): Promise<StoredTournament[]>;
  /** Unfinished ones in the clubs of a user, by their start. */
  listInClubsOf(user: UserId, limit: number): Promise<StoredTournament[]>;
  unfinished(): Promise<UnfinishedTournament[]>;
  countUnfinishedOf(host: UserId): Promise<number>;
  /** How many rounds are over; all of them after the end. Null for an unknown tournament. */
  endedRounds(id: TournamentId): Promise<number | null>;
}
