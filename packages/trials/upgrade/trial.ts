import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { startBalancer } from '../balancer/balancer.ts';
import { audit } from '../crash/audit.ts';
import {
  createTrialClients,
  createTrialMatch,
  isWaitingForBot,
  type RetryingClient,
} from '../crash/retrying-client.ts';
import { checkOutRelease } from '../processes/earlier-release.ts';
import { NatsProcess } from '../processes/nats-process.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';

export interface UpgradeTrialOptions {
  /** A git ref. */
  readonly from: string;
  readonly matches: number;
  /** How long each phase lasts: on the old release, on both, and on the new one. */
  readonly phaseSeconds: number;
  /** The interval between two reads of a match. */
  readonly pollMs: number;
  log(line: string): void;
}

export interface UpgradeTrialResult {
  /** Contradictions between what a client was sent and what is stored, and matches that did not continue. */
  readonly violations: readonly string[];
  readonly matches: number;
  /** Moves acknowledged by the old release alone, by both side by side, and by the new one alone. */
  readonly moves: readonly [old: number, both: number, upgraded: number];
  /** The slowest response to a move in the second in which the old server stopped. */
  readonly longestMoveMs: number;
  readonly stopMs: number;
}

/** Creating a thousand tables is slow, so this many are created concurrently. */
const CONCURRENT_SETUPS = 20;

/** Moves running matches from one release to the next while they are being played. */
export async function runUpgradeTrial(options: UpgradeTrialOptions): Promise<UpgradeTrialResult> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-upgrade-'));
  const postgres = await PostgresProcess.start({ fsync: 'on' });
  const nats = await NatsProcess.start();
  const databaseUrl = await postgres.ensureDatabase('safehouse');
  const environment = { TRUST_PROXY: 'on', DATABASE_URL: databaseUrl, NATS_URL: nats.url };
  const checkout = join(folder, 'release');
  checkOutRelease(options.from, checkout);
  const old = new ServerProcess('', await freePort(), environment, checkout);
  const upgraded = new ServerProcess('', await freePort(), environment);
  try {
    return await runPhases(options, { old, upgraded, databaseUrl });
  } finally {
    await old.stop('SIGKILL');
    await upgraded.stop('SIGKILL');
    await nats.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Servers {
  readonly old: ServerProcess;
  readonly upgraded: ServerProcess;
  readonly databaseUrl: string;
}

async function runPhases(options: UpgradeTrialOptions, servers: Servers): Promise<UpgradeTrialResult> {
  const { old, upgraded, databaseUrl } = servers;
  const { phaseSeconds, log } = options;
  old.start();
  await old.waitUntilReady();
  const balancer = await startBalancer([old.url, upgraded.url]);
  const tables = await openTables(balancer.url, options);
  const clients = tables.flatMap((table) => table.clients);
  log(`${tables.length} matches run on ${options.from}`);
  const playing = Promise.all(tables.map((table) => table.play()));
  const countMoves = () => clients.reduce((sum, { acknowledgedMoves }) => sum + acknowledgedMoves.length, 0);
  await sleep(1000 * phaseSeconds);
  const oldMoves = countMoves();
  upgraded.start();
  await upgraded.waitUntilReady();
  log(`${oldMoves} moves; the new release runs beside it`);
  await sleep(1000 * phaseSeconds);
  const bothMoves = countMoves() - oldMoves;
  const beforeStop = clients.map(({ moveMs }) => moveMs.length);
  const stopping = performance.now();
  await old.stop('SIGTERM');
  const stopMs = performance.now() - stopping;
  const positions = await Promise.all(tables.map((table) => table.position()));
  log(`${bothMoves} moves; the old release has stopped`);
  await sleep(1000 * phaseSeconds);
  for (const client of clients) client.isStopped = true;
  await playing;
  for (const table of tables) await table.finish();
  const lateMoves = clients.flatMap(({ moveMs }, i) => moveMs.slice(beforeStop[i]));
  const violations = [...(await auditAll(clients, databaseUrl)), ...stoppedMatches(tables, positions)];
  await upgraded.stop('SIGTERM');
  await balancer.close();
  return {
    violations,
    matches: tables.length,
    moves: [oldMoves, bothMoves, countMoves() - oldMoves - bothMoves],
    longestMoveMs: lateMoves.reduce((longest, ms) => Math.max(longest, ms), 0),
    stopMs,
  };
}

/** Lists the unfinished matches that did not continue after the old release stopped. */
function stoppedMatches(tables: readonly UpgradeTable[], positions: readonly Position[]): string[] {
  return tables.flatMap((table, i) =>
    table.hasContinuedAfter(positions[i]) ? [] : [`match ${positions[i].match} did not continue`],
  );
}

async function auditAll(clients: readonly RetryingClient[], databaseUrl: string): Promise<string[]> {
  const store = await openPostgres(databaseUrl);
  try {
    return await audit(clients, store.matches);
  } finally {
    await store.close();
  }
}

async function openTables(url: string, { matches, pollMs }: UpgradeTrialOptions): Promise<UpgradeTable[]> {
  const random = quickRandom(matches);
  const tables: UpgradeTable[] = [];
  let next = 0;
  const openInTurn = async () => {
    for (let number = next++; number < matches; number = next++) {
      tables.push(await UpgradeTable.open({ url, number, pollMs }, random));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SETUPS }, openInTurn));
  return tables;
}

interface Position {
  readonly match: MatchId;
  readonly version: number;
}

/** Two players, or one player and a bot, who play one match after another. */
class UpgradeTable {
  readonly clients: readonly RetryingClient[];
  readonly #number: number;
  #match: MatchId;

  private constructor(clients: readonly RetryingClient[], number: number, match: MatchId) {
    this.clients = clients;
    this.#number = number;
    this.#match = match;
  }

  static async open(
    { url, number, pollMs }: { readonly url: string; readonly number: number; readonly pollMs: number },
    random: Random,
  ): Promise<UpgradeTable> {
    const clients = createTrialClients(url, number, random, { fetch, delayMs: pollMs });
    await Promise.all(clients.map((client, i) => client.signInAsGuest(`player ${number}.${i}`)));
    return new UpgradeTable(clients, number, await createTrialMatch(clients, number));
  }

  /** Runs until the clients are stopped: on a fast machine a match may be over before the next phase begins. */
  async play(): Promise<void> {
    for (;;) {
      await Promise.all(this.clients.map((client) => client.play(this.#match)));
      if (this.clients.some(({ isStopped }) => isStopped)) return;
      this.#match = await createTrialMatch(this.clients, this.#number);
    }
  }

  async position(): Promise<Position> {
    const match = this.#match;
    const { version } = await this.clients[0].request<{ readonly version: number }>('GET', `/api/matches/${match}`);
    return { match, version };
  }

  /** Plays one more move for the seat to act, and reads the final views. */
  async finish(): Promise<void> {
    for (const client of this.clients) await client.playOneMove(this.#match);
    for (const client of this.clients) {
      for (const seen of client.observations) {
        do await client.refresh(seen);
        while (
          // A bot may still have moves to make.
          this.clients.length === 1 &&
          isWaitingForBot(seen)
        );
      }
    }
  }

  hasContinuedAfter({ match, version }: Position): boolean {
    return this.clients.some(({ observations }) =>
      observations.some(
        (seen) => seen.match === match && (seen.lastView.version > version || seen.lastView.status === 'over'),
      ),
    );
  }
}
