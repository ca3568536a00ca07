import type { Random } from './chance.ts';
import type { WrittenMove } from './moves.ts';
import type { Seat } from './seat.ts';

/** What a player knows when asked to move. There is no way from here to the true state. */
export interface Turn<View extends object = object, Written extends WrittenMove = WrittenMove> {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Written[];
  readonly random: Random;
}

/** Somebody who moves: takes what a seat may know, answers with one of the legal moves. */
export interface Player<View extends object = object, Written extends WrittenMove = WrittenMove> {
  choose(turn: Turn<View, Written>): Written;
}
