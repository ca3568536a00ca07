/** How often the field is looked at, in worlds, and how sure it must be that a move lags behind. */
const HEAT = 8;
const SURE = 2.5;
/** In standard errors: by less than this the favourite does not lose its place. */
const MARGIN = 0.7;
/** Squares added to those seen: a few worlds that agree by chance are no proof. */
const DOUBT = 0.1;

/**
 * Moves tried in the same worlds, so that what they differ by is not luck; those that lag clearly drop out. The
 * first is the favourite: a rule of play speaks for it, so that a small lag may well be noise.
 */
export class Race {
  /** By arm: what came of it in each world it was tried in, from the first on. */
  readonly #wins: number[][];
  #running: number[];
  #worlds = 0;

  constructor(arms: number) {
    this.#wins = Array.from({ length: arms }, () => []);
    this.#running = [...this.#wins.keys()];
  }

  get decided(): boolean {
    return this.#running.length === 1;
  }

  /** Tries all arms still running in one more world. */
  heat(tryArm: (arm: number) => number): void {
    for (const arm of this.#running) this.#wins[arm].push(tryArm(arm));
    if (++this.#worlds % HEAT === 0 && this.#worlds > HEAT) this.#dropLaggards();
  }

  visits(arm: number): number {
    return this.#wins[arm].length;
  }

  /** Measured by the lead of the best over it, in the worlds both were tried in. */
  win(arm: number): number {
    const leader = this.#leader;
    return mean(this.#wins[leader]) - this.#lag(leader, arm).mean;
  }

  /** The arm to bet on. A win beyond 1 or below 0 has ended the match at once in every world: that is no noise. */
  get best(): number {
    const leader = this.#leader;
    if (mean(this.#wins[leader]) > 1 || mean(this.#wins[0]) < 0) return leader;
    const lag = this.#lag(leader, 0);
    return this.#running.includes(0) && lag.mean <= MARGIN * lag.error ? 0 : leader;
  }

  get #leader(): number {
    return this.#running.reduce((best, arm) => (mean(this.#wins[arm]) > mean(this.#wins[best]) ? arm : best));
  }

  #dropLaggards(): void {
    const leader = this.#leader;
    this.#running = this.#running.filter((arm) => {
      const { mean, error } = this.#lag(leader, arm);
      return arm === leader || mean <= SURE * error;
    });
  }

  #lag(leader: number, arm: number): { readonly mean: number; readonly error: number } {
    const ahead = this.#wins[leader];
    const lags = this.#wins[arm].map((win, world) => ahead[world] - win);
    const middle = mean(lags);
    const squares = lags.reduce((sum, lag) => sum + (lag - middle) ** 2, 0);
    return { mean: middle, error: Math.sqrt(squares + DOUBT) / Math.max(1, lags.length) };
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
