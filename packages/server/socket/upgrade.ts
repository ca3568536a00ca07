import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES } from '@safehouse/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { type Caller, readCaller } from '../edge/caller.ts';
import { isSameOrigin } from '../edge/csrf.ts';
import { isAllowedHost } from '../edge/host.ts';
import { Connection } from './connection.ts';
import { encodeFrames } from './frames.ts';
import type { Hub } from './hub.ts';
import type { Wire } from './wire.ts';

const SOCKET_PATH = '/ws';

type SocketConfig = Pick<Config, 'publicUrl' | 'allowedHosts' | 'trustProxy'>;

/** Clients send only small messages: a move, a line of chat. */
const MAX_MESSAGE_BYTES = 16 * 1024;

const SOCKET_OPTIONS = {
  maxPayload: MAX_MESSAGE_BYTES,
  // A message may be fragmented, but not into thousands of parts: each costs more memory than it holds.
  maxFragments: 16,
  maxBufferedChunks: 256,
  // A connection answers pings itself, after checking how much is unread.
  autoPong: false,
  /** A client that does not answer the close frame within these milliseconds is disconnected. */
  closeTimeout: 5000,
  perMessageDeflate: false,
};

/** Stores its connection, so that all sockets share the same listeners. */
class ClientSocket extends WebSocket {
  connection: Connection | null = null;
  rawSocket: Duplex | null = null;
}

/** Wires with something to send in this turn of the event loop; each is flushed once at its end. */
let pendingWires: SocketWire[] = [];

function flushAll(): void {
  const wires = pendingWires;
  pendingWires = [];
  for (const wire of wires) wire.flush();
}

/** A wire over a WebSocket. */
class SocketWire implements Wire {
  readonly #socket: ClientSocket;
  #pending: (string | Uint8Array)[] | null = null;
  #pendingLength = 0;

  constructor(socket: ClientSocket) {
    this.#socket = socket;
  }

  get bufferedAmount(): number {
    return (this.#socket.rawSocket?.writableLength ?? 0) + this.#pendingLength;
  }

  send(text: string): void {
    this.#enqueue(text);
  }

  sendBytes(bytes: Uint8Array): void {
    this.#enqueue(bytes);
  }

  #enqueue(message: string | Uint8Array): void {
    this.#pendingLength += message.length;
    if (this.#pending) this.#pending.push(message);
    else {
      this.#pending = [message];
      if (pendingWires.push(this) === 1) setImmediate(flushAll);
    }
  }

  /** Writes the frames itself, because the library would make several small writes for every message. */
  flush(): void {
    const messages = this.#pending;
    this.#pending = null;
    this.#pendingLength = 0;
    const { rawSocket, readyState } = this.#socket;
    if (messages && rawSocket && readyState === WebSocket.OPEN) rawSocket.write(encodeFrames(messages));
  }

  ping(payload: string): void {
    this.#socket.ping(payload);
  }

  pong(payload: Uint8Array): void {
    this.#socket.pong(payload);
  }

  close(code: number, reason: string): void {
    this.flush();
    this.#socket.close(code, reason);
    // A flooding client keeps sending: nothing more is read until the close times out.
    if (code === CLOSE_CODES['too-many-requests']) this.#socket.pause();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

/** Upgrades requests for /ws to connections. */
export function attachSocket(server: Server, hub: Hub, { config }: { readonly config: SocketConfig }): void {
  hub.start();
  const sockets = new WebSocketServer<typeof ClientSocket>({
    noServer: true,
    clientTracking: false,
    ...SOCKET_OPTIONS,
    WebSocket: ClientSocket,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const {
      headers,
      socket: { remoteAddress },
    } = request;
    const caller = readCaller({ headers, remoteAddress }, config);
    const status = rejectionStatus(request, caller, hub, config);
    if (status === null)
      sockets.handleUpgrade(request, socket, head, (clientSocket) => {
        clientSocket.rawSocket = socket;
        openConnection(clientSocket, caller, hub);
      });
    else rejectUpgrade(socket, status);
  });
}

function rejectionStatus(
  { url }: IncomingMessage,
  { origin, address }: Caller,
  hub: Hub,
  config: SocketConfig,
): string | null {
  if (!isAllowedHost(origin.host, config)) return '421 Misdirected Request';
  if (url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  if (!isSameOrigin(origin, config.publicUrl) || hub.isBanned(address)) return '403 Forbidden';
  return hub.connections.hasCapacityFor(address) ? null : '429 Too Many Requests';
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function openConnection(socket: ClientSocket, { address, token }: Caller, hub: Hub): void {
  socket.connection = new Connection(hub, new SocketWire(socket), address, token);
  socket.on('message', onMessage);
  socket.on('ping', onPing);
  socket.on('pong', onPong);
  socket.on('close', onClose);
  socket.on('error', onClose);
  hub.connections.add(socket.connection);
}

function onMessage(this: WebSocket, message: RawData): void {
  (this as ClientSocket).connection?.onMessage(message.toString());
}

function onPing(this: WebSocket, payload: Buffer): void {
  (this as ClientSocket).connection?.onPing(payload);
}

function onPong(this: WebSocket, payload: Buffer): void {
  (this as ClientSocket).connection?.onPong(payload.toString());
}

function onClose(this: WebSocket): void {
  (this as ClientSocket).connection?.onClose();
}
