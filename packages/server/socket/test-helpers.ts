import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '@safehouse/contract';
import {
  type ClientMessage,
  type CreateTableRequest,
  createTableRequest,
  type MatchId,
  type MatchView,
  PROTOCOL_VERSION,
  type ServerMessage,
  ServerMessageReader,
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
import { buildMatches } from '../lobby/match-builder.ts';
import { jsonLog } from '../log.ts';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import { Metrics } from '../metrics.ts';
import type { MatchStore } from '../store/match-store.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Visibility } from '../visibility/visibility.ts';
import { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import type { HubServices } from './hub-services.ts';
import type { Wire } from './wire.ts';

let clientCount = 0;

/** A client at the other end of an in-memory wire. */
export class TestClient implements Wire {
  readonly reader = new ServerMessageReader();
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly pongs: string[] = [];
  closeCode: number | null = null;
  bufferedAmount = 0;
  answersPings = true;
  #connection: Connection | null = null;

  connect(hub: Hub, token: string | null, address = `client ${++clientCount}`): this {
    this.#connection = new Connection(hub, this, address, token);
    hub.connections.add(this.#connection);
    return this;
  }

  sendToServer(said: ClientMessage | string): void {
    this.#connection?.onMessage(typeof said === 'string' ? said : JSON.stringify(said));
  }

  hello(more: { readonly token?: string; readonly plain?: boolean; readonly invisible?: true } = {}): this {
    this.sendToServer({ type: 'hello', protocol: PROTOCOL_VERSION, ...more });
    return this;
  }

  /** The client closes the connection. */
  disconnect(): void {
    this.#connection?.onClose();
  }

  send(text: string): void {
    this.texts.push(text);
    const message = this.reader.read(text);
    if (message) this.received.push(message);
  }

  ping(payload: string): void {
    if (this.answersPings) queueMicrotask(() => this.sendPong(payload));
  }

  pong(payload: Uint8Array): void {
    this.pongs.push(String(payload));
  }

  sendPing(payload: string): void {
    this.#connection?.onPing(Buffer.from(payload));
  }

  sendPong(payload: string): void {
    this.#connection?.onPong(payload);
  }

  close(code: number): void {
    this.closeCode = code;
  }

  terminate(): void {
    this.closeCode = 1006;
  }

  messagesOfType<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { readonly type: T }>[] {
    return this.received.filter((message) => message.type === type) as Extract<ServerMessage, { readonly type: T }>[];
  }

  /** The version of a match as this client knows it. */
  version(on = 1): number {
    return this.reader.view(on)?.version ?? -1;
  }
}

export interface TestUser {
  readonly id: UserId;
  readonly token: string;
}

/** The real parts of a server on a database of their own, with a clock that is set by hand. */
export class SocketTestServer {
  readonly services: HubServices;
  readonly hub: Hub;
  readonly store: Store;
  readonly identity: Identity;
  readonly spectatorChat: SpectatorChat;
  /** Set to keep the store from answering. */
  gate: Promise<void> = Promise.resolve();
  time = 1_700_000_000_000;
  readonly #dir = mkdtempSync(join(tmpdir(), 'safehouse-socket-'));

  constructor() {
    this.store = openSqlite(join(this.#dir, 'test.db'));
    const { store } = this;
    const now = () => this.time;
    const log = jsonLog('error', (line) => process.stderr.write(`${line}\n`), now);
    const bus = localBus((error) => log.error('a listener failed', { why: String(error) }));
    const settled: ConstructorParameters<typeof Rooms>[0]['onStored'] = ({ header, version }) =>
      bus.publish({ type: 'match', id: header.id, version });
    const rooms = new Rooms({ store: gatedStore(store.matches, () => this.gate), now, onStored: settled });
    const wishes = new MatchCommands(rooms, store.people);
    const directory = new NameCache(store.users);
    this.identity = new Identity({ store, bus, directory, commands: wishes, log, now });
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
      commands: wishes,
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
    wish: Partial<CreateTableRequest> & Pick<CreateTableRequest, 'game' | 'seats'>,
  ): Promise<MatchId> {
    const made = await buildMatches(createTableRequest.parse(wish), host.id, this.time);
    if ('code' in made) throw new Error(made.message);
    await this.store.matches.create(made);
    this.services.bus.publish({ type: 'match', id: made[0].header.id, version: made[0].summary.version });
    return made[0].header.id;
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

  /** The same by another process on the same store. */
  watchOn(hub: Hub, { token }: TestUser, match: MatchId): TestClient {
    const client = new TestClient().connect(hub, token).hello();
    client.sendToServer({ type: 'watch', on: 1, match });
    return client;
  }

  /** The page as somebody who asks now gets it. */
  async matchView(match: MatchId, viewer: Viewer): Promise<MatchView> {
    const page = await this.services.rooms.read(match, (table) => {
      const chair = viewer === 'spectator' ? null : table.chairs[viewer];
      const seats = chair && 'user' in chair ? table.seatsOf(chair.user) : [];
      return matchViewFor(table, viewer, seats, this.services.directory.nameOf);
    });
    if (!page) throw new Error('no such match');
    return JSON.parse(JSON.stringify(page)) as MatchView;
  }

  async close(): Promise<void> {
    this.hub.close();
    await this.store.close();
    rmSync(this.#dir, { recursive: true });
  }
}

/** The same store, but what it appends it appends only when told. */
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

/** Long enough for whatever was begun to be done. */
export async function waitForIdle(): Promise<void> {
  await pause(30);
}

let keyCount = 0;

/** Plays the first legal move of whoever of these is to act, and waits until they know. */
export async function playFirstMove(...clients: readonly TestClient[]): Promise<string> {
  const mover = clients.find((client) => (client.reader.view(1)?.legal.length ?? 0) > 0);
  const page = mover?.reader.view(1);
  if (!mover || !page) throw new Error('none of these is to act');
  const key = `k${keyCount++}`;
  mover.sendToServer({ type: 'move', on: 1, version: page.version, move: { ...page.legal[0] }, key });
  await waitUntil(() => clients.every((client) => client.version() > page.version), 'a move');
  return key;
}

/** Waits until all of these have their page. */
export async function waitForSnapshots(...clients: readonly TestClient[]): Promise<void> {
  await waitUntil(() => clients.every((client) => client.version() >= 0), 'a page');
}
