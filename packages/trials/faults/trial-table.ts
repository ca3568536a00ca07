import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Random } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { createTrialClients, createTrialMatch, type RetryingClient } from '../crash/retrying-client.ts';
import { ReconnectingViewer } from './reconnecting-viewer.ts';

/** Two clients (at every third table one and a bot) play match after match. The host also watches by WebSocket. */
export class FaultTrialTable {
  readonly clients: readonly RetryingClient[];
  readonly matches: MatchId[] = [];
  readonly violations: string[] = [];
  readonly #url: string;
  readonly #number: number;
  #viewer: ReconnectingViewer | null = null;
  #isFinishing = false;

  constructor(url: string, number: number, random: Random) {
    this.#url = url;
    this.#number = number;
    this.clients = createTrialClients(url, number, random);
  }

  get recoveryMs(): readonly number[] {
    return this.#viewer?.recoveryMs ?? [];
  }

  /** Starts no new match after the current one. */
  finish(): void {
    this.#isFinishing = true;
  }

  async playMatches(): Promise<void> {
    const tokens = await Promise.all(
      this.clients.map((client, i) => client.signInAsGuest(`client ${this.#number}.${i}`)),
    );
    this.#viewer = new ReconnectingViewer(this.#url, tokens[0]);
    do {
      const match = await createTrialMatch(this.clients, this.#number + this.matches.length);
      this.matches.push(match);
      this.#viewer.watch(match);
      await Promise.all(this.clients.map((client) => client.play(match)));
    } while (!this.#isFinishing);
  }

  /** All views, including the one by WebSocket, must reach the last version. */
  async refreshAll(): Promise<void> {
    for (const client of this.clients) for (const observation of client.observations) await client.refresh(observation);
    const last = this.clients[0].observations.at(-1)?.lastView;
    const viewer = this.#viewer;
    if (!last || !viewer) return;
    for (let waited = 0; viewer.version < last.version && waited < 100; waited++) await sleep(100);
    if (viewer.version !== last.version)
      this.violations.push(`a socket is at version ${viewer.version} of ${last.version}`);
    else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(viewer.view)), last.view))
      this.violations.push('a socket sees another position');
    this.violations.push(...viewer.violations);
    viewer.stop();
  }
}
