import { commitmentTo } from '@safehouse/protocol';
import type { Shared } from '../store/postgres/shared.ts';
import { newSeed } from './create.ts';

const LASTS = 600_000;

/** The same as Commitments, where one process makes a commitment and another one redeems it. */
export class SharedCommitments {
  readonly #shared: Shared;
  readonly #now: () => number;

  constructor(shared: Shared, now: () => number) {
    this.#shared = shared;
    this.#now = now;
  }

  async make(): Promise<string> {
    const seed = newSeed();
    const commitment = commitmentTo(seed);
    await this.#shared.commit(commitment, seed, this.#now() + LASTS);
    return commitment;
  }

  /** The seed behind a commitment, once. */
  redeem(commitment: string): Promise<string | null> {
    return this.#shared.redeem(commitment, this.#now());
  }
}
