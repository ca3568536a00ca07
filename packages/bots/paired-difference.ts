/** Added to the sum of squares: a few worlds that agree by chance must not look certain. */
const PRIOR_SQUARES = 0.1;

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** The mean lead of one move over another in the same worlds, and its standard error. */
export function pairedDifference(
  wins: readonly number[],
  otherWins: readonly number[],
): { readonly mean: number; readonly error: number } {
  const leads = wins.map((win, world) => win - otherWins[world]);
  const meanLead = mean(leads);
  const squares = leads.reduce((sum, lead) => sum + (lead - meanLead) ** 2, PRIOR_SQUARES);
  return { mean: meanLead, error: Math.sqrt(squares) / Math.max(1, leads.length) };
}
