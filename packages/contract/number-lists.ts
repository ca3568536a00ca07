/**
 * Operations on short lists of numbers, which rules need at every move. The built-in ones would allocate a new list
 * (`splice`), free memory that is needed again (`length = 0`) or be slower than a loop (`includes`).
 */

export function contains(list: readonly number[], item: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return true;
  return false;
}

export function clearList(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Takes one item out, keeping the order. */
export function removeItem(list: number[], item: number): void {
  for (let i = list.indexOf(item) + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}
