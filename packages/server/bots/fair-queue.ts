/** A queue that serves its owners in turn, however much each of them has put into it. */
export class FairQueue<T> {
  /** The owner to be served next comes first. */
  readonly #itemsByOwner = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(owner: string): number {
    return this.#itemsByOwner.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const items = this.#itemsByOwner.get(owner);
    if (items) items.push(item);
    else this.#itemsByOwner.set(owner, [item]);
    this.#size++;
  }

  shift(): T | undefined {
    for (const [owner, items] of this.#itemsByOwner) {
      this.#itemsByOwner.delete(owner);
      const item = items.shift();
      if (items.length > 0) this.#itemsByOwner.set(owner, items);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Empties the queue. */
  takeAll(): T[] {
    const items = [...this.#itemsByOwner.values()].flat();
    this.#itemsByOwner.clear();
    this.#size = 0;
    return items;
  }
}
