import { once } from 'node:events';
import {
  type ClientMessage,
  type MatchView,
  PROTOCOL_VERSION,
  ServerMessageReader,
} from '@safehouse/protocol';
import { WebSocket } from 'ws';

const SUBSCRIPTION_ID = 1;

/** Somebody who follows one match, and counts what comes through the wire. */
export class ByteCountingViewer {
  readonly token: string | null;
  /** Bytes of the news so far, message by message. */
  readonly updateBytes: number[] = [];
  readonly #url: string;
  readonly #match: MatchView['id'];
  readonly #socket: WebSocket;
  readonly #reader = new ServerMessageReader();

  private constructor(url: string, match: MatchView['id'], token: string | null, socket: WebSocket) {
    this.#url = url;
    this.#match = match;
    this.token = token;
    this.#socket = socket;
  }

  static async open(url: string, match: MatchView['id'], token: string | null): Promise<ByteCountingViewer> {
    const socket = await connect(url, token);
    const follower = new ByteCountingViewer(url, match, token, socket);
    follower.#reader.read(await requestSnapshot(socket, match));
    socket.on('close', throwConnectionLost);
    return follower;
  }

  get matchView(): MatchView {
    const page = this.#reader.view(SUBSCRIPTION_ID);
    if (!page) throw new Error('no page');
    return page;
  }

  /** Resolves when the next news have come. */
  async waitForUpdate(): Promise<void> {
    const text = await nextMessage(this.#socket);
    this.#reader.read(text);
    this.updateBytes.push(frameBytes(text));
  }

  /** The bytes of the page for the same person by a new line, while the old one is there. */
  async measureSnapshot(): Promise<number> {
    const socket = await connect(this.#url, this.token);
    const text = await requestSnapshot(socket, this.#match);
    socket.terminate();
    return frameBytes(text);
  }

  close(): void {
    this.#socket.off('close', throwConnectionLost);
    this.#socket.terminate();
  }
}

async function connect(url: string, token: string | null): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  sendMessage(socket, { type: 'hello', protocol: PROTOCOL_VERSION, ...(token !== null && { token }) });
  await nextMessage(socket);
  return socket;
}

function requestSnapshot(socket: WebSocket, match: MatchView['id']): Promise<string> {
  sendMessage(socket, { type: 'watch', on: SUBSCRIPTION_ID, match });
  return nextMessage(socket);
}

function sendMessage(socket: WebSocket, said: ClientMessage): void {
  socket.send(JSON.stringify(said));
}

async function nextMessage(socket: WebSocket): Promise<string> {
  const [text] = await once(socket, 'message');
  return String(text);
}

/** With the head of its frame (RFC 6455). */
function frameBytes(text: string): number {
  const bytes = Buffer.byteLength(text);
  return bytes + (bytes < 126 ? 2 : 4);
}

function throwConnectionLost(code: number): never {
  throw new Error(`a line was lost: ${code}`);
}
