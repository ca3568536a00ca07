import type { WrittenMove } from '@safehouse/contract';

/** What the best bot makes of a decision, knowing what its seat knew. */
export interface AnalysedDecision {
  readonly best: WrittenMove;
  /** How likely the best move and the one played seem to win. */
  readonly bestWin: number;
  readonly playedWin: number;
}

/** What it cost not to play the best: never below zero. */
export function decisionCost(decision: AnalysedDecision | null): number {
  return decision ? decision.bestWin - decision.playedWin : 0;
}
