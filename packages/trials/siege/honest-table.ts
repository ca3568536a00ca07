import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { type MatchObservation, RetryingClient } from '../crash/retrying-client.ts';
import { HttpClient } from './http-client.ts';

/** About as often as a program polls; a person is slower. */
const DELAY_MS = 200;

/** Two people (at every third table one and a bot) play one match after another, from their own addresses. */
export class HonestTable {
  readonly clients: readonly RetryingClient[];
  readonly matches: MatchId[] = [];
  /** Why its players could not continue. */
  error: string | null = null;
  readonly #number: number;
  readonly #connections: readonly HttpClient[];

  constructor(url: string, number: number) {
    this.#number = number;
    const people = number % 3 === 2 ? 1 : 2;
    this.#connections = Array.from({ length: people }, (_, i) => new HttpClient(`127.9.${number}.${i + 1}`));
    this.clients = this.#connections.map((connection, i) => {
      const fetch = connection.fetch.bind(connection);
      return new RetryingClient(url, quickRandom(number * 2 + i), { fetch, delayMs: DELAY_MS });
    });
  }

  get hasMoved(): boolean {
    return this.clients.every(({ moveMs }) => moveMs.length > 0);
  }

  async openFirstMatch(): Promise<MatchId> {
    await Promise.all(this.clients.map((client, i) => client.signInAsGuest(`honest ${this.#number}.${i}`)));
    return this.#createMatch();
  }

  /** Runs until `stop`. Never rejects. */
  async playMatches(first: MatchId): Promise<void> {
    try {
      for (let match = first; ; match = await this.#createMatch()) {
        await Promise.all(this.clients.map((client) => client.play(match)));
        if (this.clients.some(({ isStopped }) => isStopped)) break;
      }
      await this.#refreshAll();
    } catch (error) {
      this.error = String(error);
    }
  }

  stop(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  async #createMatch(): Promise<MatchId> {
    const [host, guest] = this.clients;
    const game = GAME_IDS[(this.#number + this.matches.length) % GAME_IDS.length];
    const seats = ['me', guest ? 'open' : { bot: 'gentle' }];
    const table = { game, seats, visibility: 'private' };
    const { id } = await host.request<{ readonly id: MatchId }>('POST', '/api/matches', table);
    if (guest) await guest.join(id);
    this.matches.push(id);
    return id;
  }

  async #refreshAll(): Promise<void> {
    for (const client of this.clients) {
      for (const memory of client.observations) {
        await client.refresh(memory);
        while (this.clients.length === 1 && isWaitingForBot(memory)) {
          await sleep(DELAY_MS);
          await client.refresh(memory);
        }
      }
    }
  }
}

function isWaitingForBot({ lastView, seat }: MatchObservation): boolean {
  return lastView.status === 'running' && !lastView.toAct.includes(seat);
}
