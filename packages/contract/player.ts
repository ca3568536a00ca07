import type { Random } from './chance.ts';
import type { WrittenMove } from './moves.ts';
import type { Seat } from './seat.ts';

/** How long a player may think. Time is kept outside; inside it is only asked whether to go on. */
export interface Budget {
  /** May one more round of thinking begin, after so many? */
  allows(rounds: number): boolean;
}

/** So many rounds of thinking, whatever they take: the same seed and budget give the same move. */
export function roundsBudget(most: number): Budget {
  return { allows: (rounds) => rounds < most };
}

/** So much time by a clock that is handed in. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const end = now() + milliseconds;
  return { allows: () => now() < end };
}

/** What a player knows when asked to move. There is no way from here to the true state. */
export interface Turn<View extends object = object, Written extends WrittenMove = WrittenMove> {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Written[];
  readonly random: Random;
  readonly budget: Budget;
}

/** Somebody who moves: takes what a seat may know, answers with one of the legal moves. */
export interface Player<View extends object = object, Written extends WrittenMove = WrittenMove> {
  choose(turn: Turn<View, Written>): Written;
}

/** A player for people, with the time in milliseconds that a move of theirs may take. */
export interface BotLevel {
  readonly player: Player;
  readonly timeLimitMs: number;
}

/** A legal move, how likely it seems to win, and how much thinking stands behind that. */
export interface ScoredMove<Written extends WrittenMove = WrittenMove> {
  readonly move: Written;
  /** From 0 to 1; a draw counts half. */
  readonly win: number;
  readonly visits: number;
}

/** A player who can say why: hints and analysis show what it weighs. */
export interface Evaluator<View extends object = object, Written extends WrittenMove = WrittenMove>
  extends Player<View, Written> {
  /** Every legal move, the best first. */
  scoreMoves(turn: Turn<View, Written>): readonly ScoredMove<Written>[];
}
