import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMatch, RandomBelow } from './load-target.ts';

/** Provides matches without a move in flight. Callers wait if there is none. */
export class MatchPool {
  readonly #idleMatches: LiveMatch[];
  readonly #waiting: ((match: LiveMatch) => void)[] = [];
  readonly #below: RandomBelow;
  moves = 0;

  constructor(matches: readonly LiveMatch[], below: RandomBelow) {
    this.#idleMatches = [...matches];
    this.#below = below;
  }

  /** Plays one move in any match, as soon as one is free. */
  async playMove(): Promise<void> {
    const match = this.#idleMatches.shift() ?? (await new Promise<LiveMatch>((resolve) => this.#waiting.push(resolve)));
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

/** Keeps a constant number of moves in flight; returns moves per second. */
export async function closedLoop(pool: MatchPool, inFlight: number, ms: number): Promise<number> {
  const began = performance.now();
  const before = pool.moves;
  const players = Array.from({ length: inFlight }, async () => {
    while (performance.now() - began < ms) await pool.playMove();
  });
  await sleep(ms);
  const rate = (1000 * (pool.moves - before)) / (performance.now() - began);
  await Promise.all(players);
  return rate;
}

const MIN_IN_FLIGHT = 32;
const WARM_UP_IN_FLIGHT = 128;

/** Plays moves before anything is measured, so that the server's code is compiled by the JIT. */
export async function warmUp(pool: MatchPool, moves: number): Promise<void> {
  const end = pool.moves + moves;
  const players = Array.from({ length: WARM_UP_IN_FLIGHT }, async () => {
    while (pool.moves < end) await pool.playMove();
  });
  await Promise.all(players);
}

/** The number of moves in flight that gives the most moves per second. */
export async function findSaturation(pool: MatchPool, maxInFlight: number): Promise<number> {
  let best = { inFlight: MIN_IN_FLIGHT, rate: 0 };
  for (let inFlight = MIN_IN_FLIGHT; inFlight <= maxInFlight; inFlight *= 2) {
    const rate = await closedLoop(pool, inFlight, 2000);
    if (rate > best.rate) best = { inFlight, rate };
  }
  return best.inFlight;
}

/**
 * Plays moves at a fixed rate, whether or not earlier ones are done. Latency is measured from the time a move was due,
 * not from when it was sent: a server that stalls cannot hide it by making its clients wait (coordinated omission).
 */
export async function openLoop(pool: MatchPool, perSecond: number, ms: number): Promise<Float64Array> {
  const total = Math.round((perSecond * ms) / 1000);
  const latencies = new Float64Array(total);
  const began = performance.now();
  const moves: Promise<void>[] = [];
  while (moves.length < total) {
    const due = began + (1000 * moves.length) / perSecond;
    if (performance.now() < due) await sleep(1);
    else moves.push(timeMove(pool, due, latencies, moves.length));
  }
  await Promise.all(moves);
  return latencies.sort();
}

async function timeMove(pool: MatchPool, due: number, latencies: Float64Array, i: number): Promise<void> {
  await pool.playMove();
  latencies[i] = performance.now() - due;
}
