import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveMatch, LoadTarget } from './load-target.ts';
import { VersionTracker } from './version-tracker.ts';

/** About the size of a move and its update. */
const PADDING = 'x'.repeat(100);

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

class EchoMatch implements LiveMatch {
  readonly isOver = false;
  readonly #sockets: readonly WebSocket[];
  readonly #versions = new VersionTracker(2);
  #version = 0;

  constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('message', (text) => this.#versions.update(seat, JSON.parse(String(text)).version));
    });
  }

  async play(): Promise<void> {
    const version = ++this.#version;
    this.#sockets[version % 2].send(JSON.stringify({ version, PADDING }));
    await this.#versions.waitFor(version);
  }

  async restart(): Promise<void> {}
}

export const target: LoadTarget = {
  async openMatch(url) {
    const address = `${url}/${randomUUID()}`;
    return new EchoMatch([await connect(address), await connect(address)]);
  },
  async openIdleConnection(url) {
    await connect(`${url}/${randomUUID()}`);
  },
};
