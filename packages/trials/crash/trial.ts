import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { DATABASE_FILE } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { TrialClub } from '../clubs/trial-club.ts';
import { mailSettings, TrialRequests } from '../people/trial-requests.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';
import { createTrialTournaments, type TrialTournament } from '../tournaments/trial-tournament.ts';
import { audit } from './audit.ts';
import { auditSeries } from './audit-series.ts';
import {
  continueTrialSeries,
  createTrialClients,
  createTrialMatch,
  isWaitingForBot,
  RetryingClient,
} from './retrying-client.ts';

export interface CrashTrialOptions {
  readonly folder: string;
  readonly kills: number;
  /** Each with two clients, or one client and a bot. */
  readonly tables: number;
  readonly seed: number;
  log(line: string): void;
}

export interface CrashTrialResult {
  /** Every contradiction between what a client was sent and what is stored; empty if all is well. */
  readonly violations: readonly string[];
  readonly moves: number;
  readonly matches: number;
  /** For each kind of tournament, one after another. All but the arena are played to the end. */
  readonly tournaments: number;
  /** Posts accepted on the board of a club. */
  readonly posts: number;
  /** Accepted friend requests, each of which must lead to a notification. */
  readonly friendRequests: number;
  /** The matches created by tournaments. */
  readonly pairings: number;
  /** Milliseconds from each start after a crash until the server was ready. */
  readonly recoveryMs: readonly number[];
}

const MAX_UPTIME_MS = 600;
/** One in this many servers is killed before it is ready. */
const EARLY_KILL_ODDS = 10;
const MAX_START_DELAY_MS = 500;
/** A tournament that is not over this long after the last kill counts as stuck. */
const STUCK_TIMEOUT_MS = 120_000;

/** Kills a server repeatedly while clients play on it, then checks whether anything was lost. */
export async function runCrashTrial(trial: CrashTrialOptions): Promise<CrashTrialResult> {
  const port = await freePort();
  const server = new ServerProcess(trial.folder, port, mailSettings(`http://127.0.0.1:${port}`));
  try {
    return await runTrial(server, trial);
  } finally {
    await server.stop('SIGKILL');
  }
}

async function runTrial(server: ServerProcess, trial: CrashTrialOptions): Promise<CrashTrialResult> {
  const random = quickRandom(trial.seed);
  const requests = new TrialRequests(() => new RetryingClient(server.url, quickRandom(random.below(2 ** 31))));
  const store = openSqlite(join(trial.folder, DATABASE_FILE));
  await requests.createReceivers(store);
  await store.close();
  server.start();
  await server.waitUntilReady();
  const firstToAsk = await requests.signIn();
  const tables = Array.from({ length: trial.tables }, (_, i) => new CrashTrialTable(server.url, i, random));
  const tournaments = createTrialTournaments(server.url, random);
  const club = new TrialClub([server.url], random);
  const matches = [...tables, ...tournaments].map((players) => players.playMatches());
  const playing = Promise.all([club.write(), requests.ask(firstToAsk), ...matches]);
  const recoveryMs = await Promise.race([killRepeatedly(server, trial, random), playing.then(() => [])]);
  for (const players of [...tables, ...tournaments, club, requests]) players.finish();
  const end = await Promise.race([playing.then(() => 'done'), sleep(STUCK_TIMEOUT_MS, 'stuck', { ref: false })]);
  for (const client of clientsOf([...tables, ...tournaments])) client.isStopped = true;
  if (end === 'done') await Promise.all([...tables, ...tournaments].map((players) => players.refreshAll()));
  await server.stop('SIGTERM');
  const result = await collectResult({ tables, tournaments, club, requests }, trial.folder);
  const violations = end === 'done' ? result.violations : [...result.violations, 'a tournament is stuck'];
  return { ...result, violations, recoveryMs };
}

function clientsOf(players: readonly { readonly clients: readonly RetryingClient[] }[]): RetryingClient[] {
  return players.flatMap(({ clients }) => clients);
}

async function killRepeatedly(
  server: ServerProcess,
  { kills, log }: CrashTrialOptions,
  random: Random,
): Promise<number[]> {
  const recoveryMs: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(random.below(MAX_UPTIME_MS));
    await server.stop('SIGKILL');
    server.start();
    if (random.below(EARLY_KILL_ODDS) === 0) await sleep(random.below(MAX_START_DELAY_MS));
    else {
      recoveryMs.push(await server.waitUntilReady());
      log(`${kill} of ${kills}: back after ${Math.round(recoveryMs.at(-1) ?? 0)} ms`);
    }
  }
  await server.waitUntilReady();
  return recoveryMs;
}

interface TrialPlayers {
  readonly tables: readonly CrashTrialTable[];
  readonly tournaments: readonly TrialTournament[];
  readonly club: TrialClub;
  readonly requests: TrialRequests;
}

async function collectResult(
  { tables, tournaments, club, requests }: TrialPlayers,
  folder: string,
): Promise<Omit<CrashTrialResult, 'recoveryMs'>> {
  const store = openSqlite(join(folder, DATABASE_FILE));
  const clients = clientsOf([...tables, ...tournaments]);
  const violations = await audit(clients, store.matches);
  for (const table of tables) violations.push(...(await auditSeries(table.matches, store.matches)));
  for (const tournament of tournaments) violations.push(...(await tournament.audit(store)));
  violations.push(...(await club.audit(store)), ...(await requests.audit(store)));
  await store.close();
  const pairings = tournaments.reduce((sum, { matches }) => sum + matches.length, 0);
  return {
    violations,
    moves: clients.reduce((sum, { acknowledgedMoves }) => sum + acknowledgedMoves.length, 0),
    matches: tables.reduce((sum, { matches }) => sum + matches.length, 0) + pairings,
    tournaments: tournaments.reduce((sum, { ids }) => sum + ids.length, 0),
    pairings,
    posts: club.posts,
    friendRequests: requests.count,
  };
}

/** Clients that play one best-of-three series after another. At every third table: one client against a bot. */
class CrashTrialTable {
  readonly clients: readonly RetryingClient[];
  readonly #number: number;
  readonly matches: MatchId[] = [];

  constructor(url: string, number: number, random: Random) {
    this.clients = createTrialClients(url, number, random);
    this.#number = number;
  }

  /** Matches may be left unfinished. */
  finish(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  async playMatches(): Promise<void> {
    await Promise.all(this.clients.map((client, i) => client.signInAsGuest(`client ${this.#number}.${i}`)));
    const [host] = this.clients;
    while (!host.isStopped) {
      const match = (await continueTrialSeries(this.clients)) ?? (await this.#openSeries());
      this.matches.push(match);
      await Promise.all(this.clients.map((client) => client.play(match)));
    }
  }

  #openSeries(): Promise<MatchId> {
    return createTrialMatch(this.clients, this.#number + this.matches.length, { bestOf: 3 });
  }

  /** Reads the final views. Bots may still have moves to make. */
  async refreshAll(): Promise<void> {
    for (const client of this.clients) {
      for (const observation of client.observations) {
        do await client.refresh(observation);
        while (this.clients.length === 1 && isWaitingForBot(observation));
      }
    }
  }
}
