import type { TournamentStatus, UserId } from '@safehouse/protocol';
import type { TournamentEntry } from '@safehouse/tournament';
import type { StoredTournament } from './tournament-store.ts';

export interface TournamentRow {
  readonly id: string;
  readonly settings: string;
  readonly host: UserId;
  readonly status: TournamentStatus;
  readonly player_count: number;
}

export interface TournamentEntryRow {
  readonly version: number;
  readonly at: number;
  readonly event: string;
}

export function tournamentFromRow({ id, settings, host, status, player_count }: TournamentRow): StoredTournament {
  return { id, settings: JSON.parse(settings), host, status, playerCount: player_count };
}

export function tournamentEntryFromRow({ version, at, event }: TournamentEntryRow): TournamentEntry {
  return { version, at, event: JSON.parse(event) };
}

/** The people who join by these entries. Bots have no lists of tournaments. */
export function joiningPeople(entries: readonly TournamentEntry[]): string[] {
  return entries.flatMap(({ event }) => (event.type === 'joined' && event.level === undefined ? [event.player] : []));
}

/** After the end: larger than any possible number of rounds. */
export const ALL_ROUNDS = 1_000_000;
