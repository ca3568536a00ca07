/**
 * `npm run bench:server`: the server on one core and its clients on another, compared with other servers in the same
 * run with the same load. Prints one JSON object. Machines differ and are busy: all targets are run several times,
 * alternating, and the best and the median run are printed. Options: `--rounds`, `--matches`, `--warm`, `--seconds`,
 * `--lines`, `--unfinished`, `--only a,b`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientPlan, IdleResult, LoadResult } from './server/clients.ts';
import { startHost } from './server/hosts.ts';
import { LOAD_TARGETS, type LoadTargetName } from './server/load-target.ts';
import type { MessageSizesResult } from './server/message-sizes.ts';
import { readOutput, spawnOnCore } from './server/processes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '400' },
    warm: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '10' },
    lines: { type: 'string', default: '5000' },
    unfinished: { type: 'string', default: '100000' },
    only: { type: 'string', default: LOAD_TARGETS.join(',') },
  },
});
const targets = LOAD_TARGETS.filter((target) => values.only.split(',').includes(target));
const rounds = Number(values.rounds);
const MOVES_PER_SECOND = 1000;
const LATENCY_WINDOWS = 3;
const LATENCY_SECONDS = 15;
const benchFolder = import.meta.dirname;

async function runClients<Result>(
  target: LoadTargetName,
  measurement: ClientPlan['measurement'],
  count: number,
): Promise<Result> {
  const server = await startHost(target);
  try {
    const plan: ClientPlan = {
      measurement,
      target,
      url: server.url,
      pid: server.pid,
      count,
      warmUpMoves: Number(values.warm),
      throughputSeconds: Number(values.seconds),
      latencyWindows: LATENCY_WINDOWS,
      latencySeconds: LATENCY_SECONDS,
      movesPerSecond: MOVES_PER_SECOND,
      starts: 0,
      startWay: 'create',
    };
    const output = await readOutput(spawnOnCore(1, [join(benchFolder, 'server/clients.ts'), JSON.stringify(plan)]));
    console.error(`${target} ${measurement} ${output.trim()}`);
    return JSON.parse(output);
  } finally {
    await server.stop();
  }
}

async function measureLoads(): Promise<object> {
  const results = new Map<LoadTargetName, LoadResult[]>(targets.map((target) => [target, []]));
  // Alternating, so that other load on the machine does not affect only one target.
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) results.get(target)?.push(await runClients(target, 'load', Number(values.matches)));
  }
  return Object.fromEntries([...results].map(([target, runs]) => [target, { ...summarizeRuns(runs), runs }]));
}

function summarizeRuns(runs: readonly LoadResult[]): object {
  return {
    movesPerSecond: bestAndMedian(runs.map((run) => run.movesPerSecond).sort((a, b) => b - a)),
    movesPerServerCpuSecond: bestAndMedian(runs.map((run) => run.movesPerServerCpuSecond ?? 0).sort((a, b) => b - a)),
    p99AtThousandPerSecond: bestAndMedian(
      runs.flatMap(({ latency }) => latency.map(({ p99 }) => p99)).sort((a, b) => a - b),
    ),
  };
}

function bestAndMedian(bestFirst: readonly number[]): { readonly best: number; readonly median: number } {
  const half = bestFirst.length / 2;
  const median = (bestFirst[Math.ceil(half) - 1] + bestFirst[Math.floor(half)]) / 2;
  return { best: bestFirst[0], median };
}

async function measureIdleConnections(): Promise<object> {
  const results: [string, IdleResult][] = [];
  for (const target of targets) results.push([target, await runClients(target, 'idle', Number(values.lines))]);
  return Object.fromEntries(results);
}

/** Milliseconds from process start until the server accepts moves, with a full and with an empty database. */
async function measureStartUp(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  try {
    await readOutput(spawnOnCore(1, [join(benchFolder, 'server/many-matches.ts'), folder, values.unfinished]));
    const [full, empty]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      full.push(await timeStartUp(folder));
      empty.push(await timeStartUp());
    }
    const ascending = (times: readonly number[]) => bestAndMedian(times.toSorted((a, b) => a - b));
    return { unfinished: Number(values.unfinished), full: ascending(full), empty: ascending(empty) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeStartUp(folder?: string): Promise<number> {
  const server = await startHost('safehouse', folder);
  await server.stop();
  return Math.round(server.startUpMs);
}

const report = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  at: new Date().toISOString(),
  matches: Number(values.matches),
  durable: 'safehouse only: every move is on the disk before anybody is told; the others keep nothing',
  load: await measureLoads(),
  idle: await measureIdleConnections(),
  ...(targets.includes('safehouse') && {
    startUpMs: await measureStartUp(),
    sizes: await runClients<MessageSizesResult[]>('safehouse', 'sizes', 10),
  }),
};
console.log(JSON.stringify(report, null, 2));
