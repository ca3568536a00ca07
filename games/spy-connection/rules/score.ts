import { type Result, SEATS } from '@safehouse/contract';
import type { EndReason } from './facts.ts';
import type { PlayerState, State } from './state.ts';

/** SC-28, for the current state. */
export function score(state: State, ring: PlayerState): number {
  let total = 0;
  for (const card of ring.completed) total += state.board.points[card];
  for (const card of ring.missions) total += countBits(state.marks[card]);
  return total;
}

/** SC-28: with equal scores the later seat wins. */
export function computeResult(state: State, reason: EndReason): Result {
  const scores = state.players.map((ring) => score(state, ring));
  const winner = scores.lastIndexOf(Math.max(...scores));
  return { winners: [SEATS[winner]], reason, scores };
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
