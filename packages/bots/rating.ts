/** 95 % of normal values lie within this many standard deviations. */
const Z95 = 1.96;

/** The 95 % interval of a mean share. One share per deal: matches with the same deal are not independent. */
export function confidenceInterval95(shares: readonly number[]): readonly [number, number] {
  const count = shares.length;
  if (count === 0) return [0, 1];
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(spread / (count - 1) / count) : 1;
  if (error === 0) return wilsonInterval(mean, count);
  return [Math.max(0, mean - Z95 * error), Math.min(1, mean + Z95 * error)];
}

/** Wilson's interval, which does not become empty when all shares are the same. */
function wilsonInterval(share: number, count: number): readonly [number, number] {
  const z2 = Z95 ** 2;
  const centre = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2))) / (1 + z2 / count);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** The Elo difference for a share of wins; null where it would be infinite. */
export function eloFromScore(share: number): number | null {
  return share <= 0 || share >= 1 ? null : -400 * Math.log10(1 / share - 1);
}

export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * Wald's sequential probability ratio test with normal shares: is the first bot at least `better` Elo points stronger, or
 * not stronger at all? Null while undecided; errors of either kind stay below 5 %.
 */
export function sprt(shares: readonly number[], better: number): 'stronger' | 'not stronger' | null {
  const count = shares.length;
  if (count < 10) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / count || 1e-6;
  const [none, some] = [0.5, expectedScore(better)];
  const evidence = ((some - none) * (2 * mean - none - some) * count) / (2 * variance);
  const bound = Math.log(0.95 / 0.05);
  if (evidence >= bound) return 'stronger';
  return evidence <= -bound ? 'not stronger' : null;
}

/**
 * Maximum-likelihood Elo ratings of a cross table (Bradley-Terry), where `wins[a][b]` is how often a beat b; the first
 * player has 0. Half a win is added both ways, so that no rating is infinite.
 */
export function bradleyTerryRatings(wins: readonly (readonly number[])[]): number[] {
  const strength = wins.map(() => 1);
  for (let round = 0; round < 2000; round++) {
    for (const a of wins.keys()) {
      let won = 0;
      let expected = 0;
      for (const b of wins.keys()) {
        if (a === b) continue;
        won += wins[a][b] + 0.5;
        expected += (wins[a][b] + wins[b][a] + 1) / (strength[a] + strength[b]);
      }
      strength[a] = won / expected;
    }
  }
  return strength.map((value) => 400 * Math.log10(value / strength[0]));
}
