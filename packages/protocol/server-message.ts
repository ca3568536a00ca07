import type { Result, Vocabulary } from '@safehouse/contract';
import type { ClockRule } from './clock.ts';
import type { ClubInvitationView } from './club.ts';
import type { MatchId, UserId } from './ids.ts';
import type { JsonChange } from './json-diff.ts';
import type { LiveTable } from './live.ts';
import type { MatchStatus, MatchView, PlayerView, ViewedEvent } from './match-view.ts';
import type { OnlineView } from './online.ts';
import type { FriendStatus, InvitationView } from './people.ts';
import type { ServerRefusal } from './refusals.ts';
import type { SeriesLength, SeriesView } from './series.ts';
import type { ChatMessage, SeekRequest } from './social.ts';
import type { TournamentView } from './tournament.ts';

/** Changes whenever client and server of different releases would misunderstand each other. Updates are packed. */
export const PROTOCOL_VERSION = 5;
/** The same protocol with updates in JSON, for programs that cannot read packed ones. */
export const PLAIN_PROTOCOL_VERSION = 4;

export type ProtocolVersion = typeof PROTOCOL_VERSION | typeof PLAIN_PROTOCOL_VERSION;

/** A match as one viewer sees it now. `events`: what they missed after the version they named. */
export interface SnapshotMessage {
  readonly type: 'snapshot';
  readonly on: number;
  readonly match: MatchView;
  readonly events?: readonly ViewedEvent[];
}

/** What happened since the last message, and what that changed in the viewer's `MatchView`. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly on: number;
  readonly events: readonly ViewedEvent[];
  readonly changes: readonly JsonChange[];
}

/** Sent once per connection before the first snapshot of a game: the vocabulary of packed updates of its matches. */
export interface VocabularyMessage extends Vocabulary {
  readonly type: 'vocabulary';
  readonly game: string;
  /** As in `MatchView`. */
  readonly rules?: number;
}

export type OwnOutcome = 'won' | 'lost' | 'drawn';

/** A match in a list. */
export interface ListedMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly options: object;
  readonly status: MatchStatus;
  readonly version: number;
  readonly updatedAt: number;
  readonly seats: number;
  /** The players' names; null for a deleted user. */
  readonly people: readonly (string | null)[];
  /** Other people and bots, as far as they may be shown in a list. */
  readonly opponents: readonly PlayerView[];
  readonly clockRule: ClockRule;
  readonly rated: boolean;
  readonly yourTurn: boolean;
  readonly result: Result | null;
  /** How a finished match ended for the user; missing where that is not known. */
  readonly outcome?: OwnOutcome;
  /** Only in a series. */
  readonly series?: Pick<SeriesView, 'bestOf' | 'match' | 'won'>;
  /** The record is withheld until this time, because others still play the same deal. */
  readonly closedUntil?: number;
}

/** Somebody who looks for an opponent: a user with the same settings is paired with them. */
export interface OpenSeek {
  readonly user: UserId;
  readonly game: string;
  readonly mode: string;
  readonly options: SeekRequest['options'];
  readonly clock: ClockRule;
  readonly rated: boolean;
  /** Missing for a single match. */
  readonly bestOf?: SeriesLength;
  readonly rating: number;
  readonly since: number;
}

/** A page of a user's finished matches, as everybody may see them. `next`: the cursor of the next page. */
export interface UserMatches {
  readonly matches: readonly ListedMatch[];
  readonly next: number | null;
}

export interface ListedSeek extends OpenSeek {
  readonly name: string;
}

/** A player who does not have the match open; `since` is the server's time in milliseconds. */
export interface AbsentSeat {
  readonly seat: number;
  readonly since: number;
}

/** Which of the other players are away. Sent on every change, only to the players. */
export interface PresenceMessage {
  readonly type: 'presence';
  readonly on: number;
  readonly away: readonly AbsentSeat[];
  /** When the match may be claimed from a player who is to move and away; null at a table with a clock. */
  readonly claimAfterMs: number | null;
}

export type GoodbyeReason =
  | 'shutting-down'
  /** Client and server have different protocol versions: a page must reload. */
  | 'other-protocol'
  | 'signed-out'
  | 'too-many-requests'
  | 'too-many-connections';

/** Everything the server sends. `on` is the client's number of the subscription. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: ProtocolVersion;
      readonly user: { readonly id: string; readonly name: string } | null;
      readonly now: number;
    }
  | SnapshotMessage
  | UpdateMessage
  | VocabularyMessage
  | PresenceMessage
  | {
      readonly type: 'done';
      readonly on: number;
      readonly key?: string;
      readonly version: number;
      /** The rematch, after `rematch`; `version` is then its version. */
      readonly match?: MatchId;
    }
  | {
      readonly type: 'refused';
      readonly on?: number;
      readonly key?: string;
      readonly refusal: ServerRefusal;
    }
  | {
      readonly type: 'lobby';
      readonly on: number;
      readonly tables: readonly ListedMatch[];
      /** Missing on servers of an earlier release. */
      readonly seeks?: readonly ListedSeek[];
    }
  /** The live tables, the best first, and how many there are of all games. */
  | {
      readonly type: 'live';
      readonly on: number;
      readonly tables: readonly LiveTable[];
      readonly count: number;
    }
  /** The table on the front page; null if nobody plays. */
  | { readonly type: 'tv'; readonly on: number; readonly match: MatchId | null; readonly count: number }
  /** The number of spectators of a match. */
  | { readonly type: 'spectators'; readonly on: number; readonly count: number }
  | { readonly type: 'tournament'; readonly on: number; readonly view: TournamentView }
  /** Something in this club has changed. */
  | { readonly type: 'club'; readonly on: number; readonly club: string }
  | {
      readonly type: 'mine';
      readonly on: number;
      readonly matches: readonly ListedMatch[];
      /** Missing on servers of an earlier release. */
      readonly invitations?: readonly InvitationView[];
      /** Missing if there are none. */
      readonly clubInvitations?: readonly ClubInvitationView[];
    }
  /** Friends who are offline or invisible are not listed. */
  | {
      readonly type: 'friends';
      readonly on: number;
      readonly online: readonly { readonly user: string; readonly status: FriendStatus }[];
    }
  /** `people` only if they have changed. */
  | ({ readonly type: 'online'; readonly on: number } & Pick<OnlineView, 'count'> & Partial<OnlineView>)
  | { readonly type: 'chat'; readonly on: number; readonly match: MatchId; readonly line: ChatMessage }
  /** A chat message between spectators. */
  | { readonly type: 'spectator-chat'; readonly on: number; readonly match: MatchId; readonly line: ChatMessage }
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  | { readonly type: 'goodbye'; readonly reason: GoodbyeReason };

/** Why the server closed a socket. */
export const CLOSE_CODES = {
  'shutting-down': 1001,
  'other-protocol': 4010,
  'signed-out': 4001,
  'too-many-requests': 4029,
  'too-many-connections': 4030,
} as const satisfies { readonly [reason in GoodbyeReason]: number };
