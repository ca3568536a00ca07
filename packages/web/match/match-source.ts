import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { ChatContent, ChatMessage, MatchView, PresenceMessage, ViewedEvent } from '@safehouse/protocol';
import type { RequestError } from '../online/api.ts';

/** `gone`: there is no such match. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone';

export interface TableChat {
  readonly lines: ReadonlySignal<readonly ChatMessage[]>;
  /** The number of messages by others since the chat was last on the screen. */
  readonly unreadCount: ReadonlySignal<number>;
  /** Marks all messages so far as read. */
  markRead(): void;
  send(saying: ChatContent): void;
}

/** Which other players are away, and when the match can be claimed from them. */
export type TablePresence = Omit<PresenceMessage, 'type' | 'on'>;

export const EVERYBODY_HERE: TablePresence = { away: [], claimAfterMs: null };

/** A match on the screen, run by a server or by this browser. */
export interface MatchSource {
  readonly kind: 'local' | 'online';
  readonly matchView: ReadonlySignal<MatchView | null>;
  /** All events as this viewer sees them, the oldest first. */
  readonly events: ReadonlySignal<readonly ViewedEvent[]>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The last refusal, until the next command or until it was dismissed. */
  readonly refusal: Signal<RequestError | null>;
  /** True while a command has not been answered. */
  readonly isPending: ReadonlySignal<boolean>;
  readonly presence: ReadonlySignal<TablePresence>;
  /** The number of spectators. */
  readonly spectators: ReadonlySignal<number>;
  /** Null for a local match. */
  readonly chat: TableChat | null;
  /** The spectators' chat; players can read it after the match. Null for a local match. */
  readonly spectatorChat: TableChat | null;
  /** The server's time; for a local match, this device's. */
  now(): number;
  move(move: WrittenMove): void;
  undo(): void;
  /** Answers another player's undo request. */
  answerUndo(answer: { readonly agree: boolean }): void;
  resign(): void;
  /** Claims the match from a player who has been away for long; the server checks that. */
  claim(): void;
  /** The view at an earlier version; null if it is not available. */
  matchViewAt(version: number): Promise<MatchView | null>;
  /** Creates another match of the same kind and returns its path. */
  rematch(): Promise<string | null>;
  join(): void;
  /** Leaves a table that has not started. */
  leave(): void;
  /** Shows the view of another seat of the same person, on a shared device. */
  switchSeat(seat: number): void;
  close(): void;
}
