import type { MatchId, TournamentSettings, UserId } from '@safehouse/protocol';

/** A bot of the server that takes part to fill up; its number counts within the tournament. */
export type BotPlayerId = `bot:${number}`;
export type PlayerId = UserId | BotPlayerId;

/** Ids of users have no colon. */
export function isBot(id: PlayerId): id is BotPlayerId {
  return id.startsWith('bot:');
}

export function isPerson(id: PlayerId): id is UserId {
  return !isBot(id);
}

/** Two who play each other: the first of them sits at seat 0. */
export interface Pairing {
  readonly match: MatchId;
  readonly players: readonly [PlayerId, PlayerId];
}

/** `none`: the match ended without a result, and nobody gets points for it. */
export type PairingOutcome = 'first' | 'second' | 'draw' | 'none';

export interface PairingResult {
  readonly outcome: PairingOutcome;
  /** How well each seat did with its cards, to compare those who held the same ones. */
  readonly scores: readonly [number, number];
}

/** Everything that can happen to a tournament. All else is computed from the list of events. */
export type TournamentEvent =
  | {
      readonly type: 'created';
      readonly settings: TournamentSettings;
      readonly host: UserId;
      /** The server's seeds of all matches come from it. It stays on the server until the end. */
      readonly secret: string;
    }
  /** Also for one who comes back. `rating` orders those who have no points yet; `level` is that of a bot. */
  | {
      readonly type: 'joined';
      readonly player: PlayerId;
      readonly rating: number;
      readonly seed: string;
      readonly level?: string;
      /** A program that plays by the API under the name of a user. */
      readonly isApiBot?: true;
    }
  | { readonly type: 'left'; readonly player: PlayerId }
  /** By an admin, or because of a ban: they cannot come back. */
  | { readonly type: 'removed'; readonly player: PlayerId }
  /** By an admin. */
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'started' }
  /** `byes` have no opponent because of the number of players, `walkovers` because theirs has left. */
  | {
      readonly type: 'paired';
      readonly round: number;
      readonly pairings: readonly Pairing[];
      readonly byes: readonly PlayerId[];
      readonly walkovers: readonly PlayerId[];
    }
  | { readonly type: 'result'; readonly match: MatchId; readonly result: PairingResult }
  | { readonly type: 'finished' }
  | { readonly type: 'cancelled'; readonly reason: 'too-few' | 'host' | 'admin' };

/** One line of the stored log. Versions count from 1 without gaps. */
export interface TournamentEntry {
  readonly version: number;
  readonly at: number;
  readonly event: TournamentEvent;
}
