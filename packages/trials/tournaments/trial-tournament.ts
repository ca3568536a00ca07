import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId, TournamentView } from '@safehouse/protocol';
import type { Store } from '../../server/store/store.ts';
import { type ClientOptions, RetryingClient } from '../crash/retrying-client.ts';
import { auditTournament } from './audit-tournament.ts';

interface TrialKind {
  readonly name: string;
  readonly players: number;
  readonly settings: object;
}

/** Every format, and rounds in which all tables have the same deal. */
export const TRIAL_KINDS = {
  arena: { name: 'arena', players: 4, settings: { format: 'arena', minutes: 720 } },
  swiss: { name: 'swiss', players: 5, settings: { format: 'swiss', rounds: 4 } },
  roundRobin: { name: 'round robin', players: 4, settings: { format: 'round-robin', rounds: 1, maxPlayers: 16 } },
  knockout: { name: 'knockout', players: 5, settings: { format: 'knockout' } },
  duplicate: { name: 'duplicate', players: 4, settings: { format: 'swiss', rounds: 3, duplicate: true } },
} satisfies { readonly [name: string]: TrialKind };

const LOOK_INTERVAL_MS = 100;
const MAX_ABSENCE_MS = 1000;
/** After one in this many matches a player leaves for a while. */
const LEAVE_ODDS = 8;
const HOUR_MS = 3_600_000;

type SeenViews = Map<number, Pick<TournamentView, 'standings' | 'round'>>;

/** Clients that play one tournament of a kind after another while servers fail. */
export class TrialTournament {
  readonly clients: readonly RetryingClient[];
  /** What players were shown of each tournament. */
  readonly #seen = new Map<string, SeenViews>();
  readonly #kind: TrialKind;
  readonly #random: Random;
  #isFinishing = false;

  /** `urls`: the players are spread over these servers. */
  constructor(urls: readonly string[], kind: TrialKind, random: Random, options?: ClientOptions) {
    this.#kind = kind;
    this.#random = quickRandom(random.below(2 ** 31));
    this.clients = Array.from(
      { length: kind.players },
      (_, i) => new RetryingClient(urls[i % urls.length], quickRandom(random.below(2 ** 31)), options),
    );
  }

  get ids(): readonly string[] {
    return [...this.#seen.keys()];
  }

  get matches(): readonly MatchId[] {
    return [...new Set(this.clients.flatMap(({ observations }) => observations.map(({ match }) => match)))];
  }

  /** Starts no new tournament, and finishes the current one. Everybody leaves an arena, which would take hours. */
  finish(): void {
    this.#isFinishing = true;
    for (const client of this.clients) client.isResigning = true;
  }

  get #isLeavingArena(): boolean {
    return this.#isFinishing && this.#kind.name === 'arena';
  }

  async playMatches(): Promise<void> {
    await Promise.all(this.clients.map((client, i) => client.signInAsGuest(`${this.#kind.name} ${i}`)));
    do {
      const id = await this.#open();
      await Promise.all(this.clients.map((client) => this.#playThrough(client, id)));
    } while (!this.#isFinishing);
  }

  /** Creates a tournament; everybody joins, and it starts. */
  async #open(): Promise<string> {
    const [host] = this.clients;
    const { id } = await host.request<{ readonly id: string }>('POST', '/api/tournaments', {
      name: this.#kind.name,
      game: GAME_IDS[this.#seen.size % GAME_IDS.length],
      clock: { type: 'realtime', base: 600, increment: 0 },
      startsAt: Date.now() + HOUR_MS,
      breakSeconds: 0,
      ...this.#kind.settings,
    });
    this.#seen.set(id, new Map());
    for (const client of this.clients) await client.request('POST', `/api/tournaments/${id}/join`, {});
    await command(host, id, 'start');
    return id;
  }

  async #playThrough(client: RetryingClient, id: string): Promise<void> {
    while (!client.isStopped) {
      const { status, me } = await this.#look(client, id);
      if (status === 'finished' || status === 'cancelled') return;
      if (me.match !== null) await this.#playOne(client, id, me.match as MatchId);
      else if (this.#isLeavingArena && me.state === 'out') return;
      else if (this.#isLeavingArena) await command(client, id, 'leave');
      else if (me.state === 'out') await command(client, id, 'join');
      else await sleep(LOOK_INTERVAL_MS);
    }
  }

  async #look(client: RetryingClient, id: string): Promise<TournamentView> {
    const view = await client.request<TournamentView>('GET', `/api/tournaments/${id}`);
    const { version, standings, round } = view;
    this.#seen.get(id)?.set(version, { standings, round });
    return view;
  }

  /** A pairing may exist before its table. */
  async #playOne(client: RetryingClient, id: string, match: MatchId): Promise<void> {
    try {
      await client.play(match);
    } catch (error) {
      if (!String(error).includes('404')) throw error;
      await sleep(LOOK_INTERVAL_MS);
      return;
    }
    if (this.#random.below(LEAVE_ODDS) > 0) return;
    await command(client, id, 'leave');
    await sleep(this.#random.below(MAX_ABSENCE_MS));
  }

  /** Reads the final views. */
  async refreshAll(): Promise<void> {
    for (const client of this.clients) {
      for (const id of this.ids) await this.#look(client, id);
      for (const observation of client.observations) await client.refresh(observation);
    }
  }

  /** Finds faults in the stored tournaments. Those whose clients were stopped need not be over. */
  async audit(store: Store): Promise<string[]> {
    const faults = [];
    for (const [id, seen] of this.#seen) faults.push(...(await auditTournament(store, id, seen)));
    return faults;
  }
}

/** A conflict means that it is already done, or that the tournament is over. */
async function command(client: RetryingClient, id: string, name: 'start' | 'leave' | 'join'): Promise<void> {
  try {
    await client.request('POST', `/api/tournaments/${id}/${name}`, name === 'join' ? {} : undefined);
  } catch (error) {
    if (!String(error).includes('409')) throw error;
  }
}

/** One tournament of each kind. */
export function createTrialTournaments(url: string, random: Random): readonly TrialTournament[] {
  return Object.values(TRIAL_KINDS).map((kind) => new TrialTournament([url], kind, random));
}
