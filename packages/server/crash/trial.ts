import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { DATABASE_FILE } from '../store/sqlite/backup.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { audit } from './audit.ts';
import { Client, type Memory } from './client.ts';
import { freePort, ServerProcess } from './server-process.ts';

export interface Trial {
  readonly folder: string;
  readonly kills: number;
  /** Two people, or one and a bot, at so many tables. */
  readonly tables: number;
  readonly seed: number;
  tell(line: string): void;
}

export interface Findings {
  /** Every contradiction between what somebody was told and what is on the disk. None is the aim. */
  readonly faults: readonly string[];
  readonly moves: number;
  readonly matches: number;
  /** By crash after which the server came up: milliseconds from its start until it took moves again. */
  readonly backAfter: readonly number[];
}

/** The longest a server lives, and one in so many does not even get ready. */
const LIFE_MS = 600;
const STILLBORN = 10;
const START_MS = 500;

/** Kills a server again and again while people play on it, and looks whether anything was lost. */
export async function crashTrial(trial: Trial): Promise<Findings> {
  const server = new ServerProcess(trial.folder, await freePort());
  try {
    return await tryOut(server, trial);
  } finally {
    await server.end('SIGKILL');
  }
}

async function tryOut(server: ServerProcess, trial: Trial): Promise<Findings> {
  const random = quickRandom(trial.seed);
  server.start();
  await server.ready();
  const tables = Array.from({ length: trial.tables }, (_, i) => new TableOfClients(server.url, i, random));
  const playing = Promise.all(tables.map((table) => table.playOn()));
  const [backAfter] = await Promise.all([
    killAgainAndAgain(server, trial, random).finally(() => {
      for (const table of tables) table.stop();
    }),
    playing,
  ]);
  await Promise.all(tables.map((table) => table.lookOnceMore()));
  await server.end('SIGTERM');
  return { ...(await findings(tables, trial.folder)), backAfter };
}

async function killAgainAndAgain(
  server: ServerProcess,
  { kills, tell }: Trial,
  random: Random,
): Promise<number[]> {
  const backAfter: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(random.below(LIFE_MS));
    await server.end('SIGKILL');
    server.start();
    if (random.below(STILLBORN) === 0) await sleep(random.below(START_MS));
    else {
      backAfter.push(await server.ready());
      tell(`${kill} of ${kills}: back after ${Math.round(backAfter.at(-1) ?? 0)} ms`);
    }
  }
  await server.ready();
  return backAfter;
}

async function findings(
  tables: readonly TableOfClients[],
  folder: string,
): Promise<Omit<Findings, 'backAfter'>> {
  const store = openSqlite(join(folder, DATABASE_FILE));
  const clients = tables.flatMap((table) => table.clients);
  const faults = await audit(clients, store.matches);
  await store.close();
  return {
    faults,
    moves: clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    matches: tables.reduce((sum, { matches }) => sum + matches, 0),
  };
}

/** Clients who play one match after the other; at every third table alone against a bot. */
class TableOfClients {
  readonly clients: readonly Client[];
  readonly #number: number;
  matches = 0;

  constructor(url: string, number: number, random: Random) {
    const people = number % 3 === 2 ? 1 : 2;
    this.clients = Array.from({ length: people }, () => new Client(url, quickRandom(random.below(2 ** 32))));
    this.#number = number;
  }

  stop(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  async playOn(): Promise<void> {
    await Promise.all(this.clients.map((client, i) => client.enter(`client ${this.#number}.${i}`)));
    const [host] = this.clients;
    while (!host.isStopped) {
      const match = await this.#sitDown();
      this.matches++;
      await Promise.all(this.clients.map((client) => client.play(match)));
    }
  }

  async #sitDown(): Promise<MatchId> {
    const [host, guest] = this.clients;
    const game = GAME_IDS[(this.#number + this.matches) % GAME_IDS.length];
    const seats = ['me', guest ? 'open' : { bot: 'gentle' }];
    const { id } = await host.say<{ readonly id: MatchId }>('POST', '/api/matches', { game, seats });
    if (guest) await guest.join(id);
    return id;
  }

  /** Where everybody stands when all is quiet: a bot may still be at it. */
  async lookOnceMore(): Promise<void> {
    for (const client of this.clients) {
      for (const memory of client.memories) {
        do await client.look(memory);
        while (this.clients.length === 1 && isWaiting(memory));
      }
    }
  }
}

function isWaiting({ last, seat }: Memory): boolean {
  return last.status === 'running' && !last.toAct.includes(seat);
}
