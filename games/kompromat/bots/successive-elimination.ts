/** How often the field is looked at, in worlds, and how sure it must be that a move lags behind. */
const ELIMINATION_INTERVAL = 8;
const ELIMINATION_THRESHOLD = 2.5;
/** In standard errors: by less than this the favourite does not lose its place. */
const FAVOURITE_MARGIN = 0.7;
/** Squares added to those seen: a few worlds that agree by chance are no proof. */
const PRIOR_SQUARES = 0.1;

/**
 * Moves tried in the same worlds, so that what they differ by is not luck; those that lag clearly drop out. The
 * first is the favourite: a rule of play speaks for it, so that a small lag may well be noise.
 */
export class SuccessiveElimination {
  /** By arm: what came of it in each world it was tried in, from the first on. */
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

  /** Tries all arms still running in one more world. */
  runRound(tryArm: (arm: number) => number): void {
    for (const arm of this.#activeArms) this.#resultsByArm[arm].push(tryArm(arm));
    if (++this.#worldCount % ELIMINATION_INTERVAL === 0 && this.#worldCount > ELIMINATION_INTERVAL)
      this.#eliminateLaggards();
  }

  visits(arm: number): number {
    return this.#resultsByArm[arm].length;
  }

  /** Measured by the lead of the best over it, in the worlds both were tried in. */
  winEstimate(arm: number): number {
    const leader = this.#leader;
    return mean(this.#resultsByArm[leader]) - this.#lag(leader, arm).mean;
  }

  /** The arm to bet on. A win beyond 1 or below 0 has ended the match at once in every world: that is no noise. */
  get bestArm(): number {
    const leader = this.#leader;
    if (mean(this.#resultsByArm[leader]) > 1 || mean(this.#resultsByArm[0]) < 0) return leader;
    const lag = this.#lag(leader, 0);
    return this.#activeArms.includes(0) && lag.mean <= FAVOURITE_MARGIN * lag.error ? 0 : leader;
  }

  get #leader(): number {
    return this.#activeArms.reduce((best, arm) =>
      mean(this.#resultsByArm[arm]) > mean(this.#resultsByArm[best]) ? arm : best,
    );
  }

  #eliminateLaggards(): void {
    const leader = this.#leader;
    this.#activeArms = this.#activeArms.filter((arm) => {
      const { mean, error } = this.#lag(leader, arm);
      return arm === leader || mean <= ELIMINATION_THRESHOLD * error;
    });
  }

  #lag(leader: number, arm: number): { readonly mean: number; readonly error: number } {
    const ahead = this.#resultsByArm[leader];
    const lags = this.#resultsByArm[arm].map((win, world) => ahead[world] - win);
    const middle = mean(lags);
    const squares = lags.reduce((sum, lag) => sum + (lag - middle) ** 2, 0);
    return { mean: middle, error: Math.sqrt(squares + PRIOR_SQUARES) / Math.max(1, lags.length) };
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
