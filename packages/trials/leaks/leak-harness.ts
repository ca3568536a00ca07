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

/** A player with their seat and token, or a spectator with or without a token. */
export interface LeakObserver {
  readonly viewer: Viewer;
  readonly guest: TestGuest | null;
}

const MATCH_PATHS = ['', '?since=0', '?at=0', '?at=999999&since=0', '/record', '/fairness', '/chat', '/spectator-chat'];
const USER_PATHS = ['/api/daily', '/api/me/statistics', '/api/me/export', '/api/matches'];

/** A server, and everything that can be read from it without changing its state. */
export class LeakHarness {
  readonly composition: Composition;
  readonly #app: ReturnType<typeof createApp>;
  readonly #logLines: readonly string[];
  readonly #folder: string;

  private constructor(composition: Composition, logLines: readonly string[], folder: string) {
    this.composition = composition;
    this.#logLines = logLines;
    this.#folder = folder;
    this.#app = createApp(composition.services, allRoutes());
  }

  static async start(): Promise<LeakHarness> {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-leaks-'));
    const env = { DATA_DIR: folder, RATE_LIMITS: 'off', BOT_PACE: '0', PUBLIC_URL: 'http://safehouse.test' };
    const logLines: string[] = [];
    const log = jsonLog(
      'debug',
      (line) => logLines.push(line),
      () => 0,
    );
    return new LeakHarness(await compose(configFrom(env), log), logLines, folder);
  }

  async close(): Promise<void> {
    await this.composition.close();
    rmSync(this.#folder, { recursive: true });
  }

  async createGuest(name: string): Promise<TestGuest> {
    const session = await this.composition.services.identity.createGuest(name);
    if (!session.ok) throw new Error(session.refusal.code);
    return { user: session.user.id, token: session.token };
  }

  async get(guest: TestGuest | null, path: string): Promise<string> {
    return responseText(await this.#app.request(path, { headers: headersFor(guest) }));
  }

  async post(guest: TestGuest | null, path: string, body: object = {}): Promise<string> {
    const headers = headersFor(guest);
    return responseText(await this.#app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  async requestJson<T>(guest: TestGuest | null, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await this.#app.request(path, { method, headers: headersFor(guest), body: text });
    return (await response.json()) as T;
  }

  /** Every response that this observer can get, and the changes in counters and the log. */
  async collectResponses(id: MatchId, observer: LeakObserver, probes: readonly WrittenMove[] = []): Promise<string[]> {
    const { metrics, rooms, visibility } = this.composition.services;
    const before = metrics.text();
    const logBefore = this.#logLines.length;
    const responses: string[] = [];
    const { guest } = observer;
    for (const path of MATCH_PATHS) responses.push(await this.get(guest, `/api/matches/${id}${path}`));
    responses.push(await this.get(guest, `/fairness/${id}`));
    for (const path of USER_PATHS) responses.push(withoutTimestamps(await this.get(guest, path)));
    responses.push(...(await this.#collectRefusals(id, observer, probes)));
    const match = await visibility.of(id);
    const snapshot = await rooms.read(id, (live) => {
      const { table, viewer } = match.visibleTo(observer.viewer, live);
      return new ViewerStream(table, viewer, () => 'a name').snapshot(table, 1, 0);
    });
    const counters = JSON.stringify(counterGrowth(before, metrics.text()));
    return [...responses, String(snapshot), counters, ...this.#logLines.slice(logBefore)];
  }

  /** The refusals of the probes: at a wrong version, and of illegal moves at the right one. */
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

  /** Replaces the state in memory, and returns the previous one. */
  async swapState(id: MatchId, createState: (table: Table) => object): Promise<object> {
    const before = await this.composition.services.rooms.read(id, (table) => {
      const state = stateOf(table);
      (table.match as unknown as { state: object }).state = createState(table);
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

function counterGrowth(before: string, after: string): object {
  const counts = (text: string) =>
    new Map(
      text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  const old = counts(before);
  const grown = [...counts(after)].map(([name, count]) => [name, count - (old.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count !== 0));
}

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
