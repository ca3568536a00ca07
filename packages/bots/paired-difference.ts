/** Added to the squared deviations: a few worlds that agree by chance prove little. */
const PRIOR_SQUARES = 0.1;

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** The mean lead of the first move over the second in the worlds where it was tried, with its standard error. */
export function pairedDifference(
  results: readonly number[],
  otherResults: readonly number[],
): { readonly mean: number; readonly error: number } {
  const leads = results.map((win, world) => win - otherResults[world]);
  const meanLead = mean(leads);
  const squares = leads.reduce((sum, lead) => sum + (lead - meanLead) ** 2, 0);
  return { mean: meanLead, error: Math.sqrt(squares + PRIOR_SQUARES) / Math.max(1, leads.length) };
}
