import type { Analysis } from './analysis.ts';
import { decisionCost } from './decision.ts';

/** Luck and skill of a side. Their sum is its result minus an equal share. */
export interface ResultBreakdown {
  /** The change caused by the deal, draws and hidden cards. */
  readonly luck: number;
  /** The change caused by all decisions, of this side and of the others. */
  readonly play: number;
  /** The cost of this side's own decisions compared with the best bot's; never negative. */
  readonly mistakeCost: number;
}

export function breakDownResult(analysis: Analysis, side: number): ResultBreakdown {
  const { sides, start, moves, end } = analysis;
  const even = 1 / sides.length;
  const luck = moves.reduce((sum, step) => sum + step.luck[side], start[side] - even);
  const ownMoves = moves.filter(({ seat }) => sides[side].includes(seat));
  const cost = ownMoves.reduce((sum, { decision }) => sum + decisionCost(decision), 0);
  return { luck, play: end[side] - even - luck, mistakeCost: cost };
}

export interface TurningPoint {
  readonly moveIndex: number;
  readonly type: 'mistake' | 'luck';
  readonly side: number;
  /** The cost of the mistake, or the gain from luck. */
  readonly size: number;
}

/** Smaller changes are noise. */
const MIN_TURNING_POINT = 0.05;

/** The biggest turning points, in chronological order. */
export function turningPoints(analysis: Analysis, most: number): TurningPoint[] {
  return pointsBySize(analysis)
    .filter(({ size }) => size >= MIN_TURNING_POINT)
    .slice(0, most)
    .sort((a, b) => a.moveIndex - b.moveIndex);
}

/** The move with the biggest turning point, however small; null if nothing changed the win probabilities. */
export function decisiveMove(analysis: Analysis): number | null {
  const biggest = pointsBySize(analysis).find(({ size }) => size > 0);
  return biggest?.moveIndex ?? null;
}

/** All mistakes and all lucky events, the biggest first. */
function pointsBySize({ sides, moves }: Analysis): TurningPoint[] {
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
  return [...mistakes, ...lucky].sort((a, b) => b.size - a.size);
}
