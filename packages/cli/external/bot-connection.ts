import type { Seat, WrittenMove } from '@safehouse/contract';

/** What an external bot is told when it is to move. Contains only what its seat may know. */
export interface BotQuestion {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly WrittenMove[];
  /** What the seat has been told since the match began, the oldest first. */
  readonly facts: readonly object[];
  /** The time limit for the answer, in milliseconds. */
  readonly ms: number;
  /** For its own random numbers, so that a series can be repeated. */
  readonly seed: number;
}

/** A running external bot. It gets one question at a time. */
export interface BotConnection {
  /** The raw answer. Rejects if the bot can no longer answer. */
  ask(question: BotQuestion): Promise<unknown>;
  close(): void;
}
