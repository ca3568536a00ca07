import type { MatchId, TournamentSettings, UserId } from '@safehouse/protocol';

/** One of the server's bots that fill up a tournament, numbered within it. */
export type BotPlayerId = `bot:${number}`;
export type PlayerId = UserId | BotPlayerId;

/** User ids contain no colon. */
export function isBot(id: PlayerId): id is BotPlayerId {
  return id.startsWith('bot:');
}

export function isPerson(id: PlayerId): id is UserId {
  return !isBot(id);
}

/** The first of the two players sits at seat 0. */
export interface Pairing {
  readonly match: MatchId;
  readonly players: readonly [PlayerId, PlayerId];
}

/** `none`: the match ended without a result, and nobody gets points for it. */
export type PairingOutcome = 'first' | 'second' | 'draw' | 'none';

export interface PairingResult {
  readonly outcome: PairingOutcome;
  /** The score of each seat, for comparison with those who held the same cards. */
  readonly scores: readonly [number, number];
}

/** Everything that can happen to a tournament. All else is computed from the list of events. */
export type TournamentEvent =
  | {
      readonly type: 'created';
      readonly settings: TournamentSettings;
      readonly host: UserId;
      /** The server's seeds of all matches are computed from it. It stays on the server until the end. */
      readonly secret: string;
      /** Of the bots that fill up, in the order in which they join. Missing in older ones: all are of the chosen level. */
      readonly botLevels?: readonly string[];
    }
  /** Also when a player returns. `rating` orders players without points; `level` is a bot's level. */
  | {
      readonly type: 'joined';
      readonly player: PlayerId;
      readonly rating: number;
      readonly seed: string;
      readonly level?: string;
      /** A program that plays through the API under the name of a user. */
      readonly isApiBot?: true;
    }
  | { readonly type: 'left'; readonly player: PlayerId }
  /** By an admin, or because of a ban. A removed player cannot return. */
  | { readonly type: 'removed'; readonly player: PlayerId }
  /** By an admin. */
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'started' }
  /** `byes`: no opponent because of the number of players; `walkovers`: no opponent because theirs has left. */
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
