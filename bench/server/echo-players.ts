import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Lane, LiveMatch } from './lane.ts';
import { Showing } from './showing.ts';

/** As many bytes as a move and what is told of it. */
const PADDING = 'x'.repeat(100);

async function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

class EchoMatch implements LiveMatch {
  readonly isOver = false;
  readonly #sockets: readonly WebSocket[];
  readonly #showing = new Showing(2);
  #version = 0;

  constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('message', (text) => this.#showing.shown(seat, JSON.parse(String(text)).version));
    });
  }

  async play(): Promise<void> {
    const version = ++this.#version;
    this.#sockets[version % 2].send(JSON.stringify({ version, PADDING }));
    await this.#showing.until(version);
  }

  async again(): Promise<void> {}
}

export const lane: Lane = {
  async openMatch(url) {
    const address = `${url}/${randomUUID()}`;
    return new EchoMatch([await connected(address), await connected(address)]);
  },
  async holdLine(url) {
    await connected(`${url}/${randomUUID()}`);
  },
};
