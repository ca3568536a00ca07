import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { ChatLine, MatchPage, Saying, Told } from '@safehouse/protocol';
import type { No } from '../online/api.ts';

/** How the page is connected with whoever runs the match. `gone`: there is no such match. */
export type Link = 'connecting' | 'live' | 'lost' | 'gone';

/** What is said at a table. */
export interface TableTalk {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  say(saying: Saying): void;
}

/** A match on the screen, wherever it is run: on a server, or in this browser. */
export interface MatchSource {
  readonly kind: 'local' | 'online';
  readonly page: ReadonlySignal<MatchPage | null>;
  /** All that this viewer was told so far, the oldest first. */
  readonly story: ReadonlySignal<readonly Told[]>;
  readonly link: ReadonlySignal<Link>;
  /** The last no that came, until the next wish or until it was read. */
  readonly refusal: Signal<No | null>;
  /** A wish is on its way. */
  readonly isPending: ReadonlySignal<boolean>;
  /** Null where there is nobody to talk to. */
  readonly talk: TableTalk | null;
  /** The time by which its clocks run. */
  now(): number;
  move(move: WrittenMove): void;
  undo(): void;
  /** Answers somebody else's wish to undo. */
  answerUndo(agree: boolean): void;
  resign(): void;
  /** The page as this viewer saw it at an earlier version; null where it cannot be had. */
  past(version: number): Promise<MatchPage | null>;
  /** Another match of the same kind; tells where it is. */
  rematch(): Promise<string | null>;
  /** Takes a free seat. */
  join(): void;
  /** Gets up before the match has begun. */
  leave(): void;
  /** Looks from another of the own seats: for a shared device. */
  sitAt(seat: number): void;
  close(): void;
}
