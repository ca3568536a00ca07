import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { MatchPage, Said } from '@safehouse/protocol';
import { PROTOCOL, Reader } from '@safehouse/protocol';
import { WebSocket } from 'ws';
import type { Below, Lane, LiveMatch } from './lane.ts';
import { Showing } from './showing.ts';

const TABLE = { game: 'agent-avenue', options: { mode: 'simple' }, seats: ['me', 'open'] };

let addresses = 0;
let reconnections = 0;

/** Everybody comes from an address of their own: the server takes only so many lines from one. */
function nextAddress(): string {
  const n = ++addresses;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

type Move = Extract<Said, { readonly type: 'move' }>;

/** A guest with a line to the server, who reads as the web client does, and comes back when the line is lost. */
class Player {
  readonly #url: string;
  readonly #address = nextAddress();
  #reader = new Reader();
  #token = '';
  #socket: WebSocket | null = null;
  #on = 0;
  #match: MatchPage['id'] | null = null;
  #unanswered: Move | null = null;
  shown: (version: number) => void = () => {};

  constructor(url: string) {
    this.#url = url;
  }

  async enter(): Promise<void> {
    const { token } = await this.post<{ readonly token: string }>('/api/guest', { name: 'Guest' });
    this.#token = token;
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const headers = { 'x-forwarded-for': this.#address };
    const socket = new WebSocket(`${this.#url}/ws`, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.#reader = new Reader();
    socket.on('close', () => this.#comeBack());
    await once(socket, 'open');
    socket.on('message', (text) => this.#hear(String(text)));
    this.say({ type: 'hello', protocol: PROTOCOL, token: this.#token });
    if (this.#match !== null) this.say({ type: 'watch', on: this.#on, match: this.#match });
  }

  #comeBack(): void {
    reconnections++;
    void this.#connect();
  }

  async post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) fail(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  say(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  watch(match: MatchPage['id']): void {
    this.say({ type: 'leave', on: this.#on });
    this.#reader.leave(this.#on);
    this.#on = (this.#on + 1) % 1000;
    this.#match = match;
    this.#unanswered = null;
    this.say({ type: 'watch', on: this.#on, match });
  }

  move({ version, legal }: MatchPage, below: Below): void {
    const written = legal[below(legal.length)];
    const move: Move = { type: 'move', on: this.#on, version, move: { ...written }, key: randomUUID() };
    this.#unanswered = move;
    this.say(move);
  }

  get page(): MatchPage | null {
    return this.#reader.page(this.#on);
  }

  #hear(text: string): void {
    const message = this.#reader.read(text);
    if (message?.type === 'refused') fail(text);
    if ((message?.type !== 'page' && message?.type !== 'moved') || message.on !== this.#on) return;
    const version = this.page?.version ?? -1;
    // A page in place of the news is what one gets who has come back: the move may have been lost with the line.
    if (message.type === 'page' && this.#unanswered?.version === version) this.say(this.#unanswered);
    if (message.type === 'moved') this.#unanswered = null;
    this.shown(version);
  }
}

/** Nothing is refused to players who keep to the rules: a load in which something is does not count. */
function fail(why: string): never {
  throw new Error(why);
}

class SafehouseMatch implements LiveMatch {
  id: MatchPage['id'] | null = null;
  readonly #players: readonly Player[];
  #showing = new Showing(2);

  constructor(players: readonly Player[]) {
    this.#players = players;
    players.forEach((player, i) => {
      player.shown = (version) => this.#showing.shown(i, version);
    });
  }

  get isOver(): boolean {
    return this.#players[0].page?.status === 'over';
  }

  async play(below: Below): Promise<void> {
    for (const player of this.#players) {
      const { page } = player;
      if (page?.seat == null || !page.toAct.includes(page.seat)) continue;
      player.move(page, below);
      return this.#showing.until(page.version + 1);
    }
    fail('nobody is to act');
  }

  async again(): Promise<void> {
    const [host, guest] = this.#players;
    const { id } = await host.post<{ readonly id: MatchPage['id'] }>('/api/matches', TABLE);
    await guest.post(`/api/matches/${id}/join`, {});
    this.id = id;
    this.#showing = new Showing(2);
    for (const player of this.#players) player.watch(id);
    await this.#showing.until(0);
  }
}

async function entered(url: string): Promise<Player> {
  const player = new Player(url);
  await player.enter();
  return player;
}

/** `other`: where the second one plays, if at another server of the same house. */
export async function openSafehouseMatch(url: string, other = url): Promise<SafehouseMatch> {
  const match = new SafehouseMatch([await entered(url), await entered(other)]);
  await match.again();
  return match;
}

/** Somebody who only looks on. */
export async function watchFrom(url: string, match: MatchPage['id'] | null): Promise<void> {
  const onlooker = await entered(url);
  if (match !== null) onlooker.watch(match);
}

export const lane: Lane = {
  openMatch: openSafehouseMatch,
  async holdLine(url) {
    await entered(url);
  },
  reconnections: () => reconnections,
};
