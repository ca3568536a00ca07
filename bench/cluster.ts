/**
 * `npm run bench:cluster`: what a move costs in a house of one, two and three servers on PostgreSQL and NATS, with the
 * two players of every match at different servers or where chance puts them, and what it costs when there is much going
 * on elsewhere. Prints one JSON object. On a machine with few cores all processes share them: then not moves a second tell how it grows, but the
 * seconds on the processor that a thousand moves take. `--seconds`, `--matches`, `--warm`, `--rounds`.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quickRandom } from '@safehouse/contract';
import { Cluster } from '../packages/trials/processes/cluster.ts';
import { closedLoop, MatchPool, warmUp } from './server/load.ts';
import type { LiveMatch } from './server/load-target.ts';
import { cpuSeconds, readOutput, residentBytes } from './server/processes.ts';
import { openSafehouseMatch, openSpectator, target } from './server/safehouse-players.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    matches: { type: 'string', default: '40' },
    warm: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '2' },
    /** Only this one, in this process: what each of them is started with. */
    setting: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const MATCHES = Number(values.matches);
/** Moves under way and matches for every server: half as many for each would make smaller batches, and dearer moves. */
const MOVES_IN_FLIGHT = 32;

interface ClusterSetup {
  readonly name: string;
  readonly servers: number;
  readonly matches: number;
  /** As a balancer would place them; else the two players of a match are always at different servers. */
  readonly isRandomlyPlaced?: true;
  /** People who hold a line and do nothing, besides those who play. */
  readonly idleConnections?: number;
  /** People who watch one match that nobody is playing at. */
  readonly spectators?: number;
}

const CLUSTER_SETUPS: readonly ClusterSetup[] = [
  { name: 'one server', servers: 1, matches: MATCHES },
  { name: 'two servers', servers: 2, matches: 2 * MATCHES },
  { name: 'two servers, by chance', servers: 2, matches: 2 * MATCHES, isRandomlyPlaced: true },
  { name: 'three servers', servers: 3, matches: 3 * MATCHES },
  { name: 'two servers, three times the matches', servers: 2, matches: 6 * MATCHES },
  { name: 'two servers, 500 idle lines', servers: 2, matches: 2 * MATCHES, idleConnections: 500 },
  { name: 'two servers, 500 onlookers elsewhere', servers: 2, matches: 2 * MATCHES, spectators: 500 },
];

interface CostResult {
  readonly movesPerSecond: number;
  /** Milliseconds on the processor for one move. */
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly natsMs: number;
  readonly bytesPerServer: number;
}

async function measureSetup(setting: ClusterSetup): Promise<CostResult> {
  const { servers, matches, isRandomlyPlaced, idleConnections = 0, spectators = 0 } = setting;
  const cluster = await Cluster.start({ servers, workers: 0, environment: { LOG_LEVEL: 'error' } });
  try {
    const urls = cluster.members.map(({ server }) => server.url);
    const at = (i: number) => urls[i % urls.length];
    const random = quickRandom(1);
    const apart = (i: number) => i + (isRandomlyPlaced ? random.below(servers) : 1);
    const playing: LiveMatch[] = [];
    for (let i = 0; i < matches; i++) playing.push(await openSafehouseMatch(at(i), at(apart(i))));
    for (let i = 0; i < idleConnections; i++) await target.openIdleConnection(at(i));
    const { id } = await openSafehouseMatch(at(0), at(1));
    for (let i = 0; i < spectators; i++) await openSpectator(at(i), id);
    const hall = new MatchPool(playing, (n) => random.below(n));
    // Every server by itself has to become warm.
    await warmUp(hall, servers * Number(values.warm));
    await sleep(200);
    return await measureCosts(cluster, hall);
  } finally {
    // Players whose server is gone would come back for ever; this process ends with them.
    process.on('uncaughtException', () => undefined);
    await cluster.stop();
  }
}

async function measureCosts(cluster: Cluster, hall: MatchPool): Promise<CostResult> {
  const pids = cluster.members.map(({ server }) => server.pid ?? 0);
  const before = {
    moves: hall.moves,
    server: totalCpuSeconds(pids),
    postgres: cluster.postgres?.cpuSeconds() ?? 0,
    nats: totalCpuSeconds([cluster.nats.pid]),
  };
  const movesPerSecond = await closedLoop(hall, MOVES_IN_FLIGHT * pids.length, 1000 * SECONDS);
  const moves = hall.moves - before.moves;
  const perMove = (now: number, then: number) => (1000 * (now - then)) / moves;
  return {
    movesPerSecond,
    serverMs: perMove(totalCpuSeconds(pids), before.server),
    postgresMs: perMove(cluster.postgres?.cpuSeconds() ?? 0, before.postgres),
    natsMs: perMove(totalCpuSeconds([cluster.nats.pid]), before.nats),
    bytesPerServer: pids.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0) / pids.length,
  };
}

const totalCpuSeconds = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0);

/** Of several rounds the best: what else runs on the machine can only make it worse. */
function bestRound(rounds: readonly CostResult[]): CostResult {
  return rounds.reduce((one, other) => (other.serverMs < one.serverMs ? other : one));
}

/** Each in a process of its own: its players end with it. */
async function measureInOwnProcess(number: number): Promise<CostResult> {
  const args = [
    import.meta.filename,
    '--setting',
    `${number}`,
    '--seconds',
    values.seconds,
    '--matches',
    values.matches,
    '--warm',
    values.warm,
  ];
  return JSON.parse(
    await readOutput(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })),
  );
}

async function measureAll(): Promise<object> {
  const found = new Map<string, CostResult[]>(CLUSTER_SETUPS.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [number, { name }] of CLUSTER_SETUPS.entries()) {
      const one = await measureInOwnProcess(number);
      found.get(name)?.push(one);
      console.error(name, JSON.stringify(one));
    }
  }
  const results = Object.fromEntries([...found].map(([name, rounds]) => [name, bestRound(rounds)]));
  return { machine: { model: cpus()[0].model, cores: cpus().length }, results };
}

const output =
  values.setting === undefined
    ? await measureAll()
    : await measureSetup(CLUSTER_SETUPS[Number(values.setting)]);
console.log(JSON.stringify(output, null, 2));
process.exit(0);
