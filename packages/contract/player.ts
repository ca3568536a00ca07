import type { Random } from './chance.ts';
import type { WrittenMove } from './moves.ts';
import type { AnyFact } from './scoped-fact.ts';
import type { Seat } from './seat.ts';

/** How long a player may think. The clock is outside; a player only asks whether to continue. */
export interface Budget {
  /** Whether another round of thinking may begin after this many. */
  allows(rounds: number): boolean;
}

/** A number of rounds, however long they take: the same seed and budget give the same move. */
export function roundsBudget(maxRounds: number): Budget {
  return { allows: (rounds) => rounds < maxRounds };
}

/** Time by the clock passed in. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const end = now() + milliseconds;
  return { allows: () => now() < end };
}

/** What a player knows when asked to move. It gives no access to the real state. */
export interface Turn<
  View extends object = object,
  Written extends WrittenMove = WrittenMove,
  Fact extends AnyFact = AnyFact,
> {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Written[];
  readonly random: Random;
  readonly budget: Budget;
  /** What the seat has been told of the moves so far, the oldest first. Missing for a position without a history. */
  readonly facts?: readonly Fact[];
}

/** Chooses one of the legal moves, given what its seat may know. */
export interface Player<View extends object = object, Written extends WrittenMove = WrittenMove> {
  /** An element of `turn.legal`, or a copy of one. */
  choose(turn: Turn<View, Written>): Written;
}

/** A bot for people to play against, with its time limit per move. */
export interface BotLevel {
  readonly player: Player;
  readonly timeLimitMs: number;
  /** Loads what the player needs for a match with this view, for example a net. Awaited before it is asked for moves. */
  load?(view: object): Promise<void>;
}

/** A legal move with its estimated probability of winning and the number of visits behind it. */
export interface ScoredMove<Written extends WrittenMove = WrittenMove> {
  readonly move: Written;
  /** From 0 to 1; a draw counts half. */
  readonly win: number;
  readonly visits: number;
}

/** A player that can score all moves, for hints and analysis. */
export interface Evaluator<View extends object = object, Written extends WrittenMove = WrittenMove>
  extends Player<View, Written> {
  /** Every legal move, the best first. */
  scoreMoves(turn: Turn<View, Written>): readonly ScoredMove<Written>[];
}
