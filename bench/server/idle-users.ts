import { once } from 'node:events';
import { newId, PLAIN_PROTOCOL_VERSION, type UserId } from '@safehouse/protocol';
import { WebSocket } from 'ws';
import { hashToken, newToken } from '../../packages/server/identity/tokens.ts';
import type { Store } from '../../packages/server/store/store.ts';

export interface IdleUser {
  readonly id: UserId;
  readonly token: string;
}

const YEAR_MS = 365 * 86_400_000;

/** Stores accounts with a session each, where everybody is a friend of their neighbours in the list. */
export async function storeFriends(store: Store, count: number, friendsEach: number): Promise<IdleUser[]> {
  const users = Array.from({ length: count }, () => ({ id: newId() as UserId, token: newToken() }));
  const at = Date.now();
  const storeOne = async ({ id, token }: IdleUser, i: number) => {
    const session = { hash: hashToken(token) ?? '', user: id, createdAt: at, lastSeenAt: at, expiresAt: at + YEAR_MS };
    const name = `Idle ${i}`;
    await store.users.create({ id, kind: 'account', name, nameKey: name, passphrase: 'none', createdAt: at }, session);
    const others = Array.from({ length: friendsEach / 2 }, (_, k) => users[(i + k + 1) % count].id);
    const add = others.flatMap((other) => [
      { user: id, other, kind: 'friend' as const, at, note: '' },
      { user: other, other: id, kind: 'friend' as const, at, note: '' },
    ]);
    await store.people.update({ remove: [], add });
  };
  await Promise.all(users.map(storeOne));
  return users;
}

/** A connection that only counts what it receives. */
export class IdleConnection {
  readonly user: IdleUser;
  readonly #url: string;
  readonly #address: string;
  #socket: WebSocket | null = null;
  bytes = 0;
  messages = 0;

  constructor(url: string, user: IdleUser, number: number) {
    this.#url = `${url.replace('http', 'ws')}/ws`;
    this.user = user;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  async connect(): Promise<void> {
    const headers = { 'x-forwarded-for': this.#address };
    const socket = new WebSocket(this.#url, { headers, perMessageDeflate: false });
    this.#socket = socket;
    await once(socket, 'open');
    const welcomed = once(socket, 'message');
    this.send({ type: 'hello', protocol: PLAIN_PROTOCOL_VERSION, token: this.user.token });
    await welcomed;
    socket.on('message', (data: Buffer) => {
      this.messages++;
      this.bytes += data.length;
    });
  }

  /** Subscribes to the list of friends, or of users online. */
  watch(list: 'friends' | 'online'): void {
    this.send({ type: list, on: 1 });
  }

  async disconnect(): Promise<void> {
    const socket = this.#socket;
    if (!socket) return;
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
