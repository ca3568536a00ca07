import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer, WrittenMove } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { type Composition, compose } from '../../server/compose.ts';
import { configFrom } from '../../server/config.ts';
import { allRoutes } from '../../server/http/all-routes.ts';
import { createApp } from '../../server/http/app.ts';
import { jsonLog } from '../../server/log.ts';
import { ViewerStream } from '../../server/socket/viewer-stream.ts';

export interface TestGuest {
  readonly user: UserId;
  readonly token: string;
}

/** Whose ears: a seat at a match with the token of its holder, or anybody else with theirs or with none. */
export interface LeakObserver {
  readonly viewer: Viewer;
  readonly guest: TestGuest | null;
}

const MATCH_PATHS = ['', '?since=0', '?at=0', '?at=999999&since=0', '/record', '/fairness', '/chat'];
const USER_PATHS = ['/api/daily', '/api/me/statistics', '/api/me/export', '/api/matches'];

/** A house, and everything that can be heard of it without changing anything. */
export class LeakHarness {
  readonly composition: Composition;
  readonly #app: ReturnType<typeof createApp>;
  readonly #logLines: readonly string[];
  readonly #folder: string;

  private constructor(open: Composition, logged: readonly string[], folder: string) {
    this.composition = open;
    this.#logLines = logged;
    this.#folder = folder;
    this.#app = createApp(open.services, allRoutes());
  }

  static async start(): Promise<LeakHarness> {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-leaks-'));
    const set = { DATA_DIR: folder, RATE_LIMITS: 'off', BOT_PACE: '0', PUBLIC_URL: 'http://safehouse.test' };
    const logged: string[] = [];
    const log = jsonLog(
      'debug',
      (line) => logged.push(line),
      () => 0,
    );
    return new LeakHarness(await compose(configFrom(set), log), logged, folder);
  }

  async close(): Promise<void> {
    await this.composition.close();
    rmSync(this.#folder, { recursive: true });
  }

  async createGuest(name: string): Promise<TestGuest> {
    const opening = await this.composition.services.identity.createGuest(name);
    if (!opening.ok) throw new Error(opening.refusal.code);
    return { user: opening.user.id, token: opening.token };
  }

  async get(guest: TestGuest | null, path: string): Promise<string> {
    return responseText(await this.#app.request(path, { headers: headersFor(guest) }));
  }

  async post(guest: TestGuest | null, path: string, body: object = {}): Promise<string> {
    const headers = headersFor(guest);
    return responseText(
      await this.#app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  }

  /** The JSON of an answer. */
  async requestJson<T>(
    guest: TestGuest | null,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<T> {
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#app.request(path, { method, headers: headersFor(guest), body: text });
    return (await answer.json()) as T;
  }

  /** Every answer these ears can get, with what it does to counters and the log. */
  async collectResponses(
    id: MatchId,
    ears: LeakObserver,
    probes: readonly WrittenMove[] = [],
  ): Promise<string[]> {
    const { metrics, rooms, visibility } = this.composition.services;
    const before = metrics.text();
    const logBefore = this.#logLines.length;
    const heard: string[] = [];
    for (const path of MATCH_PATHS) heard.push(await this.get(ears.guest, `/api/matches/${id}${path}`));
    heard.push(await this.get(ears.guest, `/fairness/${id}`));
    for (const path of USER_PATHS) heard.push(withoutTimestamps(await this.get(ears.guest, path)));
    heard.push(...(await this.#collectRefusals(id, ears, probes)));
    const match = await visibility.of(id);
    const page = await rooms.read(id, (live) => {
      const { table, viewer } = match.visibleTo(ears.viewer, live);
      return new ViewerStream(table, viewer, () => 'somebody').snapshot(table, 1, 0);
    });
    heard.push(String(page));
    heard.push(JSON.stringify(counterGrowth(before, metrics.text())));
    return [...heard, ...this.#logLines.slice(logBefore)];
  }

  /** Moves that cannot be played now, and why: at the right version where one is not legal, and at a wrong one. */
  async #collectRefusals(
    id: MatchId,
    { viewer, guest }: LeakObserver,
    probes: readonly WrittenMove[],
  ): Promise<string[]> {
    const now = await this.composition.services.rooms.read(id, ({ match, version, toAct }) => ({
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
  async swapState(id: MatchId, other: (table: Table) => object): Promise<object> {
    const before = await this.composition.services.rooms.read(id, (table) => {
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

/** By how much each counter has grown. */
function counterGrowth(before: string, after: string): object {
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
function withoutTimestamps(text: string): string {
  return text.replace(/"(lastSeenAt|expiresAt)":\d+/g, '"$1":0');
}

function headersFor(guest: TestGuest | null): { [name: string]: string } {
  return guest === null ? {} : { authorization: `Bearer ${guest.token}` };
}

async function responseText(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('; ');
  return `${response.status} ${headers} ${await response.text()}`;
}
