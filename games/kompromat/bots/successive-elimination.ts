import { mean, pairedDifference } from '@safehouse/bots';

/** In worlds. */
const ELIMINATION_INTERVAL = 8;
/** In standard errors: arms that lag behind the leader by more are eliminated. */
const ELIMINATION_THRESHOLD = 2.5;
/** In standard errors: the favourite is replaced only by a leader with a larger lead. */
const FAVOURITE_MARGIN = 0.7;

/**
 * Successive elimination for best-arm identification: all arms are tried in the same worlds, so that differences are
 * not due to luck, and clearly worse arms are eliminated. Arm 0 is the favourite of the policy, so a small lag is
 * probably noise.
 */
export class SuccessiveElimination {
  /** By arm: its result in each world it was tried in. */
  readonly #resultsByArm: number[][];
  #activeArms: number[];
  #worldCount = 0;

  constructor(arms: number) {
    this.#resultsByArm = Array.from({ length: arms }, () => []);
    this.#activeArms = [...this.#resultsByArm.keys()];
  }

  get isDecided(): boolean {
    return this.#activeArms.length === 1;
  }

  /** Tries all active arms in one more world. */
  runRound(tryArm: (arm: number) => number): void {
    for (const arm of this.#activeArms) this.#resultsByArm[arm].push(tryArm(arm));
    if (++this.#worldCount % ELIMINATION_INTERVAL === 0 && this.#worldCount > ELIMINATION_INTERVAL)
      this.#eliminateLaggards();
  }

  visits(arm: number): number {
    return this.#resultsByArm[arm].length;
  }

  /** The mean of the leader, minus the lag of this arm in the worlds in which both were tried. */
  winEstimate(arm: number): number {
    const leader = this.#leader;
    return mean(this.#resultsByArm[leader]) + this.#lead(arm, leader).mean;
  }

  /** A mean above 1 or below 0 means that the match ended at once in every world: that is not noise. */
  get bestArm(): number {
    const leader = this.#leader;
    if (mean(this.#resultsByArm[leader]) > 1 || mean(this.#resultsByArm[0]) < 0) return leader;
    const lead = this.#lead(0, leader);
    return this.#activeArms.includes(0) && -lead.mean <= FAVOURITE_MARGIN * lead.error ? 0 : leader;
  }

  get #leader(): number {
    return this.#activeArms.reduce((best, arm) =>
      mean(this.#resultsByArm[arm]) > mean(this.#resultsByArm[best]) ? arm : best,
    );
  }

  #eliminateLaggards(): void {
    const leader = this.#leader;
    this.#activeArms = this.#activeArms.filter((arm) => {
      const lead = this.#lead(arm, leader);
      return arm === leader || -lead.mean <= ELIMINATION_THRESHOLD * lead.error;
    });
  }

  #lead(arm: number, other: number): ReturnType<typeof pairedDifference> {
    return pairedDifference(this.#resultsByArm[arm], this.#resultsByArm[other]);
  }
}
