import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { ChatContent, ChatMessage, MatchView, ViewedEvent } from '@safehouse/protocol';
import type { RequestError } from '../online/api.ts';

/** How the page is connected with whoever runs the match. `gone`: there is no such match. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone';

/** What is said at a table. */
export interface TableChat {
  readonly lines: ReadonlySignal<readonly ChatMessage[]>;
  send(saying: ChatContent): void;
}

/** A match on the screen, wherever it is run: on a server, or in this browser. */
export interface MatchSource {
  readonly kind: 'local' | 'online';
  readonly matchView: ReadonlySignal<MatchView | null>;
  /** All that this viewer was told so far, the oldest first. */
  readonly events: ReadonlySignal<readonly ViewedEvent[]>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The last no that came, until the next wish or until it was read. */
  readonly refusal: Signal<RequestError | null>;
  /** A wish is on its way. */
  readonly isPending: ReadonlySignal<boolean>;
  /** Null where there is nobody to talk to. */
  readonly chat: TableChat | null;
  /** The time by which its clocks run. */
  now(): number;
  move(move: WrittenMove): void;
  undo(): void;
  /** Answers somebody else's wish to undo. */
  answerUndo(agree: boolean): void;
  resign(): void;
  /** The page as this viewer saw it at an earlier version; null where it cannot be had. */
  matchViewAt(version: number): Promise<MatchView | null>;
  /** Another match of the same kind; tells where it is. */
  rematch(): Promise<string | null>;
  /** Takes a free seat. */
  join(): void;
  /** Gets up before the match has begun. */
  leave(): void;
  /** Looks from another of the own seats: for a shared device. */
  switchSeat(seat: number): void;
  close(): void;
}
