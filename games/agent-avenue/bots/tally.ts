import type { Move, Weighed } from '@safehouse/contract';
import { type AgentAvenueMove, words } from '../rules/moves.ts';

/** A move as a mind sees it: how likely it wins, and how often to make it so that nobody can count on it. */
export interface Thought extends Weighed<AgentAvenueMove> {
  readonly share: number;
  /** How likely it wins if the other side does what one would like it to. */
  readonly hope: number;
}

/** Adds up what the rounds of thinking say about the moves. */
export class Tally {
  readonly #wins = new Map<Move, number>();
  readonly #shares = new Map<Move, number>();
  readonly #hopes = new Map<Move, number>();
  #rounds = 0;

  beginRound(): void {
    this.#rounds++;
  }

  add(move: Move, win: number, share: number, hope = win): void {
    this.#wins.set(move, (this.#wins.get(move) ?? 0) + win);
    this.#shares.set(move, (this.#shares.get(move) ?? 0) + share);
    this.#hopes.set(move, (this.#hopes.get(move) ?? 0) + hope);
  }

  thoughts(): Thought[] {
    return [...this.#wins].map(([move, wins]) => ({
      move: words.write(move),
      win: Math.min(1, Math.max(0, wins / this.#rounds)),
      share: (this.#shares.get(move) ?? 0) / this.#rounds,
      hope: (this.#hopes.get(move) ?? 0) / this.#rounds,
      visits: this.#rounds,
    }));
  }
}
