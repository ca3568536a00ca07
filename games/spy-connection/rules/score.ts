import { type Result, SEATS } from '@safehouse/contract';
import type { Reason } from './facts.ts';
import type { Ring, State } from './state.ts';

/** SC-28, as it stands now. */
export function score(state: State, ring: Ring): number {
  let total = 0;
  for (const card of ring.completed) total += state.board.points[card];
  for (const card of ring.missions) total += countBits(state.marks[card]);
  return total;
}

/** SC-28: of equal scores the later seat's wins. */
export function finalResult(state: State, reason: Reason): Result {
  const scores = state.rings.map((ring) => score(state, ring));
  const winner = scores.lastIndexOf(Math.max(...scores));
  return { winners: [SEATS[winner]], reason, scores };
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
