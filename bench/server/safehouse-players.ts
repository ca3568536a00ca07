import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ClientMessage, MatchView } from '@safehouse/protocol';
import { PROTOCOL_VERSION, ServerMessageReader } from '@safehouse/protocol';
import { WebSocket } from 'ws';
import type { LiveMatch, LoadTarget, RandomBelow } from './load-target.ts';
import { VersionTracker } from './version-tracker.ts';

/** A table is created empty; the other player's joining and the start are its first two entries. */
const STARTED = 2;

const NEW_TABLE = { game: 'agent-avenue', options: { mode: 'simple' }, seats: ['me', 'open'] };

let addressCount = 0;
let reconnectionCount = 0;

/** Every player has a different address, because the server limits connections per address. */
function nextAddress(): string {
  const n = ++addressCount;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

type MoveMessage = Extract<ClientMessage, { readonly type: 'move' }>;
type RematchMessage = Extract<ClientMessage, { readonly type: 'rematch' }>;

/** A guest with a connection, which parses messages like the web client and reconnects if the connection is lost. */
class LoadPlayer {
  readonly #url: string;
  readonly #address = nextAddress();
  #reader = new ServerMessageReader();
  #token = '';
  #socket: WebSocket | null = null;
  #subscriptionId = 0;
  #match: MatchView['id'] | null = null;
  #unansweredMove: MoveMessage | null = null;
  #unansweredRematch: RematchMessage | null = null;
  onVersion: (version: number) => void = () => {};

  constructor(url: string) {
    this.#url = url;
  }

  async signInAsGuest(): Promise<void> {
    const { token } = await this.post<{ readonly token: string }>('/api/guest', { name: 'Guest' });
    this.#token = token;
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const headers = { 'x-forwarded-for': this.#address };
    const socket = new WebSocket(`${this.#url}/ws`, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.#reader = new ServerMessageReader();
    socket.on('close', () => this.#reconnect());
    await once(socket, 'open');
    socket.on('message', (data: Buffer, isBinary) => this.#receive(isBinary ? data : String(data)));
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION, token: this.#token });
    const rematch = this.#unansweredRematch;
    if (this.#match !== null) this.send({ type: 'watch', on: rematch?.on ?? this.#subscriptionId, match: this.#match });
    if (rematch) this.send(rematch);
  }

  #reconnect(): void {
    reconnectionCount++;
    void this.#connect();
  }

  async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) fail(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  watch(match: MatchView['id']): void {
    this.send({ type: 'leave', on: this.#subscriptionId });
    this.#startNextSubscription();
    this.#match = match;
    this.send({ type: 'watch', on: this.#subscriptionId, match });
  }

  /** Starts or joins the next match, and watches it instead of this one. */
  rematch(): void {
    const on = this.#subscriptionId;
    this.#startNextSubscription();
    this.#unansweredRematch = { type: 'rematch', on, next: this.#subscriptionId, key: randomUUID() };
    this.send(this.#unansweredRematch);
  }

  resign(): void {
    this.send({ type: 'resign', on: this.#subscriptionId });
  }

  #startNextSubscription(): void {
    this.#reader.unwatch(this.#subscriptionId);
    this.#subscriptionId = (this.#subscriptionId + 1) % 1000;
    this.#unansweredMove = null;
  }

  move({ version, legal }: MatchView, below: RandomBelow): void {
    const written = legal[below(legal.length)];
    const move: MoveMessage = {
      type: 'move',
      on: this.#subscriptionId,
      version,
      move: { ...written },
      key: randomUUID(),
    };
    this.#unansweredMove = move;
    this.send(move);
  }

  get matchView(): MatchView | null {
    return this.#reader.view(this.#subscriptionId);
  }

  #receive(data: string | Uint8Array): void {
    const message = this.#reader.read(data);
    if (message.type === 'refused') fail(JSON.stringify(message));
    if (message.type === 'done' && message.match !== undefined) {
      this.#match = message.match;
      this.#unansweredRematch = null;
    }
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (message.on !== this.#subscriptionId) return;
    const version = this.matchView?.version ?? -1;
    // A snapshot instead of an update follows a reconnect: the move may have been lost with the old connection.
    if (message.type === 'snapshot' && this.#unansweredMove?.version === version) this.send(this.#unansweredMove);
    if (message.type === 'update') this.#unansweredMove = null;
    this.onVersion(version);
  }
}

/** Legal moves are never refused, so a run with a refusal is invalid. */
function fail(reason: string): never {
  throw new Error(reason);
}

class SafehouseMatch implements LiveMatch {
  id: MatchView['id'] | null = null;
  readonly #players: readonly LoadPlayer[];
  #versions = new VersionTracker(2);

  constructor(players: readonly LoadPlayer[]) {
    this.#players = players;
    players.forEach((player, i) => {
      player.onVersion = (version) => this.#versions.update(i, version);
    });
  }

  get isOver(): boolean {
    return this.#players[0].matchView?.status === 'over';
  }

  async play(below: RandomBelow): Promise<void> {
    for (const player of this.#players) {
      const { matchView } = player;
      if (matchView?.seat == null || !matchView.toAct.includes(matchView.seat)) continue;
      player.move(matchView, below);
      return this.#versions.waitFor(matchView.version + 1);
    }
    fail('nobody is to act');
  }

  async resign(): Promise<void> {
    const { version = 0 } = this.#players[0].matchView ?? {};
    this.#players[0].resign();
    await this.#versions.waitFor(version + 1);
  }

  /** As in the app, a finished match is played again by a rematch over the socket. Other matches are created over HTTP. */
  restart(): Promise<void> {
    return this.isOver ? this.#rematch() : this.#create();
  }

  async #create(): Promise<void> {
    const [host, guest] = this.#players;
    const { id } = await host.post<{ readonly id: MatchView['id'] }>('/api/matches', NEW_TABLE);
    await guest.post(`/api/matches/${id}/join`, {});
    this.#versions = new VersionTracker(2);
    for (const player of this.#players) player.watch(id);
    await this.#versions.waitFor(0);
    this.id = id;
  }

  async #rematch(): Promise<void> {
    const [first, second] = this.#players;
    this.#versions = new VersionTracker(2);
    first.rematch();
    await this.#versions.waitFor(0, [0]);
    second.rematch();
    // Not the versions of the finished match, which the second player was watching until now.
    this.#versions = new VersionTracker(2);
    await this.#versions.waitFor(STARTED);
    this.id = first.matchView?.id ?? null;
  }
}

async function createPlayer(url: string): Promise<LoadPlayer> {
  const player = new LoadPlayer(url);
  await player.signInAsGuest();
  return player;
}

/** `otherUrl`: the server of the second player, if it is another one in the cluster. */
export async function openSafehouseMatch(url: string, otherUrl = url): Promise<SafehouseMatch> {
  const match = new SafehouseMatch([await createPlayer(url), await createPlayer(otherUrl)]);
  await match.restart();
  return match;
}

export async function openSpectator(url: string, match: MatchView['id'] | null): Promise<void> {
  const spectator = await createPlayer(url);
  if (match !== null) spectator.watch(match);
}

export const target: LoadTarget = {
  openMatch: openSafehouseMatch,
  async openIdleConnection(url) {
    await createPlayer(url);
  },
  reconnections: () => reconnectionCount,
};
