import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random, Seat, WrittenMove } from '@safehouse/contract';
import type { MatchId, MatchPage, Told } from '@safehouse/protocol';

/** A move the server said yes to. */
export interface Acknowledged {
  readonly match: MatchId;
  readonly key: string;
  readonly version: number;
  readonly move: WrittenMove;
}

/** What one client has seen of one match. */
export interface Memory {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly told: Told[];
  /** Every picture it was ever shown: the view and the legal moves as JSON, by the version they are of. */
  readonly pictures: Map<number, string>;
  last: MatchPage;
}

export function pictureOf({ view, legal }: Pick<MatchPage, 'view' | 'legal'>): string {
  return JSON.stringify({ view, legal });
}

const AGAIN_MS = 15;

/** Somebody who plays by HTTP, and after a crash sends again what was not answered. */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  readonly memories: Memory[] = [];
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #random: Random;
  #token: string | null = null;
  isStopped = false;

  constructor(url: string, random: Random) {
    this.#url = url;
    this.#random = random;
  }

  /** Gives the token, for another line of the same person. */
  async enter(name: string): Promise<string> {
    const { token } = await this.say<{ readonly token: string }>('POST', '/api/guest', { name });
    this.#token = token;
    return token;
  }

  /** Asks until there is an answer; throws where that is no yes. */
  async say<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, json } = await this.#persist(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }

  async #persist(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
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
      await sleep(AGAIN_MS);
    }
  }

  /** Sits down; to sit there already means that only the answer got lost. */
  async join(match: MatchId): Promise<void> {
    const { status, json } = await this.#persist('POST', `/api/matches/${match}/join`, {});
    if (status >= 400 && status !== 409) throw new Error(`cannot join: ${JSON.stringify(json)}`);
  }

  /** Plays a match to its end, or until stopped. */
  async play(match: MatchId): Promise<void> {
    const memory = await this.#sitDown(match);
    while (!this.isStopped && memory.last.status !== 'over') {
      if (memory.last.toAct.includes(memory.seat)) await this.#move(memory);
      else await sleep(AGAIN_MS);
      await this.look(memory);
    }
  }

  async #sitDown(match: MatchId): Promise<Memory> {
    const last = await this.say<MatchPage>('GET', `/api/matches/${match}`);
    if (last.seat === null) throw new Error(`no seat in ${match}`);
    const pictures = new Map([[last.version, pictureOf(last)]]);
    const memory = { match, seat: last.seat, told: [], pictures, last };
    this.memories.push(memory);
    return memory;
  }

  /** Whatever was seen once must stay: a page of an older version would be a match that lost something. */
  async look(memory: Memory): Promise<void> {
    const since = memory.told.length;
    type Answer = MatchPage & { readonly facts: readonly Told[] };
    const page = await this.say<Answer>('GET', `/api/matches/${memory.match}?since=${since}`);
    if (page.version < memory.last.version)
      this.faults.push(`went back from ${memory.last.version} to ${page.version}`);
    memory.told.push(...page.facts);
    memory.pictures.set(page.version, pictureOf(page));
    memory.last = page;
  }

  async #move({ match, last }: Memory): Promise<void> {
    const move = last.legal[this.#random.below(last.legal.length)];
    const { version } = last;
    const key = randomUUID();
    const { status, json } = await this.#persist('POST', `/api/matches/${match}/moves`, {
      version,
      move,
      key,
    });
    if (status === 200)
      this.acknowledged.push({ match, key, move, ...(json as { readonly version: number }) });
    else if (status !== 409) this.faults.push(`a legal move was refused: ${JSON.stringify(json)}`);
  }
}
