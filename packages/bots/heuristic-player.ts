import type { Evaluator, Move, Player, Random, Seat, WrittenMove } from '@safehouse/contract';

/** What somebody answers in an imagined world, seeing no more than what a seat sees there. */
export type SeatPolicy = (world: object, seat: Seat, random: Random) => Move;

/**
 * A player whose knowledge others may borrow, as much of it as there is: what it weighs, the worlds it believes in and
 * how it judges them. The seam for knowledge of a game, written or learned.
 */
export interface HeuristicPlayer<
  View extends object = object,
  Written extends WrittenMove = WrittenMove,
  State extends object = object,
> extends Player<View, Written>,
    Partial<Pick<Evaluator<View, Written>, 'scoreMoves'>> {
  /** A state that fits the view, as likely as `mind`, who sits in the other seats, would have brought it about. */
  sampleWorld?(view: View, seat: Seat, random: Random, mind: SeatPolicy): State;
  /** How likely a seat wins from here; null where that cannot be said before the match has gone on. */
  estimateValue?(state: State, seat: Seat): number | null;
}
