import type { Analysis } from './analysis.ts';
import { decisionCost } from './decision.ts';

/** Where a side's result came from. Both together are the result less an even share. */
export interface ResultBreakdown {
  /** What the deal, the draws and the hidden cards gave or took. */
  readonly luck: number;
  /** What was decided at the table, by this side and by the others. */
  readonly play: number;
  /** What the own decisions cost, by what the best bot would have played: never below zero. */
  readonly mistakeCost: number;
}

export function breakDownResult(analysis: Analysis, side: number): ResultBreakdown {
  const { sides, start, moves, end } = analysis;
  const even = 1 / sides.length;
  const luck = moves.reduce((sum, step) => sum + step.luck[side], start[side] - even);
  const own = moves.filter(({ seat }) => sides[side].some((one) => one === seat));
  const cost = own.reduce((sum, { decision }) => sum + decisionCost(decision), 0);
  return { luck, play: end[side] - even - luck, mistakeCost: cost };
}

/** A mistake or a stroke of luck that is worth a word. */
export interface TurningPoint {
  /** The move it is about, counted from 0. */
  readonly moveIndex: number;
  readonly type: 'mistake' | 'luck';
  readonly side: number;
  /** What the mistake cost its side, or the luck gave to it. */
  readonly size: number;
}

/** Smaller ones are within the noise. */
const MIN_TURNING_POINT = 0.05;

/** The moments that turned the match most, in the order they came. */
export function turningPoints(analysis: Analysis, most: number): TurningPoint[] {
  const { sides, moves } = analysis;
  const mistakes = moves.map(
    ({ seat, decision }, at): TurningPoint => ({
      moveIndex: at,
      type: 'mistake',
      side: sides.findIndex((side) => side.includes(seat)),
      size: decisionCost(decision),
    }),
  );
  const lucky = moves.flatMap(({ luck }, at) =>
    luck.map((size, side): TurningPoint => ({ moveIndex: at, type: 'luck', side, size })),
  );
  return [...mistakes, ...lucky]
    .filter(({ size }) => size >= MIN_TURNING_POINT)
    .sort((a, b) => b.size - a.size)
    .slice(0, most)
    .sort((a, b) => a.moveIndex - b.moveIndex);
}
