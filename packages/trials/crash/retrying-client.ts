import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random, Seat, WrittenMove } from '@safehouse/contract';
import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';

/** A move the server said yes to. */
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
  /** Every picture it was ever shown: the view and the legal moves as JSON, by the version they are of. */
  readonly snapshots: Map<number, string>;
  lastView: MatchView;
}

export function snapshotJson({ view, legal }: Pick<MatchView, 'view' | 'legal'>): string {
  return JSON.stringify({ view, legal });
}

const RETRY_DELAY_MS = 15;

/** Somebody who plays by HTTP, and after a crash sends again what was not answered. */
export class RetryingClient {
  readonly acknowledgedMoves: AcknowledgedMove[] = [];
  readonly observations: MatchObservation[] = [];
  readonly violations: string[] = [];
  readonly #url: string;
  readonly #random: Random;
  #token: string | null = null;
  isStopped = false;

  constructor(url: string, random: Random) {
    this.#url = url;
    this.#random = random;
  }

  /** Gives the token, for another line of the same person. */
  async signInAsGuest(name: string): Promise<string> {
    const { token } = await this.request<{ readonly token: string }>('POST', '/api/guest', { name });
    this.#token = token;
    return token;
  }

  /** Asks until there is an answer; throws where that is no yes. */
  async request<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, json } = await this.#requestUntilAnswered(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }

  async #requestUntilAnswered(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; json: unknown }> {
    for (;;) {
      try {
        const answer = await fetch(this.#url + path, {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
          },
          body: body ? JSON.stringify(body) : null,
        });
        const json = await answer.json();
        if (answer.status < 500) return { status: answer.status, json };
      } catch {
        // Nobody there, or gone in the middle of the answer.
      }
      await sleep(RETRY_DELAY_MS);
    }
  }

  /** Sits down; to sit there already means that only the answer got lost. */
  async join(match: MatchId): Promise<void> {
    const { status, json } = await this.#requestUntilAnswered('POST', `/api/matches/${match}/join`, {});
    if (status >= 400 && status !== 409) throw new Error(`cannot join: ${JSON.stringify(json)}`);
  }

  /** Plays a match to its end, or until stopped. */
  async play(match: MatchId): Promise<void> {
    const memory = await this.#startObserving(match);
    while (!this.isStopped && memory.lastView.status !== 'over') {
      if (memory.lastView.toAct.includes(memory.seat)) await this.#playRandomMove(memory);
      else await sleep(RETRY_DELAY_MS);
      await this.refresh(memory);
    }
  }

  async #startObserving(match: MatchId): Promise<MatchObservation> {
    const last = await this.request<MatchView>('GET', `/api/matches/${match}`);
    if (last.seat === null) throw new Error(`no seat in ${match}`);
    const pictures = new Map([[last.version, snapshotJson(last)]]);
    const memory = { match, seat: last.seat, events: [], snapshots: pictures, lastView: last };
    this.observations.push(memory);
    return memory;
  }

  /** Whatever was seen once must stay: a page of an older version would be a match that lost something. */
  async refresh(memory: MatchObservation): Promise<void> {
    const since = memory.events.length;
    type Answer = MatchView & { readonly facts: readonly ViewedEvent[] };
    const page = await this.request<Answer>('GET', `/api/matches/${memory.match}?since=${since}`);
    if (page.version < memory.lastView.version)
      this.violations.push(`went back from ${memory.lastView.version} to ${page.version}`);
    memory.events.push(...page.facts);
    memory.snapshots.set(page.version, snapshotJson(page));
    memory.lastView = page;
  }

  async #playRandomMove({ match, lastView }: MatchObservation): Promise<void> {
    const move = lastView.legal[this.#random.below(lastView.legal.length)];
    const { version } = lastView;
    const key = randomUUID();
    const { status, json } = await this.#requestUntilAnswered('POST', `/api/matches/${match}/moves`, {
      version,
      move,
      key,
    });
    if (status === 200)
      this.acknowledgedMoves.push({ match, key, move, ...(json as { readonly version: number }) });
    else if (status !== 409) this.violations.push(`a legal move was refused: ${JSON.stringify(json)}`);
  }
}
