import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMatch, RandomBelow } from './load-target.ts';

/** Matches at which a move can be made now, and those who wait for one. */
export class MatchPool {
  readonly #idleMatches: LiveMatch[];
  readonly #waiting: ((match: LiveMatch) => void)[] = [];
  readonly #below: RandomBelow;
  moves = 0;

  constructor(matches: readonly LiveMatch[], below: RandomBelow) {
    this.#idleMatches = [...matches];
    this.#below = below;
  }

  /** One move somewhere: at once, or as soon as some match is free for it. */
  async playMove(): Promise<void> {
    const match =
      this.#idleMatches.shift() ?? (await new Promise<LiveMatch>((resolve) => this.#waiting.push(resolve)));
    await match.play(this.#below);
    this.moves++;
    if (match.isOver) void match.restart().then(() => this.#release(match));
    else this.#release(match);
  }

  #release(match: LiveMatch): void {
    const next = this.#waiting.shift();
    if (next) next(match);
    else this.#idleMatches.push(match);
  }
}

/** So many moves are under way at any time, for so long: moves a second. */
export async function closedLoop(hall: MatchPool, underWay: number, ms: number): Promise<number> {
  const began = performance.now();
  const before = hall.moves;
  const players = Array.from({ length: underWay }, async () => {
    while (performance.now() - began < ms) await hall.playMove();
  });
  await sleep(ms);
  const rate = (1000 * (hall.moves - before)) / (performance.now() - began);
  await Promise.all(players);
  return rate;
}

const MIN_IN_FLIGHT = 32;
const WARM_UP_IN_FLIGHT = 128;

/** So many moves before anything is measured: a server that has been up for a while has its code compiled. */
export async function warmUp(hall: MatchPool, moves: number): Promise<void> {
  const end = hall.moves + moves;
  const players = Array.from({ length: WARM_UP_IN_FLIGHT }, async () => {
    while (hall.moves < end) await hall.playMove();
  });
  await Promise.all(players);
}

/** More and more moves under way, as long as that makes more moves a second: how many were best. */
export async function findSaturation(hall: MatchPool, most: number): Promise<number> {
  let best = { underWay: MIN_IN_FLIGHT, rate: 0 };
  for (let underWay = MIN_IN_FLIGHT; underWay <= most; underWay *= 2) {
    const rate = await closedLoop(hall, underWay, 2000);
    if (rate > best.rate) best = { underWay, rate };
  }
  return best.underWay;
}

/**
 * Moves at set times, whether or not the earlier ones have been answered. The milliseconds of each from the time it was
 * due, not from when it could be sent: a server that stalls cannot hide it by keeping its clients waiting.
 */
export async function openLoop(hall: MatchPool, perSecond: number, ms: number): Promise<Float64Array> {
  const total = Math.round((perSecond * ms) / 1000);
  const latencies = new Float64Array(total);
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  while (underWay.length < total) {
    const due = began + (1000 * underWay.length) / perSecond;
    if (performance.now() < due) await sleep(1);
    else underWay.push(timeMove(hall, due, latencies, underWay.length));
  }
  await Promise.all(underWay);
  return latencies.sort();
}

async function timeMove(hall: MatchPool, due: number, latencies: Float64Array, i: number): Promise<void> {
  await hall.playMove();
  latencies[i] = performance.now() - due;
}
