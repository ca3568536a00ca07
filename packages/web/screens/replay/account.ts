import type { Analysis } from './analysis.ts';
import { costOf } from './decision.ts';

/** Where a side's result came from. Both together are the result less an even share. */
export interface Account {
  /** What the deal, the draws and the hidden cards gave or took. */
  readonly luck: number;
  /** What was decided at the table, by this side and by the others. */
  readonly play: number;
  /** What the own decisions cost, by what the best bot would have played: never below zero. */
  readonly cost: number;
}

export function accountOf(analysis: Analysis, side: number): Account {
  const { sides, start, steps, end } = analysis;
  const even = 1 / sides.length;
  const luck = steps.reduce((sum, step) => sum + step.luck[side], start[side] - even);
  const own = steps.filter(({ seat }) => sides[side].some((one) => one === seat));
  const cost = own.reduce((sum, { decision }) => sum + costOf(decision), 0);
  return { luck, play: end[side] - even - luck, cost };
}

/** A mistake or a stroke of luck that is worth a word. */
export interface Moment {
  /** The move it is about, counted from 0. */
  readonly at: number;
  readonly type: 'mistake' | 'luck';
  readonly side: number;
  /** What the mistake cost its side, or the luck gave to it. */
  readonly size: number;
}

/** Smaller ones are within the noise. */
const WORTH_A_WORD = 0.05;

/** The moments that turned the match most, in the order they came. */
export function moments(analysis: Analysis, most: number): Moment[] {
  const { sides, steps } = analysis;
  const mistakes = steps.map(
    ({ seat, decision }, at): Moment => ({
      at,
      type: 'mistake',
      side: sides.findIndex((side) => side.includes(seat)),
      size: costOf(decision),
    }),
  );
  const lucky = steps.flatMap(({ luck }, at) =>
    luck.map((size, side): Moment => ({ at, type: 'luck', side, size })),
  );
  return [...mistakes, ...lucky]
    .filter(({ size }) => size >= WORTH_A_WORD)
    .sort((a, b) => b.size - a.size)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
