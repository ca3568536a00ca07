import type { LiveMatch } from './load-target.ts';
import { cpuSeconds } from './processes.ts';

export interface StartsResult {
  readonly starts: number;
  readonly startsPerSecond: number;
  /** CPU time of the server, over ten parts of the run: other load on the machine only makes a part worse. */
  readonly microsecondsPerStart: { readonly best: number; readonly median: number };
}

const PARTS = 10;

/** All pairs of players start matches one after the other, without moves. */
export async function measureStarts(pairs: readonly LiveMatch[], pid: number, starts: number): Promise<StartsResult> {
  await startMatches(pairs, starts / 2);
  const perPart = Math.round(starts / PARTS);
  const began = performance.now();
  const parts: number[] = [];
  while (parts.length < PARTS) {
    const before = cpuSeconds(pid) ?? Number.NaN;
    await startMatches(pairs, perPart);
    parts.push(Math.round((1_000_000 * ((cpuSeconds(pid) ?? Number.NaN) - before)) / perPart));
  }
  parts.sort((a, b) => a - b);
  return {
    starts: PARTS * perPart,
    startsPerSecond: Math.round((1000 * PARTS * perPart) / (performance.now() - began)),
    microsecondsPerStart: { best: parts[0], median: parts[PARTS / 2] },
  };
}

async function startMatches(pairs: readonly LiveMatch[], count: number): Promise<void> {
  let left = count;
  const startNext = async (pair: LiveMatch) => {
    while (left-- > 0) await pair.restart();
  };
  await Promise.all(pairs.map(startNext));
}
