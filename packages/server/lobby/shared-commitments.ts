import { commitmentFor, newSeed } from '@safehouse/protocol';
import type { Coordination } from '../store/postgres/coordination.ts';

const LIFETIME_MS = 600_000;

/** Like Commitments, for several processes: one creates a commitment and another may redeem it. */
export class SharedCommitments {
  readonly #shared: Coordination;
  readonly #now: () => number;

  constructor(shared: Coordination, now: () => number) {
    this.#shared = shared;
    this.#now = now;
  }

  async make(): Promise<string> {
    const seed = newSeed();
    const commitment = commitmentFor(seed);
    await this.#shared.saveCommitment(commitment, seed, this.#now() + LIFETIME_MS);
    return commitment;
  }

  /** The seed behind a commitment. Works once. */
  redeem(commitment: string): Promise<string | null> {
    return this.#shared.redeemCommitment(commitment, this.#now());
  }
}
