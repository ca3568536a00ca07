import { setTimeout as sleep } from 'node:timers/promises';
import type { Below, LiveMatch } from './lane.ts';

/** Matches at which a move can be made now, and those who wait for one. */
export class Hall {
  readonly #ready: LiveMatch[];
  readonly #waiting: ((match: LiveMatch) => void)[] = [];
  readonly #below: Below;
  moves = 0;

  constructor(matches: readonly LiveMatch[], below: Below) {
    this.#ready = [...matches];
    this.#below = below;
  }

  /** One move somewhere: at once, or as soon as some match is free for it. */
  async play(): Promise<void> {
    const match =
      this.#ready.shift() ?? (await new Promise<LiveMatch>((resolve) => this.#waiting.push(resolve)));
    await match.play(this.#below);
    this.moves++;
    if (match.isOver) void match.again().then(() => this.#free(match));
    else this.#free(match);
  }

  #free(match: LiveMatch): void {
    const next = this.#waiting.shift();
    if (next) next(match);
    else this.#ready.push(match);
  }
}

/** So many moves are under way at any time, for so long: moves a second. */
export async function closedLoop(hall: Hall, underWay: number, ms: number): Promise<number> {
  const began = performance.now();
  const before = hall.moves;
  const players = Array.from({ length: underWay }, async () => {
    while (performance.now() - began < ms) await hall.play();
  });
  await sleep(ms);
  const rate = (1000 * (hall.moves - before)) / (performance.now() - began);
  await Promise.all(players);
  return rate;
}

const FEWEST = 32;
const WARM_UP = 128;

/** So many moves before anything is measured: a server that has been up for a while has its code compiled. */
export async function warmUp(hall: Hall, moves: number): Promise<void> {
  const end = hall.moves + moves;
  const players = Array.from({ length: WARM_UP }, async () => {
    while (hall.moves < end) await hall.play();
  });
  await Promise.all(players);
}

/** More and more moves under way, as long as that makes more moves a second: how many were best. */
export async function saturation(hall: Hall, most: number): Promise<number> {
  let best = { underWay: FEWEST, rate: 0 };
  for (let underWay = FEWEST; underWay <= most; underWay *= 2) {
    const rate = await closedLoop(hall, underWay, 2000);
    if (rate > best.rate) best = { underWay, rate };
  }
  return best.underWay;
}

/**
 * Moves at set times, whether or not the earlier ones have been answered. The milliseconds of each from the time it was
 * due, not from when it could be sent: a server that stalls cannot hide it by keeping its clients waiting.
 */
export async function openLoop(hall: Hall, perSecond: number, ms: number): Promise<Float64Array> {
  const total = Math.round((perSecond * ms) / 1000);
  const latencies = new Float64Array(total);
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  while (underWay.length < total) {
    const due = began + (1000 * underWay.length) / perSecond;
    if (performance.now() < due) await sleep(1);
    else underWay.push(timed(hall, due, latencies, underWay.length));
  }
  await Promise.all(underWay);
  return latencies.sort();
}

async function timed(hall: Hall, due: number, latencies: Float64Array, i: number): Promise<void> {
  await hall.play();
  latencies[i] = performance.now() - due;
}
