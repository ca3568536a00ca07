/** The clients, in a process of their own: `clients.ts PLAN`, where PLAN is JSON. Prints one JSON object. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { closedLoop, findSaturation, MatchPool, openLoop, warmUp } from './load.ts';
import { importLoadTarget, type LiveMatch, type LoadTargetName } from './load-target.ts';
import { measureMessageSizes } from './message-sizes.ts';
import { cpuSeconds, residentBytes, stolenCpuMs } from './processes.ts';

export interface ClientPlan {
  readonly measurement: 'load' | 'idle' | 'sizes';
  readonly target: LoadTargetName;
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

export interface LoadResult {
  readonly movesPerSecond: number;
  /** By the processor time the server got: what a core of its own would make of it, whatever else the machine does. */
  readonly movesPerServerCpuSecond: number | null;
  readonly underWay: number;
  readonly serverCpuShare: number | null;
  readonly clientCpuShare: number;
  /** Lines that were lost and opened anew. */
  readonly reconnections: number;
  readonly latency: readonly LatencyResult[];
}

/** Of one window of time, in milliseconds. */
export interface LatencyResult {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly 'p99.9': number;
  readonly p100: number;
  /** What the machine's host gave to others meanwhile, over all cores; null where the system does not tell. */
  readonly stolen: number | null;
}

export interface IdleResult {
  readonly lines: number;
  readonly bytesEach: number | null;
}

async function inBatches<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  const GROUP = 50;
  while (made.length < count) {
    const group = Array.from({ length: Math.min(GROUP, count - made.length) }, make);
    made.push(...(await Promise.all(group)));
  }
  return made;
}

async function measureLoad(plan: ClientPlan): Promise<LoadResult> {
  const { pid, count, url } = plan;
  const lane = await importLoadTarget(plan.target);
  const matches: LiveMatch[] = await inBatches(count, () => lane.openMatch(url));
  const hall = new MatchPool(matches, quickRandom(1).below);
  await warmUp(hall, plan.warmUpMoves);
  const underWay = await findSaturation(hall, count);
  const before = cpuTimes(pid);
  const movesBefore = hall.moves;
  const movesPerSecond = await closedLoop(hall, underWay, 1000 * plan.throughputSeconds);
  const moves = hall.moves - movesBefore;
  const after = cpuTimes(pid);
  const seconds = after.at - before.at;
  const serverCpu = before.server === null || after.server === null ? null : after.server - before.server;
  const latency: LatencyResult[] = [];
  while (latency.length < plan.latencyWindows) latency.push(await measureLatency(hall, plan));
  return {
    movesPerSecond: Math.round(movesPerSecond),
    movesPerServerCpuSecond: serverCpu === null ? null : Math.round(moves / serverCpu),
    underWay,
    serverCpuShare: serverCpu === null ? null : roundToHundredths(serverCpu / seconds),
    clientCpuShare: roundToHundredths((after.client - before.client) / seconds),
    reconnections: lane.reconnections?.() ?? 0,
    latency,
  };
}

async function measureLatency(
  hall: MatchPool,
  { movesPerSecond, latencySeconds }: ClientPlan,
): Promise<LatencyResult> {
  // Now, and not while it is being measured: it takes those who measure a tenth of a second.
  globalThis.gc?.();
  await sleep(500);
  const before = stolenCpuMs();
  const latencies = await openLoop(hall, movesPerSecond, 1000 * latencySeconds);
  const after = stolenCpuMs();
  const at = (percentile: number) =>
    roundToHundredths(
      latencies[Math.min(latencies.length - 1, Math.floor((latencies.length * percentile) / 100))],
    );
  return {
    p50: at(50),
    p90: at(90),
    p99: at(99),
    'p99.9': at(99.9),
    p100: at(100),
    stolen: before === null || after === null ? null : after - before,
  };
}

function cpuTimes(pid: number): {
  readonly at: number;
  readonly server: number | null;
  readonly client: number;
} {
  const { user, system } = process.cpuUsage();
  return { at: performance.now() / 1000, server: cpuSeconds(pid), client: (user + system) / 1e6 };
}

function roundToHundredths(value: number): number {
  return Number(value.toFixed(2));
}

async function measureIdle({ target: name, pid, count, url }: ClientPlan): Promise<IdleResult> {
  const { openIdleConnection } = await importLoadTarget(name);
  // The first ones pay for what is loaded and compiled once.
  await inBatches(200, () => openIdleConnection(url));
  const before = await bytesAfterGc(pid);
  await inBatches(count, () => openIdleConnection(url));
  const after = await bytesAfterGc(pid);
  const bytesEach = before === null || after === null ? null : Math.round((after - before) / count);
  return { lines: count, bytesEach };
}

/** Memory in use when the server has been told to clean up. */
async function bytesAfterGc(pid: number): Promise<number | null> {
  for (let round = 0; round < 3; round++) {
    await sleep(1000);
    process.kill(pid, 'SIGUSR2');
  }
  await sleep(1500);
  return residentBytes(pid);
}

const plan: ClientPlan = JSON.parse(process.argv[2]);
const measurements = {
  load: measureLoad,
  idle: measureIdle,
  sizes: ({ url, count }: ClientPlan) => measureMessageSizes(url, count),
};
console.log(JSON.stringify(await measurements[plan.measurement](plan)));
process.exit();
