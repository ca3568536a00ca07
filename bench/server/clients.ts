/** The clients, in a process of their own: `clients.ts PLAN`, where PLAN is JSON. Prints one JSON object. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { type LaneName, type LiveMatch, laneOf } from './lane.ts';
import { closedLoop, Hall, openLoop, saturation, warmUp } from './load.ts';
import { cpuSeconds, residentBytes, stolenMilliseconds } from './processes.ts';
import { sizes } from './sizes.ts';

export interface Plan {
  readonly what: 'load' | 'idle' | 'sizes';
  readonly lane: LaneName;
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  /** How many matches are played at a time, or how many lines are held. */
  readonly count: number;
  /** Moves that are made before anything is measured. */
  readonly warmUpMoves: number;
  readonly throughputSeconds: number;
  readonly latencyWindows: number;
  readonly latencySeconds: number;
  readonly movesPerSecond: number;
}

export interface LoadFound {
  readonly movesPerSecond: number;
  /** By the processor time the server got: what a core of its own would make of it, whatever else the machine does. */
  readonly movesPerServerCpuSecond: number | null;
  readonly underWay: number;
  readonly serverCpuShare: number | null;
  readonly clientCpuShare: number;
  /** Lines that were lost and opened anew. */
  readonly reconnections: number;
  readonly latency: readonly LatencyFound[];
}

/** Of one window of time, in milliseconds. */
export interface LatencyFound {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly 'p99.9': number;
  readonly p100: number;
  /** What the machine's host gave to others meanwhile, over all cores; null where the system does not tell. */
  readonly stolen: number | null;
}

export interface IdleFound {
  readonly lines: number;
  readonly bytesEach: number | null;
}

async function inGroups<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  const GROUP = 50;
  while (made.length < count) {
    const group = Array.from({ length: Math.min(GROUP, count - made.length) }, make);
    made.push(...(await Promise.all(group)));
  }
  return made;
}

async function load(plan: Plan): Promise<LoadFound> {
  const { pid, count, url } = plan;
  const lane = await laneOf(plan.lane);
  const matches: LiveMatch[] = await inGroups(count, () => lane.openMatch(url));
  const hall = new Hall(matches, quickRandom(1).below);
  await warmUp(hall, plan.warmUpMoves);
  const underWay = await saturation(hall, count);
  const before = spent(pid);
  const movesBefore = hall.moves;
  const movesPerSecond = await closedLoop(hall, underWay, 1000 * plan.throughputSeconds);
  const moves = hall.moves - movesBefore;
  const after = spent(pid);
  const seconds = after.at - before.at;
  const serverCpu = before.server === null || after.server === null ? null : after.server - before.server;
  const latency: LatencyFound[] = [];
  while (latency.length < plan.latencyWindows) latency.push(await latencyOf(hall, plan));
  return {
    movesPerSecond: Math.round(movesPerSecond),
    movesPerServerCpuSecond: serverCpu === null ? null : Math.round(moves / serverCpu),
    underWay,
    serverCpuShare: serverCpu === null ? null : rounded(serverCpu / seconds),
    clientCpuShare: rounded((after.client - before.client) / seconds),
    reconnections: lane.reconnections?.() ?? 0,
    latency,
  };
}

async function latencyOf(hall: Hall, { movesPerSecond, latencySeconds }: Plan): Promise<LatencyFound> {
  // Now, and not while it is being measured: it takes those who measure a tenth of a second.
  globalThis.gc?.();
  await sleep(500);
  const before = stolenMilliseconds();
  const latencies = await openLoop(hall, movesPerSecond, 1000 * latencySeconds);
  const after = stolenMilliseconds();
  const at = (percentile: number) =>
    rounded(latencies[Math.min(latencies.length - 1, Math.floor((latencies.length * percentile) / 100))]);
  return {
    p50: at(50),
    p90: at(90),
    p99: at(99),
    'p99.9': at(99.9),
    p100: at(100),
    stolen: before === null || after === null ? null : after - before,
  };
}

function spent(pid: number): {
  readonly at: number;
  readonly server: number | null;
  readonly client: number;
} {
  const { user, system } = process.cpuUsage();
  return { at: performance.now() / 1000, server: cpuSeconds(pid), client: (user + system) / 1e6 };
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

async function idle({ lane: name, pid, count, url }: Plan): Promise<IdleFound> {
  const { holdLine } = await laneOf(name);
  // The first ones pay for what is loaded and compiled once.
  await inGroups(200, () => holdLine(url));
  const before = await settledBytes(pid);
  await inGroups(count, () => holdLine(url));
  const after = await settledBytes(pid);
  const bytesEach = before === null || after === null ? null : Math.round((after - before) / count);
  return { lines: count, bytesEach };
}

/** Memory in use when the server has been told to clean up. */
async function settledBytes(pid: number): Promise<number | null> {
  for (let round = 0; round < 3; round++) {
    await sleep(1000);
    process.kill(pid, 'SIGUSR2');
  }
  await sleep(1500);
  return residentBytes(pid);
}

const plan: Plan = JSON.parse(process.argv[2]);
const found = { load, idle, sizes: ({ url, count }: Plan) => sizes(url, count) };
console.log(JSON.stringify(await found[plan.what](plan)));
process.exit();
