/**
 * `npm run bench:server`: the server on one core, its clients on another, and its rivals in the same run with the same
 * load. Prints one JSON object. Machines differ and are busy: every lane is run some times, in turn, and both the best
 * and the middle run are told. `--rounds`, `--matches`, `--warm`, `--seconds`, `--lines`, `--unfinished`, `--only a,b`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { IdleFound, LoadFound, Plan } from './server/clients.ts';
import { host } from './server/hosts.ts';
import { LANES, type LaneName } from './server/lane.ts';
import { outputOf, runOn } from './server/processes.ts';
import type { SizesFound } from './server/sizes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '400' },
    warm: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '10' },
    lines: { type: 'string', default: '5000' },
    unfinished: { type: 'string', default: '100000' },
    only: { type: 'string', default: LANES.join(',') },
  },
});
const lanes = LANES.filter((lane) => values.only.split(',').includes(lane));
const rounds = Number(values.rounds);
const MOVES_PER_SECOND = 1000;
const LATENCY_WINDOWS = 3;
const LATENCY_SECONDS = 15;
const here = import.meta.dirname;

async function clients<Found>(lane: LaneName, what: Plan['what'], count: number): Promise<Found> {
  const server = await host(lane);
  try {
    const plan: Plan = {
      what,
      lane,
      url: server.url,
      pid: server.pid,
      count,
      warmUpMoves: Number(values.warm),
      throughputSeconds: Number(values.seconds),
      latencyWindows: LATENCY_WINDOWS,
      latencySeconds: LATENCY_SECONDS,
      movesPerSecond: MOVES_PER_SECOND,
    };
    const found = await outputOf(runOn(1, [join(here, 'server/clients.ts'), JSON.stringify(plan)]));
    console.error(`${lane} ${what} ${found.trim()}`);
    return JSON.parse(found);
  } finally {
    await server.stop();
  }
}

async function loads(): Promise<object> {
  const found = new Map<LaneName, LoadFound[]>(lanes.map((lane) => [lane, []]));
  // In turn, so that a busy minute of the machine does not fall on one lane alone.
  for (let round = 0; round < rounds; round++) {
    for (const lane of lanes) found.get(lane)?.push(await clients(lane, 'load', Number(values.matches)));
  }
  return Object.fromEntries([...found].map(([lane, runs]) => [lane, { ...summary(runs), runs }]));
}

function summary(runs: readonly LoadFound[]): object {
  return {
    movesPerSecond: bestAndMiddle(runs.map((run) => run.movesPerSecond).sort((a, b) => b - a)),
    movesPerServerCpuSecond: bestAndMiddle(
      runs.map((run) => run.movesPerServerCpuSecond ?? 0).sort((a, b) => b - a),
    ),
    p99AtThousandPerSecond: bestAndMiddle(
      runs.flatMap(({ latency }) => latency.map(({ p99 }) => p99)).sort((a, b) => a - b),
    ),
  };
}

function bestAndMiddle(bestFirst: readonly number[]): { readonly best: number; readonly median: number } {
  const half = bestFirst.length / 2;
  const median = (bestFirst[Math.ceil(half) - 1] + bestFirst[Math.floor(half)]) / 2;
  return { best: bestFirst[0], median };
}

async function idleLines(): Promise<object> {
  const found: [string, IdleFound][] = [];
  for (const lane of lanes) found.push([lane, await clients(lane, 'idle', Number(values.lines))]);
  return Object.fromEntries(found);
}

/** Milliseconds from the start of the process until it takes moves, with a full database and with an empty one. */
async function startUp(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  try {
    await outputOf(runOn(1, [join(here, 'server/many-matches.ts'), folder, values.unfinished]));
    const [full, empty]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      full.push(await startedIn(folder));
      empty.push(await startedIn());
    }
    const ascending = (times: readonly number[]) => bestAndMiddle(times.toSorted((a, b) => a - b));
    return { unfinished: Number(values.unfinished), full: ascending(full), empty: ascending(empty) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function startedIn(folder?: string): Promise<number> {
  const server = await host('safehouse', folder);
  await server.stop();
  return Math.round(server.startedIn);
}

const report = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  at: new Date().toISOString(),
  matches: Number(values.matches),
  durable: 'safehouse only: every move is on the disk before anybody is told; the others keep nothing',
  load: await loads(),
  idle: await idleLines(),
  ...(lanes.includes('safehouse') && {
    startUpMs: await startUp(),
    sizes: await clients<SizesFound[]>('safehouse', 'sizes', 10),
  }),
};
console.log(JSON.stringify(report, null, 2));
