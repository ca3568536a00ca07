/** The item with the highest value; the first of several equal ones. */
export function argMax<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  let [best] = items;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const itemValue = value(item);
    if (itemValue > bestValue) [best, bestValue] = [item, itemValue];
  }
  return best;
}
