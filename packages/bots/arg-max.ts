/** The item with the highest value; among equals the first. */
export function argMax<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  let [best] = items;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const itemValue = value(item);
    if (itemValue > bestValue) [best, bestValue] = [item, itemValue];
  }
  return best;
}
