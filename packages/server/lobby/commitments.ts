import { commitmentFor, newSeed, refusal, type ServerRefusal } from '@safehouse/protocol';

export const COMMITMENT_USED_UP = refusal('bad-options', 'this commitment was used already or has expired');

export interface CommitmentSource {
  redeem(commitment: string): Promise<string | null> | string | null;
}

/** The server's seed behind the commitment. Without a commitment it is drawn later. */
export async function redeemCommitment(
  commitments: CommitmentSource,
  commitment: string | undefined,
): Promise<{ readonly serverSeed?: string } | ServerRefusal> {
  if (commitment === undefined) return {};
  const serverSeed = await commitments.redeem(commitment);
  return serverSeed === null ? COMMITMENT_USED_UP : { serverSeed };
}

const LIFETIME_MS = 600_000;
const MAX_COMMITMENTS = 50_000;

/**
 * Seeds to which the server has committed itself before it knows the player's. Each is valid for one table or search
 * and a few minutes. Kept in memory only: after a restart the client requests another one.
 */
export class Commitments {
  readonly #now: () => number;
  readonly #seeds = new Map<string, { readonly seed: string; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  make(): string {
    const seed = newSeed();
    const commitment = commitmentFor(seed);
    this.#seeds.set(commitment, { seed, until: this.#now() + LIFETIME_MS });
    const [oldest] = this.#seeds.keys();
    if (this.#seeds.size > MAX_COMMITMENTS) this.#seeds.delete(oldest);
    return commitment;
  }

  /** The seed behind a commitment. Works once. */
  redeem(commitment: string): string | null {
    const kept = this.#seeds.get(commitment);
    this.#seeds.delete(commitment);
    return kept && kept.until > this.#now() ? kept.seed : null;
  }
}
