/**
 * `npm run bench:cluster`: the cost of a move in a cluster of one, two and three servers on PostgreSQL and NATS, with
 * the two players of every match on different or random servers, also with additional load. Prints one JSON object. On
 * a machine with few cores all processes share them, so CPU time per move shows how it scales, not moves per second.
 * Options: `--seconds`, `--matches`, `--warm`, `--rounds`.
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
    /** Runs only the setup with this index, in this process. The main process starts one process for each. */
    setting: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const MATCHES = Number(values.matches);
/** Per server. With fewer, batches would be smaller and moves more expensive. */
const MOVES_IN_FLIGHT = 32;

interface ClusterSetup {
  readonly name: string;
  readonly servers: number;
  readonly matches: number;
  /** Players are connected as by a load balancer; otherwise the two players of a match are on different servers. */
  readonly isRandomlyPlaced?: true;
  /** Idle connections in addition to those of the players. */
  readonly idleConnections?: number;
  /** Spectators of one match without moves. */
  readonly spectators?: number;
}

const CLUSTER_SETUPS: readonly ClusterSetup[] = [
  { name: 'one server', servers: 1, matches: MATCHES },
  { name: 'two servers', servers: 2, matches: 2 * MATCHES },
  { name: 'two servers, by chance', servers: 2, matches: 2 * MATCHES, isRandomlyPlaced: true },
  { name: 'three servers', servers: 3, matches: 3 * MATCHES },
  { name: 'two servers, three times the matches', servers: 2, matches: 6 * MATCHES },
  { name: 'two servers, 500 idle lines', servers: 2, matches: 2 * MATCHES, idleConnections: 500 },
  { name: 'two servers, 500 spectators elsewhere', servers: 2, matches: 2 * MATCHES, spectators: 500 },
];

interface CostResult {
  readonly movesPerSecond: number;
  /** CPU milliseconds per move. */
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly natsMs: number;
  readonly bytesPerServer: number;
}

async function measureSetup(setup: ClusterSetup): Promise<CostResult> {
  const { servers, matches, isRandomlyPlaced, idleConnections = 0, spectators = 0 } = setup;
  const cluster = await Cluster.start({ servers, workers: 0, environment: { LOG_LEVEL: 'error' } });
  try {
    const urls = cluster.members.map(({ server }) => server.url);
    const urlAt = (i: number) => urls[i % urls.length];
    const random = quickRandom(1);
    const partnerOf = (i: number) => i + (isRandomlyPlaced ? random.below(servers) : 1);
    const playing: LiveMatch[] = [];
    for (let i = 0; i < matches; i++) playing.push(await openSafehouseMatch(urlAt(i), urlAt(partnerOf(i))));
    for (let i = 0; i < idleConnections; i++) await target.openIdleConnection(urlAt(i));
    const { id } = await openSafehouseMatch(urlAt(0), urlAt(1));
    for (let i = 0; i < spectators; i++) await openSpectator(urlAt(i), id);
    const pool = new MatchPool(playing, (n) => random.below(n));
    // Every server has to be warmed up.
    await warmUp(pool, servers * Number(values.warm));
    await sleep(200);
    return await measureCosts(cluster, pool);
  } finally {
    // The players would keep trying to reconnect; the process exits after this.
    process.on('uncaughtException', () => undefined);
    await cluster.stop();
  }
}

async function measureCosts(cluster: Cluster, pool: MatchPool): Promise<CostResult> {
  const pids = cluster.members.map(({ server }) => server.pid ?? 0);
  const before = {
    moves: pool.moves,
    server: totalCpuSeconds(pids),
    postgres: cluster.postgres?.cpuSeconds() ?? 0,
    nats: totalCpuSeconds([cluster.nats.pid]),
  };
  const movesPerSecond = await closedLoop(pool, MOVES_IN_FLIGHT * pids.length, 1000 * SECONDS);
  const moves = pool.moves - before.moves;
  const perMove = (after: number, start: number) => (1000 * (after - start)) / moves;
  return {
    movesPerSecond,
    serverMs: perMove(totalCpuSeconds(pids), before.server),
    postgresMs: perMove(cluster.postgres?.cpuSeconds() ?? 0, before.postgres),
    natsMs: perMove(totalCpuSeconds([cluster.nats.pid]), before.nats),
    bytesPerServer: pids.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0) / pids.length,
  };
}

const totalCpuSeconds = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0);

/** The best round: other load on the machine only makes a round worse. */
function bestRound(rounds: readonly CostResult[]): CostResult {
  return rounds.reduce((best, round) => (round.serverMs < best.serverMs ? round : best));
}

/** Runs in a separate process, whose exit also ends the players. */
async function measureInOwnProcess(index: number): Promise<CostResult> {
  const args = [
    import.meta.filename,
    '--setting',
    `${index}`,
    '--seconds',
    values.seconds,
    '--matches',
    values.matches,
    '--warm',
    values.warm,
  ];
  return JSON.parse(await readOutput(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })));
}

async function measureAll(): Promise<object> {
  const found = new Map<string, CostResult[]>(CLUSTER_SETUPS.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, { name }] of CLUSTER_SETUPS.entries()) {
      const result = await measureInOwnProcess(index);
      found.get(name)?.push(result);
      console.error(name, JSON.stringify(result));
    }
  }
  const results = Object.fromEntries([...found].map(([name, rounds]) => [name, bestRound(rounds)]));
  return { machine: { model: cpus()[0].model, cores: cpus().length }, results };
}

const output =
  values.setting === undefined ? await measureAll() : await measureSetup(CLUSTER_SETUPS[Number(values.setting)]);
console.log(JSON.stringify(output, null, 2));
process.exit(0);
