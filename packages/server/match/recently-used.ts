/** Keys with weights, the least recently used first. */
export class RecentlyUsed<Key> {
  readonly #maxWeight: number;
  readonly #weights = new Map<Key, number>();
  #total = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  delete(key: Key): void {
    this.#total -= this.#weights.get(key) ?? 0;
    this.#weights.delete(key);
  }

  /** Marks the key as most recently used. Returns the keys that are over the limit now; they are dropped. */
  touch(key: Key, weight: number): Key[] {
    this.delete(key);
    this.#weights.set(key, weight);
    this.#total += weight;
    const excess: Key[] = [];
    for (const oldest of this.#weights.keys()) {
      if (this.#total <= this.#maxWeight || oldest === key) break;
      this.delete(oldest);
      excess.push(oldest);
    }
    return excess;
  }
}
