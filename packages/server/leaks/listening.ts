import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer, WrittenMove } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { configFrom } from '../config.ts';
import { appOf } from '../http/app.ts';
import { revealing } from '../http/revealing.ts';
import { allRoutes } from '../http/routes.ts';
import { jsonLog } from '../log.ts';
import { type OpenHouse, openHouse } from '../open-house.ts';
import { Sight } from '../socket/sight.ts';

export interface Guest {
  readonly user: UserId;
  readonly token: string;
}

/** Whose ears: a seat at a match with the token of its holder, or anybody else with theirs or with none. */
export interface Ears {
  readonly viewer: Viewer;
  readonly guest: Guest | null;
}

const OF_MATCH = ['', '?since=0', '?at=0', '?at=999999&since=0', '/record', '/fairness', '/chat'];
const OF_PERSON = ['/api/daily', '/api/me/statistics', '/api/me/export', '/api/matches'];

/** A house, and everything that can be heard of it without changing anything. */
export class Listening {
  readonly open: OpenHouse;
  readonly #app: ReturnType<typeof appOf>;
  readonly #logged: readonly string[];
  readonly #folder: string;

  private constructor(open: OpenHouse, logged: readonly string[], folder: string) {
    this.open = open;
    this.#logged = logged;
    this.#folder = folder;
    this.#app = appOf(open.house, allRoutes());
  }

  static async start(): Promise<Listening> {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-leaks-'));
    const set = { DATA_DIR: folder, RATE_LIMITS: 'off', BOT_PACE: '0', PUBLIC_URL: 'http://safehouse.test' };
    const logged: string[] = [];
    const log = jsonLog(
      'debug',
      (line) => logged.push(line),
      () => 0,
    );
    return new Listening(await openHouse(configFrom(set), log), logged, folder);
  }

  async close(): Promise<void> {
    await this.open.close();
    rmSync(this.#folder, { recursive: true });
  }

  async guest(name: string): Promise<Guest> {
    const opening = await this.open.house.identity.guest(name);
    if (!opening.ok) throw new Error(opening.refusal.code);
    return { user: opening.user.id, token: opening.token };
  }

  async get(guest: Guest | null, path: string): Promise<string> {
    return said(await this.#app.request(path, { headers: headersFor(guest) }));
  }

  async post(guest: Guest | null, path: string, body: object = {}): Promise<string> {
    const headers = headersFor(guest);
    return said(await this.#app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** The JSON of an answer. */
  async ask<T>(guest: Guest | null, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#app.request(path, { method, headers: headersFor(guest), body: text });
    return answer.json();
  }

  /** Every answer these ears can get, with what it does to counters and the log. */
  async all(id: MatchId, ears: Ears, probes: readonly WrittenMove[] = []): Promise<string[]> {
    const { metrics, rooms } = this.open.house;
    const before = metrics.text();
    const logBefore = this.#logged.length;
    const heard: string[] = [];
    for (const path of OF_MATCH) heard.push(await this.get(ears.guest, `/api/matches/${id}${path}`));
    heard.push(await this.get(ears.guest, `/fairness/${id}`));
    for (const path of OF_PERSON) heard.push(settled(await this.get(ears.guest, path)));
    heard.push(...(await this.#refused(id, ears, probes)));
    const { outside } = await revealing(this.open.house, id);
    const page = await rooms.look(id, (table) => {
      const seen = ears.viewer === 'spectator' ? outside(table) : table;
      return new Sight(seen, ears.viewer, () => 'somebody').page(seen, WATCHER, 0);
    });
    heard.push(String(page));
    heard.push(JSON.stringify(growth(before, metrics.text())));
    return [...heard, ...this.#logged.slice(logBefore)];
  }

  /** Moves that cannot be played now, and why: at the right version where one is not legal, and at a wrong one. */
  async #refused(id: MatchId, { viewer, guest }: Ears, probes: readonly WrittenMove[]): Promise<string[]> {
    const now = await this.open.house.rooms.look(id, ({ match, version, toAct }) => ({
      version,
      legal: viewer !== 'spectator' && match && toAct.includes(viewer) ? match.legal(viewer) : [],
    }));
    if (!now || viewer === 'spectator') return [];
    const legal = now.legal.map((move) => JSON.stringify(move));
    const answers: string[] = [];
    for (const move of probes) {
      const path = `/api/matches/${id}/moves`;
      answers.push(await this.post(guest, path, { version: now.version - 1, move }));
      if (!legal.includes(JSON.stringify(move)))
        answers.push(await this.post(guest, path, { version: now.version, move }));
    }
    return answers;
  }

  /** Puts another state in the place of the one in memory; gives back what was there. */
  async exchange(id: MatchId, other: (table: Table) => object): Promise<object> {
    const before = await this.open.house.rooms.look(id, (table) => {
      const state = stateOf(table);
      (table.match as unknown as { state: object }).state = other(table);
      return state;
    });
    if (!before) throw new Error('no such match');
    return before;
  }
}

export function stateOf({ match }: Table): object {
  if (!match) throw new Error('no match');
  return match.state;
}

const WATCHER = { on: 1, listener: { form: 'short', userId: null, tell: () => undefined } } as never;

/** By how much each counter has grown. */
function growth(before: string, after: string): object {
  const counts = (text: string) =>
    new Map(
      text
        .split('\n')
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  const old = counts(before);
  const grown = [...counts(after)].map(([name, count]) => [name, count - (old.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count !== 0));
}

/** Without when the session was last used. */
function settled(text: string): string {
  return text.replace(/"(lastSeenAt|expiresAt)":\d+/g, '"$1":0');
}

function headersFor(guest: Guest | null): { [name: string]: string } {
  return guest === null ? {} : { authorization: `Bearer ${guest.token}` };
}

async function said(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('; ');
  return `${response.status} ${headers} ${await response.text()}`;
}
