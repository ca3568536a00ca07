import { networksOf } from './networks.ts';

export interface OpenLimits {
  /** Wider networks get a multiple of this. */
  readonly perAddress: number;
  readonly total: number;
}

/** How many connections are open, by network and in total. */
export class OpenCounts {
  readonly #limits: OpenLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: OpenLimits) {
    this.#limits = limits;
  }

  /** Is one more connection from this address allowed? */
  hasCapacityFor(address: string): boolean {
    const { perAddress, total } = this.#limits;
    if (this.#total >= total) return false;
    return networksOf(address).every(({ key, factor }) => (this.#counts.get(key) ?? 0) < perAddress * factor);
  }

  add(address: string): void {
    this.#total++;
    for (const { key } of networksOf(address)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  remove(address: string): void {
    this.#total--;
    for (const { key } of networksOf(address)) {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }
}
