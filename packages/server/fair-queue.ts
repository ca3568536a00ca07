/** A queue that serves its owners round-robin, however many items each has in it. */
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

  /** The largest number of items of one owner. */
  get maxCount(): number {
    return this.#largest()?.length ?? 0;
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
      if (item === undefined) continue;
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** The last item of the owner with the most items. */
  popFromLargest(): T | undefined {
    const items = this.#largest();
    // An owner without items is dropped when it is their turn.
    if (items) this.#size--;
    return items?.pop();
  }

  #largest(): T[] | undefined {
    let largest: T[] | undefined;
    for (const items of this.#itemsByOwner.values()) if (items.length > (largest?.length ?? 0)) largest = items;
    return largest;
  }

  /** Empties the queue. */
  takeAll(): T[] {
    const items = [...this.#itemsByOwner.values()].flat();
    this.#itemsByOwner.clear();
    this.#size = 0;
    return items;
  }
}
