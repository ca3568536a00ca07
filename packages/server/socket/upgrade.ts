import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { cookieToken } from '../http/caller.ts';
import { isOwnPage } from '../http/origin.ts';
import { Connection } from './connection.ts';
import { framed } from './frames.ts';
import type { Hub } from './hub.ts';
import type { Wire } from './wire.ts';

const SOCKET_PATH = '/ws';

type SocketConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;

/** A client says little: a move, a line of chat. */
const MOST_BYTES = 16 * 1024;

/** One who does not say goodbye in so many milliseconds is left standing. */
const CLOSING = { closeTimeout: 5000 };

/** A socket that knows its connection: so all sockets share the same few listeners. */
class Line extends WebSocket {
  connection: Connection | null = null;
  carrier: Duplex | null = null;
}

/** Those with something to send in this turn of the event loop: for each it all goes out in one piece at its end. */
const sending = new Set<SocketWire>();

function sendAll(): void {
  for (const wire of sending) wire.flush();
}

/** The way to one client through a socket. */
class SocketWire implements Wire {
  readonly #line: Line;
  #texts: string[] | null = null;

  constructor(line: Line) {
    this.#line = line;
  }

  get bufferedAmount(): number {
    return this.#line.bufferedAmount;
  }

  send(text: string): void {
    if (this.#texts) this.#texts.push(text);
    else {
      this.#texts = [text];
      if (sending.size === 0) setImmediate(sendAll);
      sending.add(this);
    }
  }

  /** Past the library's own sending, which makes several small pieces of every message: there are thousands a second. */
  flush(): void {
    const texts = this.#texts;
    this.#texts = null;
    sending.delete(this);
    const { carrier, readyState } = this.#line;
    if (texts && carrier && readyState === WebSocket.OPEN) carrier.write(framed(texts));
  }

  ping(): void {
    this.#line.ping();
  }

  close(code: number, reason: string): void {
    this.flush();
    this.#line.close(code, reason);
  }

  terminate(): void {
    this.#line.terminate();
  }
}

/** Lets clients turn a request for /ws into a connection. */
export function attachSocket(server: Server, hub: Hub, { config }: { readonly config: SocketConfig }): void {
  hub.start();
  const sockets = new WebSocketServer<typeof Line>({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    ...CLOSING,
    WebSocket: Line,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const status = whyNot(request, hub, config);
    if (status === null)
      sockets.handleUpgrade(request, socket, head, (line) => {
        line.carrier = socket;
        open(line, request, hub, config);
      });
    else turnAway(socket, status);
  });
}

function whyNot(request: IncomingMessage, hub: Hub, config: SocketConfig): string | null {
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const provenance = { origin: origin ?? null, host: host ?? null, site: site?.toString() ?? null };
  if (!isOwnPage(provenance, config.publicUrl)) return '403 Forbidden';
  return hub.hasRoomFor(addressOf(request, config)) ? null : '429 Too Many Requests';
}

function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function open(line: Line, request: IncomingMessage, hub: Hub, config: SocketConfig): void {
  line.connection = new Connection(hub, new SocketWire(line), addressOf(request, config), tokenIn(request));
  line.on('message', heard);
  line.on('pong', ponged);
  line.on('close', ended);
  line.on('error', ended);
  hub.add(line.connection);
}

function heard(this: WebSocket, message: RawData): void {
  (this as Line).connection?.heard(message.toString());
}

function ponged(this: WebSocket): void {
  (this as Line).connection?.ponged();
}

function ended(this: WebSocket): void {
  (this as Line).connection?.ended();
}

/** The token in the header of a program, or in the cookie of a page; it never stands in an address. */
function tokenIn({ headers: { cookie, authorization = '' } }: IncomingMessage): string | null {
  const [, bearer] = /^Bearer ([\w-]{1,100})$/.exec(authorization) ?? [];
  return bearer ?? cookieToken(cookie);
}

function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: SocketConfig): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined;
  return forwarded ?? socket.remoteAddress ?? 'unknown';
}
