import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random, type Seat, type WrittenMove } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';

/** A move that the server accepted. */
export interface AcknowledgedMove {
  readonly match: MatchId;
  readonly key: string;
  readonly version: number;
  readonly move: WrittenMove;
}

/** What one client has seen of one match. */
export interface MatchObservation {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly events: ViewedEvent[];
  /** Every view and legal moves that were received, as JSON by version. */
  readonly snapshots: Map<number, string>;
  lastView: MatchView;
}

export function snapshotJson({ view, legal }: Pick<MatchView, 'view' | 'legal'>): string {
  return JSON.stringify({ view, legal });
}

const RETRY_DELAY_MS = 15;

interface ClientRequest {
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

export interface ClientOptions {
  /** Like `fetch`, but possibly from another address. */
  fetch(url: string, request: ClientRequest): Promise<Pick<Response, 'status' | 'json'>>;
  /** The delay between two reads of a match, and before a request is repeated. */
  readonly delayMs: number;
}

/** An HTTP player that repeats every request until it is answered. */
export class RetryingClient {
  readonly acknowledgedMoves: AcknowledgedMove[] = [];
  readonly observations: MatchObservation[] = [];
  readonly violations: string[] = [];
  /** The duration of each acknowledged move, from its first request on. */
  readonly moveMs: number[] = [];
  readonly #url: string;
  readonly #random: Random;
  readonly #options: ClientOptions;
  #token: string | null = null;
  isStopped = false;
  /** Resigns its matches as soon as possible. */
  isResigning = false;

  constructor(url: string, random: Random, options: ClientOptions = { fetch, delayMs: RETRY_DELAY_MS }) {
    this.#url = url;
    this.#random = random;
    this.#options = options;
  }

  /** Returns the token, for another connection of the same user. */
  async signInAsGuest(name: string): Promise<string> {
    const { token } = await this.request<{ readonly token: string }>('POST', '/api/guest', { name });
    this.#token = token;
    return token;
  }

  /** If the response was lost, the account already exists and is signed in to. */
  async signInWithAccount(name: string): Promise<void> {
    const credentials = { name, passphrase: 'a long passphrase' };
    const created = await this.#requestUntilAnswered('POST', '/api/account', credentials);
    const { status, json } =
      created.status === 409 ? await this.#requestUntilAnswered('POST', '/api/session', credentials) : created;
    if (status >= 400) throw new Error(`no account: ${JSON.stringify(json)}`);
    this.#token = (json as { readonly token: string }).token;
  }

  /** Continues as a user who has signed in before. */
  useToken(token: string): void {
    this.#token = token;
  }

  /** Repeats the request until it is answered; throws if the answer is an error. */
  async request<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, json } = await this.#requestUntilAnswered(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }

  async #requestUntilAnswered(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
    for (;;) {
      try {
        const response = await this.#options.fetch(this.#url + path, {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
          },
          body: body ? JSON.stringify(body) : null,
        });
        const json = await response.json();
        if (response.status < 500) return { status: response.status, json };
      } catch {
        // The server is down, or died while it responded.
      }
      await sleep(this.#options.delayMs);
    }
  }

  /** A conflict means that the client has joined already: only the response was lost. */
  async join(match: MatchId): Promise<void> {
    const { status, json } = await this.#requestUntilAnswered('POST', `/api/matches/${match}/join`, {});
    if (status >= 400 && status !== 409) throw new Error(`cannot join: ${JSON.stringify(json)}`);
  }

  /** Plays a match to its end, or until stopped. */
  async play(match: MatchId): Promise<void> {
    const observation = await this.#startObserving(match);
    while (!this.isStopped && observation.lastView.status !== 'over') {
      if (this.isResigning) await this.#resign(match);
      else if (observation.lastView.toAct.includes(observation.seat)) await this.#playRandomMove(observation);
      else await sleep(this.#options.delayMs);
      await this.refresh(observation);
    }
  }

  /** A conflict means that the match is over. */
  async #resign(match: MatchId): Promise<void> {
    const { status, json } = await this.#requestUntilAnswered('POST', `/api/matches/${match}/resign`, {});
    if (status >= 400 && status !== 409) throw new Error(`cannot resign: ${JSON.stringify(json)}`);
  }

  /** One move in a match that was played before, if it is this client's turn. */
  async playOneMove(match: MatchId): Promise<void> {
    const observation = this.observations.find((seen) => seen.match === match);
    if (!observation) return;
    await this.refresh(observation);
    if (observation.lastView.toAct.includes(observation.seat)) await this.#playRandomMove(observation);
  }

  async #startObserving(match: MatchId): Promise<MatchObservation> {
    const view = await this.request<MatchView>('GET', `/api/matches/${match}`);
    if (view.seat === null) throw new Error(`no seat in ${match}`);
    const snapshots = new Map([[view.version, snapshotJson(view)]]);
    const observation = { match, seat: view.seat, events: [], snapshots, lastView: view };
    this.observations.push(observation);
    return observation;
  }

  /** An older version than before would mean that entries were lost. */
  async refresh(observation: MatchObservation): Promise<void> {
    const since = observation.events.length;
    type Answer = MatchView & { readonly facts: readonly ViewedEvent[] };
    const view = await this.request<Answer>('GET', `/api/matches/${observation.match}?since=${since}`);
    if (view.version < observation.lastView.version)
      this.violations.push(`went back from ${observation.lastView.version} to ${view.version}`);
    observation.events.push(...view.facts);
    observation.snapshots.set(view.version, snapshotJson(view));
    observation.lastView = view;
  }

  async #playRandomMove({ match, lastView }: MatchObservation): Promise<void> {
    const move = lastView.legal[this.#random.below(lastView.legal.length)];
    const { version } = lastView;
    const key = randomUUID();
    const began = performance.now();
    const { status, json } = await this.#requestUntilAnswered('POST', `/api/matches/${match}/moves`, {
      version,
      move,
      key,
    });
    if (status === 200) {
      this.acknowledgedMoves.push({ match, key, move, ...(json as { readonly version: number }) });
      this.moveMs.push(performance.now() - began);
    } else if (status !== 409) this.violations.push(`a legal move was refused: ${JSON.stringify(json)}`);
  }
}

/** The next match of the series that the clients have just played; null if the series is over. */
export async function continueTrialSeries([host, guest]: readonly RetryingClient[]): Promise<MatchId | null> {
  const played = host.observations.at(-1);
  if (played?.lastView.status !== 'over' || played.lastView.series?.status !== 'running') return null;
  const { id } = await host.request<{ readonly id: MatchId }>('POST', `/api/matches/${played.match}/rematch`, {});
  if (guest) await guest.join(id);
  return id;
}

/** For a table against a bot. */
export function isWaitingForBot({ lastView, seat }: MatchObservation): boolean {
  return lastView.status === 'running' && !lastView.toAct.includes(seat);
}

/** Two clients per table. At every third table: one client, who plays against a bot. */
export function createTrialClients(
  url: string,
  table: number,
  random: Random,
  options?: ClientOptions,
): readonly RetryingClient[] {
  const length = table % 3 === 2 ? 1 : 2;
  return Array.from({ length }, () => new RetryingClient(url, quickRandom(random.below(2 ** 32)), options));
}

/** `number` selects the game, in rotation. `settings`: additional table settings. */
export async function createTrialMatch(
  [host, guest]: readonly RetryingClient[],
  number: number,
  settings: object = {},
): Promise<MatchId> {
  const game = GAME_IDS[number % GAME_IDS.length];
  const seats = ['me', guest ? 'open' : { bot: 'gentle' }];
  const { id } = await host.request<{ readonly id: MatchId }>('POST', '/api/matches', { game, seats, ...settings });
  if (guest) await guest.join(id);
  return id;
}
