import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '@safehouse/contract';
import {
  type MatchId,
  type MatchPage,
  type Message,
  type NewTable,
  newTable,
  PROTOCOL,
  Reader,
  type Said,
  type UserId,
} from '@safehouse/protocol';
import { pageOf } from '@safehouse/table';
import { localBus } from '../bus/bus.ts';
import { Chat } from '../chat/chat.ts';
import { Limits } from '../http/limits.ts';
import { Identity } from '../identity/identity.ts';
import { Names } from '../identity/names.ts';
import { isClosed } from '../lobby/closed.ts';
import { newMatches } from '../lobby/create.ts';
import { jsonLog } from '../log.ts';
import { Rooms } from '../match/rooms.ts';
import { Wishes } from '../match/wishes.ts';
import { Metrics } from '../metrics.ts';
import type { MatchStore } from '../store/matches.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { Connection } from './connection.ts';
import { Hub, type HubHouse } from './hub.ts';
import type { Wire } from './wire.ts';

/** A client at the other end of an in-memory wire. */
export class Client implements Wire {
  readonly reader = new Reader();
  readonly heard: Message[] = [];
  readonly texts: string[] = [];
  closed: number | null = null;
  bufferedAmount = 0;
  answersPings = true;
  #connection: Connection | null = null;

  connect(hub: Hub, token: string | null, address = 'here'): this {
    this.#connection = new Connection(hub, this, address, token);
    hub.add(this.#connection);
    return this;
  }

  say(said: Said | string): void {
    this.#connection?.heard(typeof said === 'string' ? said : JSON.stringify(said));
  }

  hello(more: { readonly token?: string; readonly plain?: boolean } = {}): this {
    this.say({ type: 'hello', protocol: PROTOCOL, ...more });
    return this;
  }

  send(text: string): void {
    this.texts.push(text);
    const message = this.reader.read(text);
    if (message) this.heard.push(message);
  }

  ping(): void {
    if (this.answersPings) queueMicrotask(() => this.#connection?.ponged());
  }

  close(code: number): void {
    this.closed = code;
  }

  terminate(): void {
    this.closed = 1006;
  }

  of<T extends Message['type']>(type: T): Extract<Message, { readonly type: T }>[] {
    return this.heard.filter((message) => message.type === type) as Extract<Message, { readonly type: T }>[];
  }

  /** The version of a match as this client knows it. */
  version(on = 1): number {
    return this.reader.page(on)?.version ?? -1;
  }
}

export interface Person {
  readonly id: UserId;
  readonly token: string;
}

/** The real parts of a server on a database of their own, with a clock that is set by hand. */
export class TestHouse {
  readonly house: HubHouse;
  readonly hub: Hub;
  readonly store: Store;
  readonly identity: Identity;
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
    const settled: ConstructorParameters<typeof Rooms>[0]['settled'] = ({ header, version }) =>
      bus.publish({ type: 'match', id: header.id, version });
    const rooms = new Rooms({ store: gated(store.matches, () => this.gate), now, settled });
    const wishes = new Wishes(rooms);
    const directory = new Names(store.users);
    this.identity = new Identity({ store, bus, directory, wishes, log, now });
    const closed = (match: MatchId) => isClosed({ rooms, store, now }, match);
    const talk = { mayTalk: () => true, isClosed: closed };
    const chat = new Chat({ store: store.chat, rooms, bus, directory, ...talk, now });
    const limits = new Limits(now);
    this.house = {
      store,
      bus,
      rooms,
      wishes,
      directory,
      identity: this.identity,
      chat,
      limits,
      log,
      metrics: new Metrics(),
      now,
    };
    this.hub = new Hub(this.house);
  }

  async person(name: string): Promise<Person> {
    const opened = await this.identity.guest(name);
    if (!opened.ok) throw new Error(opened.refusal.message);
    return { id: opened.user.id, token: opened.token };
  }

  async table(host: Person, wish: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<MatchId> {
    const made = await newMatches(newTable.parse(wish), host.id, this.time);
    if ('code' in made) throw new Error(made.message);
    await this.store.matches.create(made);
    this.house.bus.publish({ type: 'match', id: made[0].header.id, version: made[0].summary.version });
    return made[0].header.id;
  }

  async join(match: MatchId, { id: user }: Person): Promise<void> {
    const joined = await this.house.wishes.join({ match, user });
    if (!joined.ok) throw new Error(joined.refusal.message);
  }

  /** A match of two in which the first has seat 0. */
  async running(
    [host, guest]: readonly [Person, Person],
    game = 'spy-connection',
    more: { readonly delay?: number } = {},
  ): Promise<MatchId> {
    const match = await this.table(host, { game, seats: ['me', 'open'], ...more });
    await this.join(match, guest);
    return match;
  }

  connect(person: Person | null): Client {
    return new Client().connect(this.hub, person?.token ?? null).hello();
  }

  watch(
    person: Person | null,
    match: MatchId,
    more: { readonly since?: number; readonly seat?: number } = {},
  ): Client {
    const client = this.connect(person);
    client.say({ type: 'watch', on: 1, match, ...more });
    return client;
  }

  /** The page as somebody who asks now gets it. */
  async page(match: MatchId, viewer: Viewer): Promise<MatchPage> {
    const page = await this.house.rooms.look(match, (table) => {
      const chair = viewer === 'spectator' ? null : table.chairs[viewer];
      const seats = chair && 'user' in chair ? table.seatsOf(chair.user) : [];
      return pageOf(table, viewer, seats, this.house.directory.nameOf);
    });
    if (!page) throw new Error('no such match');
    return JSON.parse(JSON.stringify(page)) as MatchPage;
  }

  async close(): Promise<void> {
    this.hub.close();
    await this.store.close();
    rmSync(this.#dir, { recursive: true });
  }
}

/** The same store, but what it appends it appends only when told. */
function gated(store: MatchStore, gate: () => Promise<void>): MatchStore {
  const append = store.append.bind(store);
  store.append = async (...what) => {
    await gate();
    return append(...what);
  };
  return store;
}

export async function until(isSo: () => boolean, what = 'it'): Promise<void> {
  for (let waited = 0; !isSo(); waited++) {
    if (waited > 3000) throw new Error(`${what} has not come`);
    await pause(1);
  }
}

/** Long enough for whatever was begun to be done. */
export async function quiet(): Promise<void> {
  await pause(30);
}

let keys = 0;

/** Plays the first legal move of whoever of these is to act, and waits until they know. */
export async function playFirst(...clients: readonly Client[]): Promise<string> {
  const mover = clients.find((client) => (client.reader.page(1)?.legal.length ?? 0) > 0);
  const page = mover?.reader.page(1);
  if (!mover || !page) throw new Error('none of these is to act');
  const key = `k${keys++}`;
  mover.say({ type: 'move', on: 1, version: page.version, move: { ...page.legal[0] }, key });
  await until(() => clients.every((client) => client.version() > page.version), 'a move');
  return key;
}

/** Waits until all of these have their page. */
export async function ready(...clients: readonly Client[]): Promise<void> {
  await until(() => clients.every((client) => client.version() >= 0), 'a page');
}
