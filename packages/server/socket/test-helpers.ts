import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '@safehouse/contract';
import {
  type CreateTableRequest,
  createTableRequest,
  type MatchId,
  type MatchView,
  type UserId,
} from '@safehouse/protocol';
import { matchViewFor } from '@safehouse/table';
import { localBus } from '../bus/bus.ts';
import { Chat } from '../chat/chat.ts';
import { SpectatorChat } from '../chat/spectator-chat.ts';
import { RateLimiter } from '../edge/rate-limits.ts';
import { Identity } from '../identity/identity.ts';
import { NameCache } from '../identity/name-cache.ts';
import { LiveTables } from '../live/live-tables.ts';
import { Commitments } from '../lobby/commitments.ts';
import { buildMatches } from '../lobby/match-builder.ts';
import { Rematches } from '../lobby/rematches.ts';
import { jsonLog } from '../log.ts';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import { Metrics } from '../metrics.ts';
import type { MatchStore } from '../store/match-store.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Visibility } from '../visibility/visibility.ts';
import { Hub } from './hub.ts';
import type { HubServices } from './hub-services.ts';
import { TestClient } from './test-client.ts';

export interface TestUser {
  readonly id: UserId;
  readonly token: string;
}

/** The real parts of a server on their own database, with a manually set clock. */
export class SocketTestServer {
  readonly services: HubServices;
  readonly hub: Hub;
  readonly store: Store;
  readonly identity: Identity;
  readonly spectatorChat: SpectatorChat;
  /** Delays answers of the store until it resolves. */
  gate: Promise<void> = Promise.resolve();
  time = 1_700_000_000_000;
  readonly #dir = mkdtempSync(join(tmpdir(), 'safehouse-socket-'));

  constructor() {
    this.store = openSqlite(join(this.#dir, 'test.db'));
    const { store } = this;
    const now = () => this.time;
    const log = jsonLog('error', (line) => process.stderr.write(`${line}\n`), now);
    const bus = localBus((error) => log.error('a listener failed', { why: String(error) }));
    const settled: ConstructorParameters<typeof Rooms>[0]['onStored'] = (table, entries) =>
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries });
    const rooms = new Rooms({ store: gatedStore(store.matches, () => this.gate), now, onStored: settled });
    const commands = new MatchCommands(rooms, store.people);
    const directory = new NameCache(store.users);
    this.identity = new Identity({ store, bus, directory, commands, log, now });
    const visibility = new Visibility({ rooms, store, now });
    const chat = new Chat({ store: store.chat, bus, directory, visibility, mayPost: () => true, now });
    this.spectatorChat = new SpectatorChat({
      store: store.spectatorChat,
      people: store.people,
      bus,
      directory,
      visibility,
      mayPost: () => true,
      now,
    });
    const limits = new RateLimiter(now);
    this.services = {
      store,
      bus,
      rooms,
      commands,
      rematches: new Rematches({
        ...{ store, limits, rooms, commands, now },
        config: { rateLimits: true },
        commitments: new Commitments(now),
      }),
      directory,
      identity: this.identity,
      visibility,
      live: new LiveTables({ store, bus, directory, visibility, server: 'here', now }),
      chat,
      spectatorChat: this.spectatorChat,
      limits,
      log,
      metrics: new Metrics(),
      now,
      claimDelayMs: 120_000,
    };
    this.hub = new Hub(this.services);
  }

  async createUser(name: string): Promise<TestUser> {
    const opened = await this.identity.createGuest(name);
    if (!opened.ok) throw new Error(opened.refusal.message);
    return { id: opened.user.id, token: opened.token };
  }

  async createTable(
    host: TestUser,
    request: Partial<CreateTableRequest> & Pick<CreateTableRequest, 'game' | 'seats'>,
  ): Promise<MatchId> {
    const built = await buildMatches(createTableRequest.parse(request), host.id, this.time);
    if ('code' in built) throw new Error(built.message);
    await this.services.rooms.create(built);
    return built[0].header.id;
  }

  async join(match: MatchId, { id: user }: TestUser): Promise<void> {
    const joined = await this.services.commands.join({ match, user });
    if (!joined.ok) throw new Error(joined.refusal.message);
  }

  /** A match of two in which the first has seat 0. */
  async createRunningMatch(
    [host, guest]: readonly [TestUser, TestUser],
    game = 'spy-connection',
    more: Partial<Pick<CreateTableRequest, 'delay' | 'clock'>> = {},
  ): Promise<MatchId> {
    const match = await this.createTable(host, { game, seats: ['me', 'open'], ...more });
    await this.join(match, guest);
    return match;
  }

  connect(person: TestUser | null): TestClient {
    return new TestClient().connect(this.hub, person?.token ?? null).hello();
  }

  connectInvisibly({ token }: TestUser): TestClient {
    return new TestClient().connect(this.hub, token).hello({ invisible: true });
  }

  watch(
    person: TestUser | null,
    match: MatchId,
    more: { readonly since?: number; readonly seat?: number } = {},
  ): TestClient {
    const client = this.connect(person);
    client.sendToServer({ type: 'watch', on: 1, match, ...more });
    return client;
  }

  /** The same, connected to another process on the same store. */
  watchOn(hub: Hub, { token }: TestUser, match: MatchId): TestClient {
    const client = new TestClient().connect(hub, token).hello();
    client.sendToServer({ type: 'watch', on: 1, match });
    return client;
  }

  /** The view that a new viewer would get. */
  async matchView(match: MatchId, viewer: Viewer): Promise<MatchView> {
    const view = await this.services.rooms.read(match, (table) => {
      const chair = viewer === 'spectator' ? null : table.chairs[viewer];
      const seats = chair && 'user' in chair ? table.seatsOf(chair.user) : [];
      return matchViewFor(table, viewer, seats, this.services.directory.nameOf);
    });
    if (!view) throw new Error('no such match');
    return JSON.parse(JSON.stringify(view)) as MatchView;
  }

  async close(): Promise<void> {
    this.hub.close();
    await this.store.close();
    rmSync(this.#dir, { recursive: true });
  }
}

/** The same store, but it appends only when the gate opens. */
function gatedStore(store: MatchStore, gate: () => Promise<void>): MatchStore {
  const append = store.append.bind(store);
  store.append = async (...what) => {
    await gate();
    return append(...what);
  };
  return store;
}

export async function waitUntil(isSo: () => boolean, what = 'it'): Promise<void> {
  for (let waited = 0; !isSo(); waited++) {
    if (waited > 3000) throw new Error(`${what} has not come`);
    await pause(1);
  }
}

/** Long enough for everything in progress to finish. */
export async function waitForIdle(): Promise<void> {
  await pause(30);
}

let keyCount = 0;

/** Plays the first legal move of whichever client is to act, and waits until all have the update. */
export async function playFirstMove(...clients: readonly TestClient[]): Promise<string> {
  const mover = clients.find((client) => (client.reader.view(1)?.legal.length ?? 0) > 0);
  const view = mover?.reader.view(1);
  if (!mover || !view) throw new Error('none of these is to act');
  const key = `k${keyCount++}`;
  mover.sendToServer({ type: 'move', on: 1, version: view.version, move: { ...view.legal[0] }, key });
  await waitUntil(() => clients.every((client) => client.version() > view.version), 'a move');
  return key;
}

/** Waits until all of these have their snapshot. */
export async function waitForSnapshots(...clients: readonly TestClient[]): Promise<void> {
  await waitUntil(() => clients.every((client) => client.version() >= 0), 'a snapshot');
}

/** Lets time pass for the server, second by second. */
export async function passTime(server: SocketTestServer, ms: number, hub = server.hub): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    server.time += 1000;
    hub.tick();
    await waitForIdle();
  }
}
