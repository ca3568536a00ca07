import { once } from 'node:events';
import { type MatchPage, PROTOCOL, Reader, type Said } from '@safehouse/protocol';
import { WebSocket } from 'ws';

const ON = 1;

/** Somebody who follows one match, and counts what comes through the wire. */
export class Follower {
  readonly token: string | null;
  /** Bytes of the news so far, message by message. */
  readonly moves: number[] = [];
  readonly #url: string;
  readonly #match: MatchPage['id'];
  readonly #socket: WebSocket;
  readonly #reader = new Reader();

  private constructor(url: string, match: MatchPage['id'], token: string | null, socket: WebSocket) {
    this.#url = url;
    this.#match = match;
    this.token = token;
    this.#socket = socket;
  }

  static async open(url: string, match: MatchPage['id'], token: string | null): Promise<Follower> {
    const socket = await greeted(url, token);
    const follower = new Follower(url, match, token, socket);
    follower.#reader.read(await pageOn(socket, match));
    socket.on('close', lost);
    return follower;
  }

  get page(): MatchPage {
    const page = this.#reader.page(ON);
    if (!page) throw new Error('no page');
    return page;
  }

  /** Resolves when the next news have come. */
  async next(): Promise<void> {
    const text = await heard(this.#socket);
    this.#reader.read(text);
    this.moves.push(onTheWire(text));
  }

  /** The bytes of the page for the same person by a new line, while the old one is there. */
  async comeAgain(): Promise<number> {
    const socket = await greeted(this.#url, this.token);
    const text = await pageOn(socket, this.#match);
    socket.terminate();
    return onTheWire(text);
  }

  leave(): void {
    this.#socket.off('close', lost);
    this.#socket.terminate();
  }
}

async function greeted(url: string, token: string | null): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  say(socket, { type: 'hello', protocol: PROTOCOL, ...(token !== null && { token }) });
  await heard(socket);
  return socket;
}

function pageOn(socket: WebSocket, match: MatchPage['id']): Promise<string> {
  say(socket, { type: 'watch', on: ON, match });
  return heard(socket);
}

function say(socket: WebSocket, said: Said): void {
  socket.send(JSON.stringify(said));
}

async function heard(socket: WebSocket): Promise<string> {
  const [text] = await once(socket, 'message');
  return String(text);
}

/** With the head of its frame (RFC 6455). */
function onTheWire(text: string): number {
  const bytes = Buffer.byteLength(text);
  return bytes + (bytes < 126 ? 2 : 4);
}

function lost(code: number): never {
  throw new Error(`a line was lost: ${code}`);
}
