import type { WrittenMove } from '@safehouse/contract';

/** The best bot's opinion, given what the seat knew. */
export interface AnalysedDecision {
  readonly best: WrittenMove;
  /** Win probabilities of the best move and of the move played. */
  readonly bestWin: number;
  readonly playedWin: number;
}

/** The win probability lost by not playing the best move; never negative. */
export function decisionCost(decision: AnalysedDecision | null): number {
  return decision ? decision.bestWin - decision.playedWin : 0;
}
