import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { DATABASE_FILE } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';
import { audit } from './audit.ts';
import { type MatchObservation, RetryingClient } from './retrying-client.ts';

export interface CrashTrialOptions {
  readonly folder: string;
  readonly kills: number;
  /** Two people, or one and a bot, at so many tables. */
  readonly tables: number;
  readonly seed: number;
  log(line: string): void;
}

export interface CrashTrialResult {
  /** Every contradiction between what somebody was told and what is on the disk. None is the aim. */
  readonly violations: readonly string[];
  readonly moves: number;
  readonly matches: number;
  /** By crash after which the server came up: milliseconds from its start until it took moves again. */
  readonly recoveryMs: readonly number[];
}

/** The longest a server lives, and one in so many does not even get ready. */
const MAX_UPTIME_MS = 600;
const EARLY_KILL_ODDS = 10;
const MAX_START_DELAY_MS = 500;

/** Kills a server again and again while people play on it, and looks whether anything was lost. */
export async function runCrashTrial(trial: CrashTrialOptions): Promise<CrashTrialResult> {
  const server = new ServerProcess(trial.folder, await freePort());
  try {
    return await runTrial(server, trial);
  } finally {
    await server.stop('SIGKILL');
  }
}

async function runTrial(server: ServerProcess, trial: CrashTrialOptions): Promise<CrashTrialResult> {
  const random = quickRandom(trial.seed);
  server.start();
  await server.waitUntilReady();
  const tables = Array.from({ length: trial.tables }, (_, i) => new CrashTrialTable(server.url, i, random));
  const playing = Promise.all(tables.map((table) => table.playMatches()));
  const [backAfter] = await Promise.all([
    killRepeatedly(server, trial, random).finally(() => {
      for (const table of tables) table.stop();
    }),
    playing,
  ]);
  await Promise.all(tables.map((table) => table.refreshAll()));
  await server.stop('SIGTERM');
  return { ...(await collectResult(tables, trial.folder)), recoveryMs: backAfter };
}

async function killRepeatedly(
  server: ServerProcess,
  { kills, log }: CrashTrialOptions,
  random: Random,
): Promise<number[]> {
  const backAfter: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(random.below(MAX_UPTIME_MS));
    await server.stop('SIGKILL');
    server.start();
    if (random.below(EARLY_KILL_ODDS) === 0) await sleep(random.below(MAX_START_DELAY_MS));
    else {
      backAfter.push(await server.waitUntilReady());
      log(`${kill} of ${kills}: back after ${Math.round(backAfter.at(-1) ?? 0)} ms`);
    }
  }
  await server.waitUntilReady();
  return backAfter;
}

async function collectResult(
  tables: readonly CrashTrialTable[],
  folder: string,
): Promise<Omit<CrashTrialResult, 'recoveryMs'>> {
  const store = openSqlite(join(folder, DATABASE_FILE));
  const clients = tables.flatMap((table) => table.clients);
  const faults = await audit(clients, store.matches);
  await store.close();
  return {
    violations: faults,
    moves: clients.reduce((sum, { acknowledgedMoves }) => sum + acknowledgedMoves.length, 0),
    matches: tables.reduce((sum, { matches }) => sum + matches, 0),
  };
}

/** Clients who play one match after the other; at every third table alone against a bot. */
class CrashTrialTable {
  readonly clients: readonly RetryingClient[];
  readonly #number: number;
  matches = 0;

  constructor(url: string, number: number, random: Random) {
    const people = number % 3 === 2 ? 1 : 2;
    this.clients = Array.from(
      { length: people },
      () => new RetryingClient(url, quickRandom(random.below(2 ** 32))),
    );
    this.#number = number;
  }

  stop(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  async playMatches(): Promise<void> {
    await Promise.all(this.clients.map((client, i) => client.signInAsGuest(`client ${this.#number}.${i}`)));
    const [host] = this.clients;
    while (!host.isStopped) {
      const match = await this.#createMatch();
      this.matches++;
      await Promise.all(this.clients.map((client) => client.play(match)));
    }
  }

  async #createMatch(): Promise<MatchId> {
    const [host, guest] = this.clients;
    const game = GAME_IDS[(this.#number + this.matches) % GAME_IDS.length];
    const seats = ['me', guest ? 'open' : { bot: 'gentle' }];
    const { id } = await host.request<{ readonly id: MatchId }>('POST', '/api/matches', { game, seats });
    if (guest) await guest.join(id);
    return id;
  }

  /** Where everybody stands when all is quiet: a bot may still be at it. */
  async refreshAll(): Promise<void> {
    for (const client of this.clients) {
      for (const memory of client.observations) {
        do await client.refresh(memory);
        while (this.clients.length === 1 && isWaitingForBot(memory));
      }
    }
  }
}

function isWaitingForBot({ lastView, seat }: MatchObservation): boolean {
  return lastView.status === 'running' && !lastView.toAct.includes(seat);
}
