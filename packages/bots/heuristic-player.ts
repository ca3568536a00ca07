import type { Evaluator, Move, Player, Random, Seat, WrittenMove } from '@safehouse/contract';

/** A move for a seat in a sampled world, chosen from that seat's view only. */
export type SeatPolicy = (world: object, seat: Seat, random: Random) => Move;

/**
 * A player that may also share its knowledge of the game, hand-written or learned: its move scores, its belief about
 * hidden cards and its value estimate.
 */
export interface HeuristicPlayer<
  View extends object = object,
  Written extends WrittenMove = WrittenMove,
  State extends object = object,
> extends Player<View, Written>,
    Partial<Pick<Evaluator<View, Written>, 'scoreMoves'>> {
  /** A state that fits the view, weighted by how likely it is if `opponent` plays the other seats. */
  sampleWorld?(view: View, seat: Seat, random: Random, opponent: SeatPolicy): State;
  /** A seat's probability of winning; null if it cannot be estimated at this point of a match. */
  estimateValue?(state: State, seat: Seat): number | null;
}
