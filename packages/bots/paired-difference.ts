/** Squares added to those seen: a few worlds that agree by chance are no proof. */
const PRIOR_SQUARES = 0.1;

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** By how much one is ahead of another in the same worlds, and the standard error of that. */
export function pairedDifference(
  one: readonly number[],
  other: readonly number[],
): { readonly mean: number; readonly error: number } {
  const leads = one.map((win, world) => win - other[world]);
  const middle = mean(leads);
  const squares = leads.reduce((sum, lead) => sum + (lead - middle) ** 2, PRIOR_SQUARES);
  return { mean: middle, error: Math.sqrt(squares) / Math.max(1, leads.length) };
}
