import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId, TournamentView } from '@safehouse/protocol';
import { RetryingClient } from './retrying-client.ts';

const PLAYERS = 5;
const LOOK_INTERVAL_MS = 50;
const HOUR_MS = 3_600_000;

/** Clients that play in an arena, whatever happens to the server meanwhile. */
export class TrialTournament {
  readonly clients: readonly RetryingClient[];
  /** As the players last saw it. */
  lastView: TournamentView | null = null;
  #id: string | null = null;

  constructor(url: string, random: Random) {
    this.clients = Array.from({ length: PLAYERS }, () => new RetryingClient(url, quickRandom(random.below(2 ** 31))));
  }

  get id(): string {
    if (this.#id === null) throw new Error('the tournament was not created');
    return this.#id;
  }

  stop(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  /** Everybody joins, and it starts. */
  async open(): Promise<void> {
    await Promise.all(this.clients.map((client, i) => client.signInAsGuest(`player ${i}`)));
    const { id } = await this.clients[0].request<{ readonly id: string }>('POST', '/api/tournaments', {
      name: 'Crash arena',
      format: 'arena',
      game: GAME_IDS[0],
      clock: { type: 'realtime', base: 600, increment: 0 },
      startsAt: Date.now() + HOUR_MS,
      minutes: 720,
    });
    this.#id = id;
    for (const client of this.clients) await client.request('POST', `/api/tournaments/${id}/join`, {});
    await this.#start();
  }

  async playMatches(): Promise<void> {
    await Promise.all(this.clients.map((client) => this.#playAll(client)));
  }

  /** A conflict means that it has started already: only the answer was lost. */
  async #start(): Promise<void> {
    try {
      await this.clients[0].request('POST', `/api/tournaments/${this.id}/start`);
    } catch (error) {
      if (!String(error).includes('409')) throw error;
    }
  }

  async #playAll(client: RetryingClient): Promise<void> {
    while (!client.isStopped) {
      const { me } = await this.refresh(client);
      if (me.match === null) await sleep(LOOK_INTERVAL_MS);
      else await this.#playOne(client, me.match as MatchId);
    }
  }

  /** A pairing may be there before its table. */
  async #playOne(client: RetryingClient, match: MatchId): Promise<void> {
    try {
      await client.play(match);
    } catch (error) {
      if (!String(error).includes('404')) throw error;
      await sleep(LOOK_INTERVAL_MS);
    }
  }

  async refresh(client: RetryingClient): Promise<TournamentView> {
    const view = await client.request<TournamentView>('GET', `/api/tournaments/${this.id}`);
    if (!this.lastView || view.version >= this.lastView.version) this.lastView = view;
    return view;
  }

  async refreshAll(): Promise<void> {
    for (const client of this.clients) {
      await this.refresh(client);
      for (const observation of client.observations) await client.refresh(observation);
    }
  }
}
