import { type Result, SEATS, type Seat } from '@safehouse/contract';

interface ChallengeOutcome {
  readonly result: Result;
  readonly seat: Seat;
}

/** The lead in points. A tie, which the later seat wins (SC-28), counts as 1. */
export function challengeScore({ result, seat }: ChallengeOutcome): number {
  const { winners, scores } = result;
  const lead = (scores[seat] ?? 0) - (scores[SEATS[1 - seat]] ?? 0);
  return (winners.includes(seat) ? 1 : -1) * Math.max(1, Math.abs(lead));
}
