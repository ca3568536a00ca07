/** The load clients, run as a separate process: `clients.ts PLAN`, where PLAN is JSON. Prints one JSON object. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { closedLoop, findSaturation, MatchPool, openLoop, warmUp } from './load.ts';
import { importLoadTarget, type LiveMatch, type LoadTargetName } from './load-target.ts';
import { measureMessageSizes } from './message-sizes.ts';
import { measureStarts, type StartsResult, type StartWay } from './new-matches.ts';
import { cpuSeconds, residentBytes, stolenCpuMs } from './processes.ts';

export interface ClientPlan {
  readonly measurement: 'load' | 'idle' | 'sizes' | 'starts';
  readonly target: LoadTargetName;
  readonly url: string;
  /** The server's process id. */
  readonly pid: number;
  /** The number of simultaneous matches, or of idle connections. */
  readonly count: number;
  /** Moves played before anything is measured. */
  readonly warmUpMoves: number;
  readonly throughputSeconds: number;
  readonly latencyWindows: number;
  readonly latencySeconds: number;
  readonly movesPerSecond: number;
  readonly starts: number;
  readonly startWay: StartWay;
}

export interface LoadResult {
  readonly movesPerSecond: number;
  /** Moves per second of the server's CPU time, which does not depend on other load on the machine. */
  readonly movesPerServerCpuSecond: number | null;
  readonly underWay: number;
  readonly serverCpuShare: number | null;
  readonly clientCpuShare: number;
  /** Connections that were lost and opened again. */
  readonly reconnections: number;
  readonly latency: readonly LatencyResult[];
}

/** Latencies in one time window, in milliseconds. */
export interface LatencyResult {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly 'p99.9': number;
  readonly p100: number;
  /** CPU time that the hypervisor gave to other machines meanwhile, over all cores; null if unknown. */
  readonly stolen: number | null;
}

export interface IdleResult {
  readonly lines: number;
  readonly bytesEach: number | null;
}

const BATCH_SIZE = 50;

async function createInBatches<T>(count: number, create: () => Promise<T>): Promise<T[]> {
  const created: T[] = [];
  while (created.length < count) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, count - created.length) }, create);
    created.push(...(await Promise.all(batch)));
  }
  return created;
}

async function measureLoad(plan: ClientPlan): Promise<LoadResult> {
  const { pid, count, url } = plan;
  const target = await importLoadTarget(plan.target);
  const matches: LiveMatch[] = await createInBatches(count, () => target.openMatch(url));
  const pool = new MatchPool(matches, quickRandom(1).below);
  await warmUp(pool, plan.warmUpMoves);
  const underWay = await findSaturation(pool, count);
  const before = cpuTimes(pid);
  const movesBefore = pool.moves;
  const movesPerSecond = await closedLoop(pool, underWay, 1000 * plan.throughputSeconds);
  const moves = pool.moves - movesBefore;
  const after = cpuTimes(pid);
  const seconds = after.at - before.at;
  const serverCpu = before.server === null || after.server === null ? null : after.server - before.server;
  const latency: LatencyResult[] = [];
  while (latency.length < plan.latencyWindows) latency.push(await measureLatency(pool, plan));
  return {
    movesPerSecond: Math.round(movesPerSecond),
    movesPerServerCpuSecond: serverCpu === null ? null : Math.round(moves / serverCpu),
    underWay,
    serverCpuShare: serverCpu === null ? null : roundToHundredths(serverCpu / seconds),
    clientCpuShare: roundToHundredths((after.client - before.client) / seconds),
    reconnections: target.reconnections?.() ?? 0,
    latency,
  };
}

async function measureLatency(pool: MatchPool, { movesPerSecond, latencySeconds }: ClientPlan): Promise<LatencyResult> {
  // Now, because during the measurement a garbage collection would stop the client for a tenth of a second.
  globalThis.gc?.();
  await sleep(500);
  const before = stolenCpuMs();
  const latencies = await openLoop(pool, movesPerSecond, 1000 * latencySeconds);
  const after = stolenCpuMs();
  const at = (percentile: number) =>
    roundToHundredths(latencies[Math.min(latencies.length - 1, Math.floor((latencies.length * percentile) / 100))]);
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
  // The first connections also cause one-time loading and compilation.
  await createInBatches(200, () => openIdleConnection(url));
  const before = await bytesAfterGc(pid);
  await createInBatches(count, () => openIdleConnection(url));
  const after = await bytesAfterGc(pid);
  const bytesEach = before === null || after === null ? null : Math.round((after - before) / count);
  return { lines: count, bytesEach };
}

async function measureNewMatches(plan: ClientPlan): Promise<StartsResult> {
  const { openMatch } = await importLoadTarget(plan.target);
  return measureStarts(await createInBatches(plan.count, () => openMatch(plan.url)), plan);
}

/** Resident memory of the server after garbage collection. */
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
  starts: measureNewMatches,
  sizes: ({ url, count }: ClientPlan) => measureMessageSizes(url, count),
};
console.log(JSON.stringify(await measurements[plan.measurement](plan)));
process.exit();
