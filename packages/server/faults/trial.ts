import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { audit, wrongResults } from '../crash/audit.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { Cluster } from './cluster.ts';
import { INJECTIONS } from './injections.ts';
import { FaultTable } from './table.ts';

export interface FaultTrial {
  readonly faults: number;
  readonly tables: number;
  readonly servers: number;
  readonly workers: number;
  readonly seed: number;
  /** Which kinds; all where none is named. */
  readonly kinds?: readonly string[];
  tell(line: string): void;
}

/** What came of one kind of fault. */
export interface KindFindings {
  readonly kind: string;
  readonly injected: number;
  /** Milliseconds from the end of a fault until somebody's move was stored again: the longest. */
  readonly longest: number;
}

export interface FaultFindings {
  readonly kinds: readonly KindFindings[];
  /** Every contradiction between what somebody was told and what is in the database. None is the aim. */
  readonly problems: readonly string[];
  readonly stuck: number;
  readonly moves: number;
  readonly matches: number;
  /** From the loss of a socket until its page was there again. */
  readonly backAfter: readonly number[];
}

const QUIET_MS = 600;
/** Nobody waits longer than this for a match to go on, whatever has happened. */
const PATIENCE_MS = 90_000;

/** People play while everything around them dies, stops and is cut off; then everything is compared. */
export async function faultTrial(trial: FaultTrial): Promise<FaultFindings> {
  const { servers, workers } = trial;
  // Everything that can go wrong does: what the processes say about it would fill the screen.
  const cluster = await Cluster.start({ servers, workers, environment: { LOG_LEVEL: 'error' } });
  try {
    return await tryOut(cluster, trial);
  } finally {
    await cluster.stop();
  }
}

async function tryOut(cluster: Cluster, trial: FaultTrial): Promise<FaultFindings> {
  const random = quickRandom(trial.seed);
  const { url } = cluster.balancer;
  const tables = Array.from({ length: trial.tables }, (_, i) => new FaultTable(url, i, random));
  const playing = tables.map((table) => endOf(table.playOn()));
  const kinds = await injectAll(cluster, tables, trial, random);
  for (const table of tables) table.finish();
  const ends = await Promise.all(
    playing.map((end) => Promise.race([end, sleep(PATIENCE_MS, 'stuck' as const)])),
  );
  for (const table of tables) for (const client of table.clients) client.isStopped = true;
  const done = tables.filter((_, i) => ends[i] === 'done');
  await Promise.all(done.map((table) => table.lookOnceMore()));
  const problems = [
    ...ends.filter((end) => end !== 'done' && end !== 'stuck'),
    ...(await compare(cluster, tables)),
  ];
  return {
    kinds,
    problems,
    stuck: ends.filter((end) => end === 'stuck').length,
    moves: movesOf(tables),
    matches: tables.reduce((sum, { matches }) => sum + matches.length, 0),
    backAfter: tables.flatMap((table) => table.backAfter),
  };
}

async function endOf(playing: Promise<void>): Promise<string> {
  return playing.then(
    () => 'done',
    (error) => `a client gave up: ${error}`,
  );
}

const movesOf = (tables: readonly FaultTable[]) =>
  tables.flatMap(({ clients }) => clients).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function compare({ databaseUrl }: Cluster, tables: readonly FaultTable[]): Promise<string[]> {
  const store = await openPostgres(databaseUrl);
  const clients = tables.flatMap((table) => table.clients);
  const matches = new Set(tables.flatMap((table) => table.matches));
  const problems = [
    ...tables.flatMap(({ faults }) => faults),
    ...(await audit(clients, store.matches)),
    ...(await wrongResults(matches, store.matches)),
  ];
  await store.close();
  return problems;
}

async function injectAll(
  cluster: Cluster,
  tables: readonly FaultTable[],
  { faults, kinds = Object.keys(INJECTIONS), tell }: FaultTrial,
  random: Random,
): Promise<KindFindings[]> {
  const found = new Map<string, { injected: number; longest: number }>();
  for (let n = 0; n < faults; n++) {
    const kind = kinds[n % kinds.length];
    await INJECTIONS[kind](cluster, random);
    const back = await untilMoved(tables);
    const known = found.get(kind) ?? { injected: 0, longest: 0 };
    found.set(kind, { injected: known.injected + 1, longest: Math.max(known.longest, back) });
    tell(`${n + 1} of ${faults}: ${kind}; moves again after ${Math.round(back)} ms`);
    await sleep(random.below(QUIET_MS));
  }
  return [...found].map(([kind, counts]) => ({ kind, ...counts }));
}

/** Milliseconds until one more move was acknowledged. */
async function untilMoved(tables: readonly FaultTable[]): Promise<number> {
  const began = performance.now();
  const before = movesOf(tables);
  while (movesOf(tables) === before && performance.now() - began < PATIENCE_MS) await sleep(5);
  return performance.now() - began;
}
