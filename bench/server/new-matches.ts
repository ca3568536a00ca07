import type { LiveMatch } from './load-target.ts';
import { cpuSeconds } from './processes.ts';

export interface StartsResult {
  readonly starts: number;
  readonly startsPerSecond: number;
  /** CPU time of the server; null if unknown. */
  readonly microsecondsPerStart: number | null;
}

/** All pairs of players start matches one after the other, without moves. */
export async function measureStarts(pairs: readonly LiveMatch[], pid: number, starts: number): Promise<StartsResult> {
  await startMatches(pairs, starts / 2);
  const before = cpuSeconds(pid);
  const began = performance.now();
  await startMatches(pairs, starts);
  const after = cpuSeconds(pid);
  return {
    starts,
    startsPerSecond: Math.round((1000 * starts) / (performance.now() - began)),
    microsecondsPerStart:
      before === null || after === null ? null : Math.round((1_000_000 * (after - before)) / starts),
  };
}

async function startMatches(pairs: readonly LiveMatch[], count: number): Promise<void> {
  let left = count;
  const startNext = async (pair: LiveMatch) => {
    while (left-- > 0) await pair.restart();
  };
  await Promise.all(pairs.map(startNext));
}
