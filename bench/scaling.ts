/**
 * `npm run bench:scaling`: the CPU time of a durable move (all threads, without sockets and the clients' reading), by
 * game and seats, by matches in play and by spectators of a table, and the memory of a match. Prints one JSON object
 * per line, which scaling-plot.ts draws.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quickRandom } from '@safehouse/contract';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { compose } from '../packages/server/compose.ts';
import { configFrom } from '../packages/server/config.ts';
import { jsonLog } from '../packages/server/log.ts';
import type { Services } from '../packages/server/services.ts';
import { InProcessMatch, sent, TableFollower, type TableKind } from './server/in-process-match.ts';

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '20000' },
    matches: { type: 'string', default: '10,1000,20000,100000' },
    spectators: { type: 'string', default: '0,1,100,1000' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: 'games,matches,spectators' },
  },
});
const moveCount = Number(values.moves);
const listOf = (text: string) => text.split(',').map(Number);
const SIMPLE: TableKind = { game: 'agent-avenue', options: { mode: 'simple' }, players: 2 };
/** Moves in flight at the same time. */
const MOVES_IN_FLIGHT = 128;
/** The maximum number of updates, for setups in which each move is sent to many viewers. */
const MAX_UPDATES = 1_000_000;

/** The number of tables with spectators: more than one, so that several moves are stored together. */
const WATCHED_TABLES = 10;

const SERIES = ['games', 'matches', 'spectators'] as const;

interface Setting {
  readonly series: (typeof SERIES)[number];
  readonly kind: TableKind;
  readonly matches: number;
  readonly spectators: number;
}

export interface ScalingReport extends TableKind, Omit<Setting, 'kind'> {
  readonly moves: number;
  readonly microsecondsPerMove: number;
  readonly bytesPerUpdate: number;
  /** Heap bytes, including the connections of its players and spectators. */
  readonly heapBytesPerMatch: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function openMatches(services: Services, { kind, matches, spectators }: Setting): Promise<InProcessMatch[]> {
  const tables = new TableFollower(services);
  const opened: InProcessMatch[] = [];
  while (opened.length < matches) {
    const count = Math.min(MOVES_IN_FLIGHT, matches - opened.length);
    opened.push(
      ...(await Promise.all(Array.from({ length: count }, () => InProcessMatch.open(tables, kind, spectators)))),
    );
  }
  return opened;
}

/** Plays the matches round-robin, with up to `MOVES_IN_FLIGHT` moves in flight. */
async function playMoves(matches: readonly InProcessMatch[], count: number): Promise<void> {
  const random = quickRandom(1);
  const workers = Math.min(MOVES_IN_FLIGHT, matches.length);
  let played = 0;
  const playEveryNth = async (first: number) => {
    for (let next = first; played < count; next = next + workers < matches.length ? next + workers : first) {
      played++;
      await matches[next].play(random);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, first) => playEveryNth(first)));
}

async function measure(services: Services, setting: Setting): Promise<void> {
  const heapBefore = heapUsed();
  const matches = await openMatches(services, setting);
  const count = Math.min(moveCount, Math.ceil(MAX_UPDATES / (setting.kind.players + setting.spectators)));
  // A match starts with its first move.
  await playMoves(matches, Math.max(setting.matches, Math.min(count, 20_000)));
  const heapBytesPerMatch = Math.round((heapUsed() - heapBefore) / setting.matches);
  for (let round = 0; round < Number(values.rounds); round++) {
    const [before, updates, bytes] = [process.cpuUsage(), sent.updates, sent.bytes];
    await playMoves(matches, count);
    const { user, system } = process.cpuUsage(before);
    const { kind, ...size } = setting;
    const report: ScalingReport = {
      ...kind,
      ...size,
      moves: count,
      microsecondsPerMove: Number(((user + system) / count).toFixed(1)),
      bytesPerUpdate: Number(((sent.bytes - bytes) / (sent.updates - updates)).toFixed(1)),
      heapBytesPerMatch,
    };
    console.log(JSON.stringify(report));
  }
}

/** A connection may send 30 messages per second. Players here are faster, so the server's clock is sped up. */
function speedUpTime(): void {
  const { now } = Date;
  const startedAt = now();
  Date.now = () => startedAt + 1000 * (now() - startedAt);
}

/** Each setup runs on its own server. */
async function measureAlone(setting: Setting): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-scaling-'));
  const config = configFrom({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', DATA_DIR: folder });
  const { services, close } = await compose(config, jsonLog('error', console.error, Date.now));
  await measure(services, setting);
  await close();
  rmSync(folder, { recursive: true });
}

function settingsOf(series: Setting['series']): readonly Setting[] {
  if (series === 'games') return GAME_SETUPS.map((kind) => ({ series, kind, matches: MOVES_IN_FLIGHT, spectators: 0 }));
  if (series === 'matches')
    return listOf(values.matches).map((matches) => ({ series, kind: SIMPLE, matches, spectators: 0 }));
  return listOf(values.spectators).map((spectators) => ({ series, kind: SIMPLE, matches: WATCHED_TABLES, spectators }));
}

if (process.argv[1] === import.meta.filename) {
  speedUpTime();
  for (const series of SERIES.filter((name) => values.only.split(',').includes(name)))
    for (const setting of settingsOf(series)) await measureAlone(setting);
  process.exit();
}
