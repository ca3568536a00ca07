import type { LiveMatch } from './load-target.ts';
import { cpuSeconds } from './processes.ts';

export interface StartsResult {
  readonly starts: number;
  readonly startsPerSecond: number;
  /** CPU time of the server, over ten parts of the run: other load on the machine only makes a part worse. */
  readonly microsecondsPerStart: { readonly best: number; readonly median: number };
}

const PARTS = 10;

/** How a pair gets to its next match: a rematch follows a match that one of them has resigned. */
export type StartWay = 'create' | 'rematch';

export interface StartsPlan {
  /** The server's process id. */
  readonly pid: number;
  readonly starts: number;
  readonly startWay: StartWay;
}

/** All pairs of players start matches one after the other, without moves. */
export async function measureStarts(
  pairs: readonly LiveMatch[],
  { pid, starts, startWay }: StartsPlan,
): Promise<StartsResult> {
  const startMatches = (count: number) => startInTurn(pairs, count, startWay);
  await startMatches(starts / 2);
  const perPart = Math.round(starts / PARTS);
  const began = performance.now();
  const parts: number[] = [];
  while (parts.length < PARTS) {
    const before = cpuSeconds(pid) ?? Number.NaN;
    await startMatches(perPart);
    parts.push(Math.round((1_000_000 * ((cpuSeconds(pid) ?? Number.NaN) - before)) / perPart));
  }
  parts.sort((a, b) => a - b);
  return {
    starts: PARTS * perPart,
    startsPerSecond: Math.round((1000 * PARTS * perPart) / (performance.now() - began)),
    microsecondsPerStart: { best: parts[0], median: parts[PARTS / 2] },
  };
}

async function startInTurn(pairs: readonly LiveMatch[], count: number, way: StartWay): Promise<void> {
  let left = count;
  const startNext = async (pair: LiveMatch) => {
    while (left-- > 0) {
      if (way === 'rematch') await pair.resign?.();
      await pair.restart();
    }
  };
  await Promise.all(pairs.map(startNext));
}
