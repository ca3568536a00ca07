import type { Move, ScoredMove } from '@safehouse/contract';
import { type AgentAvenueMove, MOVE_CODEC } from '../rules/moves.ts';

/** A scored move with its place in a mixed strategy. */
export interface MoveEvaluation extends ScoredMove<AgentAvenueMove> {
  /** How often the mixed strategy plays it. */
  readonly probability: number;
  /** The win probability against a careless opponent, who takes or hides any card. */
  readonly winIfCareless: number;
}

/** Averages the evaluations of all search rounds. */
export class MoveStatistics {
  readonly #wins = new Map<Move, number>();
  readonly #probabilities = new Map<Move, number>();
  readonly #carelessWins = new Map<Move, number>();
  #rounds = 0;

  startRound(): void {
    this.#rounds++;
  }

  add(move: Move, win: number, probability: number, winIfCareless = win): void {
    this.#wins.set(move, (this.#wins.get(move) ?? 0) + win);
    this.#probabilities.set(move, (this.#probabilities.get(move) ?? 0) + probability);
    this.#carelessWins.set(move, (this.#carelessWins.get(move) ?? 0) + winIfCareless);
  }

  evaluations(): MoveEvaluation[] {
    return [...this.#wins].map(([move, wins]) => ({
      move: MOVE_CODEC.write(move),
      win: Math.min(1, Math.max(0, wins / this.#rounds)),
      probability: (this.#probabilities.get(move) ?? 0) / this.#rounds,
      winIfCareless: (this.#carelessWins.get(move) ?? 0) / this.#rounds,
      visits: this.#rounds,
    }));
  }
}
