import { once } from 'node:events';
import { type ClientMessage, type MatchView, PROTOCOL_VERSION, ServerMessageReader } from '@safehouse/protocol';
import { WebSocket } from 'ws';

const SUBSCRIPTION_ID = 1;

type Message = string | Buffer;

interface VersionWait {
  readonly version: number;
  resolve(): void;
}

/** Follows one match and counts the bytes received. */
export class ByteCountingViewer {
  readonly token: string | null;
  /** The size of every update so far. */
  readonly updateBytes: number[] = [];
  readonly #url: string;
  readonly #match: MatchView['id'];
  readonly #socket: WebSocket;
  readonly #reader = new ServerMessageReader();
  #waits: readonly VersionWait[] = [];

  private constructor(url: string, match: MatchView['id'], token: string | null, socket: WebSocket) {
    this.#url = url;
    this.#match = match;
    this.token = token;
    this.#socket = socket;
  }

  static async open(url: string, match: MatchView['id'], token: string | null): Promise<ByteCountingViewer> {
    const socket = await connect(url, token);
    const viewer = new ByteCountingViewer(url, match, token, socket);
    for (const message of await requestSnapshot(socket, match)) viewer.#reader.read(message);
    socket.on('message', (data: Buffer, isBinary) => viewer.#receive(toMessage(data, isBinary)));
    socket.on('close', throwConnectionLost);
    return viewer;
  }

  get matchView(): MatchView {
    const view = this.#reader.view(SUBSCRIPTION_ID);
    if (!view) throw new Error('no snapshot yet');
    return view;
  }

  /** Resolves when the view has this version or a later one. */
  waitForVersion(version: number): Promise<void> {
    if (this.matchView.version >= version) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waits = [...this.#waits, { version, resolve }];
    });
  }

  /** Other messages, for example how many people watch, are not counted. */
  #receive(message: Message): void {
    if (this.#reader.read(message).type !== 'update') return;
    this.updateBytes.push(frameBytes(message));
    const reached = this.#waits.filter(({ version }) => version <= this.matchView.version);
    this.#waits = this.#waits.filter((wait) => !reached.includes(wait));
    for (const { resolve } of reached) resolve();
  }

  /** The size of a snapshot for the same user on a second connection, without the `vocabulary` message before it. */
  async measureSnapshot(): Promise<number> {
    const socket = await connect(this.#url, this.token);
    const [, snapshot] = await requestSnapshot(socket, this.#match);
    socket.terminate();
    return frameBytes(snapshot);
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

/** The `vocabulary` message and the snapshot. */
async function requestSnapshot(socket: WebSocket, match: MatchView['id']): Promise<readonly Message[]> {
  const messages: Message[] = [];
  const both = new Promise<readonly Message[]>((resolve) => {
    socket.on('message', (data: Buffer, isBinary) => {
      if (messages.push(toMessage(data, isBinary)) === 2) resolve(messages);
    });
  });
  sendMessage(socket, { type: 'watch', on: SUBSCRIPTION_ID, match });
  const received = await both;
  socket.removeAllListeners('message');
  return received;
}

function sendMessage(socket: WebSocket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}

async function nextMessage(socket: WebSocket): Promise<Message> {
  const [data, isBinary] = await once(socket, 'message');
  return toMessage(data, isBinary);
}

function toMessage(data: Buffer, isBinary: boolean): Message {
  return isBinary ? data : String(data);
}

/** The size of a message including the frame header (RFC 6455). */
function frameBytes(message: Message): number {
  const bytes = Buffer.byteLength(message);
  return bytes + (bytes < 126 ? 2 : 4);
}

function throwConnectionLost(code: number): never {
  throw new Error(`a connection was lost: ${code}`);
}
