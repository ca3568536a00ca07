import type { PlayerId } from './entries.ts';
import { lotOf } from './lots.ts';
import type { PlayerState, Tournament } from './tournament.ts';

/** A player's seats so far. */
export interface SeatRecord {
  /** First seats minus second seats. */
  readonly balance: number;
  /** Null before the first match. */
  readonly last: 0 | 1 | null;
}

export function seatRecordOf({ history }: PlayerState): SeatRecord {
  let balance = 0;
  let last: SeatRecord['last'] = null;
  for (const played of history) {
    if (played.type !== 'match') continue;
    balance += played.seat === 0 ? 1 : -1;
    last = played.seat;
  }
  return { balance, last };
}

/** Penalties for a pairing in which both players had the same seat more often. */
const UNBALANCED = 400_000;
const SLIGHTLY_UNBALANCED = 600;
const SAME_SEAT_AGAIN = 100;

/** How bad a pairing is for the balance of seats: one player gets a seat that both have had too often. */
export function seatPenalty(a: SeatRecord, b: SeatRecord): number {
  if (a.balance * b.balance <= 0) return a.last !== null && a.last === b.last ? SAME_SEAT_AGAIN : 0;
  return Math.min(Math.abs(a.balance), Math.abs(b.balance)) >= 2 ? UNBALANCED : SLIGHTLY_UNBALANCED;
}

/** The first seat goes to whoever had it less often, then to whoever did not have it last time, then by lot. */
export function inSeatOrder(
  { commitment, rounds }: Tournament,
  a: PlayerState,
  b: PlayerState,
): readonly [PlayerId, PlayerId] {
  const [one, other] = [seatRecordOf(a), seatRecordOf(b)];
  const last = (other.last ?? 0.5) - (one.last ?? 0.5);
  const lot = lotOf(commitment, `seat ${rounds.length} ${a.id} ${b.id}`) % 2 === 0 ? -1 : 1;
  return (one.balance - other.balance || last || lot) < 0 ? [a.id, b.id] : [b.id, a.id];
}
