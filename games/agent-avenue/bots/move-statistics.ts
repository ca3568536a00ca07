import type { Move, ScoredMove } from '@safehouse/contract';
import { type AgentAvenueMove, MOVE_CODEC } from '../rules/moves.ts';

/** A move as a mind sees it: how likely it wins, and how often to make it so that nobody can count on it. */
export interface MoveEvaluation extends ScoredMove<AgentAvenueMove> {
  readonly probability: number;
  /** How likely it wins if the other side does what one would like it to. */
  readonly optimisticWin: number;
}

/** Adds up what the rounds of thinking say about the moves. */
export class MoveStatistics {
  readonly #wins = new Map<Move, number>();
  readonly #probabilities = new Map<Move, number>();
  readonly #optimisticWins = new Map<Move, number>();
  #rounds = 0;

  startRound(): void {
    this.#rounds++;
  }

  add(move: Move, win: number, probability: number, optimisticWin = win): void {
    this.#wins.set(move, (this.#wins.get(move) ?? 0) + win);
    this.#probabilities.set(move, (this.#probabilities.get(move) ?? 0) + probability);
    this.#optimisticWins.set(move, (this.#optimisticWins.get(move) ?? 0) + optimisticWin);
  }

  evaluations(): MoveEvaluation[] {
    return [...this.#wins].map(([move, wins]) => ({
      move: MOVE_CODEC.write(move),
      win: Math.min(1, Math.max(0, wins / this.#rounds)),
      probability: (this.#probabilities.get(move) ?? 0) / this.#rounds,
      optimisticWin: (this.#optimisticWins.get(move) ?? 0) / this.#rounds,
      visits: this.#rounds,
    }));
  }
}
