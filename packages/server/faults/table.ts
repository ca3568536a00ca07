import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { quickRandom, type Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { Client } from '../crash/client.ts';
import { SocketWatcher } from './watcher.ts';

/** Two people, or at every third table one and a bot, who play one match after the other; the host watches, too. */
export class FaultTable {
  readonly clients: readonly Client[];
  readonly matches: MatchId[] = [];
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #number: number;
  #watcher: SocketWatcher | null = null;
  #isLast = false;

  constructor(url: string, number: number, random: Random) {
    this.#url = url;
    this.#number = number;
    const people = number % 3 === 2 ? 1 : 2;
    this.clients = Array.from({ length: people }, () => new Client(url, quickRandom(random.below(2 ** 32))));
  }

  get backAfter(): readonly number[] {
    return this.#watcher?.backAfter ?? [];
  }

  /** No new match after the one that is being played. */
  finish(): void {
    this.#isLast = true;
  }

  async playOn(): Promise<void> {
    const tokens = await Promise.all(
      this.clients.map((client, i) => client.enter(`client ${this.#number}.${i}`)),
    );
    this.#watcher = new SocketWatcher(this.#url, tokens[0]);
    do {
      const match = await this.#sitDown();
      this.matches.push(match);
      this.#watcher.watch(match);
      await Promise.all(this.clients.map((client) => client.play(match)));
    } while (!this.#isLast);
  }

  /** Where everybody stands when all is quiet: also the one at the socket must have come to the end. */
  async lookOnceMore(): Promise<void> {
    for (const client of this.clients) for (const memory of client.memories) await client.look(memory);
    const last = this.clients[0].memories.at(-1)?.last;
    const watcher = this.#watcher;
    if (!last || !watcher) return;
    for (let waited = 0; watcher.version < last.version && waited < 100; waited++) await sleep(100);
    if (watcher.version !== last.version)
      this.faults.push(`a socket stands at ${watcher.version} of ${last.version}`);
    else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(watcher.view)), last.view))
      this.faults.push('a socket sees another position');
    this.faults.push(...watcher.faults);
    watcher.stop();
  }

  async #sitDown(): Promise<MatchId> {
    const [host, guest] = this.clients;
    const game = GAME_IDS[(this.#number + this.matches.length) % GAME_IDS.length];
    const seats = ['me', guest ? 'open' : { bot: 'gentle' }];
    const { id } = await host.say<{ readonly id: MatchId }>('POST', '/api/matches', { game, seats });
    if (guest) await guest.join(id);
    return id;
  }
}
