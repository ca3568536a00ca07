import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { audit, findWrongResults } from '../crash/audit.ts';
import type { RetryingClient } from '../crash/retrying-client.ts';
import { Cluster } from '../processes/cluster.ts';
import { createTrialTournaments, type TrialTournament } from '../tournaments/trial-tournament.ts';
import { FAULT_INJECTIONS } from './injections.ts';
import { FaultTrialTable } from './trial-table.ts';

export interface FaultTrialOptions {
  readonly faults: number;
  readonly tables: number;
  readonly servers: number;
  readonly workers: number;
  readonly seed: number;
  /** All kinds by default. */
  readonly kinds?: readonly string[];
  log(line: string): void;
}

interface FaultKindResult {
  readonly kind: string;
  readonly injected: number;
  /** The longest time from the end of a fault until a move was acknowledged, in milliseconds. */
  readonly longest: number;
}

export interface FaultTrialResult {
  readonly kinds: readonly FaultKindResult[];
  /** Every contradiction between what a client was sent and what is stored; empty if all is well. */
  readonly violations: readonly string[];
  /** Tables and tournaments whose matches did not continue. */
  readonly stuck: number;
  readonly moves: number;
  readonly matches: number;
  /** For each kind of tournament, one after another. */
  readonly tournaments: number;
  /** Milliseconds from each disconnect of a socket until its next snapshot. */
  readonly recoveryMs: readonly number[];
}

const MAX_PAUSE_MS = 600;
/** A match without a move in this time counts as stuck. */
const STUCK_TIMEOUT_MS = 90_000;

type Players = FaultTrialTable | TrialTournament;

/** Clients play while processes die, pause and lose connections; then their logs are compared with the store. */
export async function runFaultTrial(trial: FaultTrialOptions): Promise<FaultTrialResult> {
  const { servers, workers } = trial;
  // The warnings about the injected faults would fill the screen.
  const cluster = await Cluster.start({ servers, workers, environment: { LOG_LEVEL: 'error' } });
  try {
    return await runTrial(cluster, trial);
  } finally {
    await cluster.stop();
  }
}

async function runTrial(cluster: Cluster, trial: FaultTrialOptions): Promise<FaultTrialResult> {
  const random = quickRandom(trial.seed);
  const { url } = cluster.balancer;
  const tables = Array.from({ length: trial.tables }, (_, i) => new FaultTrialTable(url, i, random));
  const tournaments = createTrialTournaments(url, random);
  const all: readonly Players[] = [...tables, ...tournaments];
  const playing = all.map((players) => outcomeOf(players.playMatches()));
  const kinds = await injectFaults(cluster, clientsOf(all), trial, random);
  for (const players of all) players.finish();
  const ends = await Promise.all(
    playing.map((end) => Promise.race([end, sleep(STUCK_TIMEOUT_MS, 'stuck' as const, { ref: false })])),
  );
  for (const client of clientsOf(all)) client.isStopped = true;
  await Promise.all(all.filter((_, i) => ends[i] === 'done').map((players) => players.refreshAll()));
  const violations = [
    ...ends.filter((end) => end !== 'done' && end !== 'stuck'),
    ...(await findViolations(cluster, tables, tournaments)),
  ];
  return {
    kinds,
    violations,
    stuck: ends.filter((end) => end === 'stuck').length,
    moves: countMoves(clientsOf(all)),
    matches: all.reduce((sum, { matches }) => sum + matches.length, 0),
    tournaments: tournaments.reduce((sum, { ids }) => sum + ids.length, 0),
    recoveryMs: tables.flatMap((table) => table.recoveryMs),
  };
}

async function outcomeOf(playing: Promise<void>): Promise<string> {
  return playing.then(
    () => 'done',
    (error) => `a client gave up: ${error}`,
  );
}

function clientsOf(all: readonly Players[]): RetryingClient[] {
  return all.flatMap(({ clients }) => clients);
}

function countMoves(clients: readonly RetryingClient[]): number {
  return clients.reduce((sum, { acknowledgedMoves }) => sum + acknowledgedMoves.length, 0);
}

async function findViolations(
  { databaseUrl }: Cluster,
  tables: readonly FaultTrialTable[],
  tournaments: readonly TrialTournament[],
): Promise<string[]> {
  const store = await openPostgres(databaseUrl);
  const all: readonly Players[] = [...tables, ...tournaments];
  const matches = new Set(all.flatMap((players) => players.matches));
  const violations = [
    ...tables.flatMap((table) => table.violations),
    ...(await audit(clientsOf(all), store.matches)),
    ...(await findWrongResults(matches, store.matches)),
  ];
  for (const tournament of tournaments) violations.push(...(await tournament.audit(store)));
  await store.close();
  return violations;
}

async function injectFaults(
  cluster: Cluster,
  clients: readonly RetryingClient[],
  { faults, kinds = Object.keys(FAULT_INJECTIONS), log }: FaultTrialOptions,
  random: Random,
): Promise<FaultKindResult[]> {
  const results = new Map<string, { injected: number; longest: number }>();
  for (let n = 0; n < faults; n++) {
    const kind = kinds[n % kinds.length];
    await FAULT_INJECTIONS[kind](cluster, random);
    const recovery = await waitForNextMove(clients);
    const known = results.get(kind) ?? { injected: 0, longest: 0 };
    results.set(kind, { injected: known.injected + 1, longest: Math.max(known.longest, recovery) });
    log(`${n + 1} of ${faults}: ${kind}; moves again after ${Math.round(recovery)} ms`);
    await sleep(random.below(MAX_PAUSE_MS));
  }
  return [...results].map(([kind, counts]) => ({ kind, ...counts }));
}

/** Milliseconds until another move was acknowledged. */
async function waitForNextMove(clients: readonly RetryingClient[]): Promise<number> {
  const began = performance.now();
  const before = countMoves(clients);
  while (countMoves(clients) === before && performance.now() - began < STUCK_TIMEOUT_MS) await sleep(5);
  return performance.now() - began;
}
