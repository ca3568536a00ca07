import { type Result, SEATS, type Seat } from '@safehouse/contract';

interface SeatOutcome {
  readonly result: Result;
  readonly seat: Seat;
}

/** KO-20: a loss by notoriety counts more than any lead in points. */
const NOTORIETY_SCORE = 30;

/** The lead in points. A tie decided by tokens counts as 1. */
export function challengeScore({ result, seat }: SeatOutcome): number {
  const { winners, scores } = result;
  if (winners.length === 0) return 0;
  const sign = winners.includes(seat) ? 1 : -1;
  const [own, other] = [seat, SEATS[1 - seat]].map((player) => scores[player] ?? null);
  if (own === null || other === null) return sign * NOTORIETY_SCORE;
  return sign * Math.max(1, Math.abs(own - other));
}
