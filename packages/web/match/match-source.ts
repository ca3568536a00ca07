import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { ChatContent, ChatMessage, MatchView, PresenceMessage, ViewedEvent } from '@safehouse/protocol';
import type { RequestError } from '../online/api.ts';

/** `gone`: there is no such match. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone';

export interface TableChat {
  readonly lines: ReadonlySignal<readonly ChatMessage[]>;
  /** What others have said since the chat was last on the screen. */
  readonly unreadCount: ReadonlySignal<number>;
  /** Everything so far is on the screen. */
  markRead(): void;
  send(saying: ChatContent): void;
}

/** Which other players are away, and when their match may be claimed. */
export type TablePresence = Omit<PresenceMessage, 'type' | 'on'>;

export const EVERYBODY_HERE: TablePresence = { away: [], claimAfterMs: null };

/** A match on the screen, whether a server or this browser runs it. */
export interface MatchSource {
  readonly kind: 'local' | 'online';
  readonly matchView: ReadonlySignal<MatchView | null>;
  /** All events as this viewer sees them, the oldest first. */
  readonly events: ReadonlySignal<readonly ViewedEvent[]>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The last refusal, until the next command or until it was dismissed. */
  readonly refusal: Signal<RequestError | null>;
  /** A command has not been answered yet. */
  readonly isPending: ReadonlySignal<boolean>;
  readonly presence: ReadonlySignal<TablePresence>;
  /** The number of spectators. */
  readonly spectators: ReadonlySignal<number>;
  /** Null for a local match. */
  readonly chat: TableChat | null;
  /** What spectators say to each other; players read it when the match is over. Null for a local match. */
  readonly spectatorChat: TableChat | null;
  /** The time of the server, or of this device for a local match. */
  now(): number;
  move(move: WrittenMove): void;
  undo(): void;
  /** Answers another player's undo request. */
  answerUndo(answer: { readonly agree: boolean }): void;
  resign(): void;
  /** Ends the match of a player who has been away for long; the server checks. */
  claim(): void;
  /** The view at an earlier version; null if it is not available. */
  matchViewAt(version: number): Promise<MatchView | null>;
  /** Creates another match of the same kind and returns its path. */
  rematch(): Promise<string | null>;
  join(): void;
  /** Before the match has started. */
  leave(): void;
  /** Shows the view of another seat of the same person, on a shared device. */
  switchSeat(seat: number): void;
  close(): void;
}
