import { type Decks, FIRST_RULES_VERSION } from '@safehouse/contract';
import type { ChallengeRef, MatchId, TableSettings, TournamentRef, UserId } from '@safehouse/protocol';
import type { Series } from './series.ts';

/** A place at the table before seats are drawn: who sits there, and their seed for the deal. */
export type Chair =
  /** `for`: reserved for this user. */
  | { readonly type: 'open'; readonly for?: UserId }
  | { readonly type: 'person'; readonly user: UserId; readonly seed: string }
  /** Played by the same person on the same device. */
  | { readonly type: 'shared'; readonly user: UserId }
  | { readonly type: 'bot'; readonly level: string };

/** What is fixed when a table is created. It holds the server's seed, so it stays on the server until the match is over. */
export interface TableHeader extends TableSettings {
  readonly id: MatchId;
  /** The version of the game's rules by which it is played to its end; absent in the oldest matches. */
  readonly rules?: number;
  readonly chairs: readonly Chair[];
  readonly host: UserId;
  readonly createdAt: number;
  readonly serverSeed: string;
  /** A deal taken from a record instead of the seeds: for trying other moves in a finished match. */
  readonly deal?: { readonly seed?: string; readonly decks?: Decks };
  /** Listed among the live tables although it was never in the lobby: the players were paired. */
  readonly live?: true;
  /** The table with the same deal and the seats exchanged. Both deals come from the server's seed and this one. */
  readonly pair: { readonly id: MatchId; readonly seed: string } | null;
  /** Several people play this deal, each at their own table. Nobody but the player may watch until `until`. */
  readonly challenge?: ChallengeRef & { readonly until: number };
  /** A match of a series. */
  readonly series?: Series;
  /** A match of a tournament. `duplicate`: all tables of its round have the same deal. */
  readonly tournament?: TournamentRef & { readonly duplicate?: true };
}

export function rulesVersionOfTable({ rules }: Pick<TableHeader, 'rules'>): number {
  return rules ?? FIRST_RULES_VERSION;
}

export function chairSeedOf(chair: Chair): string {
  return chair.type === 'person' ? chair.seed : '';
}

/** The user for whom a free chair is reserved. */
export function expectedOf(chair: Chair): UserId | null {
  return chair.type === 'open' ? (chair.for ?? null) : null;
}

export function holderOf(chair: Chair): UserId | null {
  return chair.type === 'person' || chair.type === 'shared' ? chair.user : null;
}
