import { parseMatchId, refusal } from '@safehouse/protocol';
import { Connection } from '../socket/connection.ts';
import type { Wire } from '../socket/wire.ts';
import { forAnybody, NO_SUCH_MATCH_REPLY, type Route, type RouteRequest } from './route.ts';

interface StreamFormat {
  readonly contentType: string;
  readonly keepAlive: string;
  encode(text: string): string;
}

const NDJSON: StreamFormat = {
  contentType: 'application/x-ndjson',
  keepAlive: '\n',
  encode: (text) => `${text}\n`,
};
const SERVER_SENT_EVENTS: StreamFormat = {
  contentType: 'text/event-stream',
  keepAlive: ':\n\n',
  encode: (text) => `data: ${text}\n\n`,
};

/** A one-way wire: the body of a response that does not end. */
class StreamWire implements Wire {
  readonly body: ReadableStream<Uint8Array>;
  readonly #format: StreamFormat;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  /** Not in the stream's own queue, which could not be emptied. */
  #unread: Uint8Array[] = [];
  #isReading = false;
  bufferedAmount = 0;
  onAlive = (_payload: string): void => {};
  onGone = (): void => {};

  constructor(format: StreamFormat) {
    this.#format = format;
    // With this high-water mark, a pull means that the client reads.
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          this.#isReading = true;
          this.#flush();
        },
        cancel: () => this.onGone(),
      },
      { highWaterMark: 0 },
    );
  }

  send(text: string): void {
    this.#write(this.#format.encode(text));
  }

  /** Streams are text only. */
  sendBytes(): void {}

  /** There is no pong: being writable is enough, and a client that does not read is disconnected as too slow. */
  ping(payload: string): void {
    this.#write(this.#format.keepAlive);
    this.onAlive(payload);
  }

  /** A stream cannot be pinged by the client. */
  pong(): void {}

  close(): void {
    for (const bytes of this.#unread.splice(0)) this.#controller?.enqueue(bytes);
    this.#controller?.close();
    this.#controller = null;
  }

  terminate(): void {
    this.#unread = [];
    this.close();
  }

  #write(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.#unread.push(bytes);
    this.bufferedAmount += bytes.length;
    this.#flush();
  }

  #flush(): void {
    const bytes = this.#isReading ? this.#unread.shift() : undefined;
    if (!bytes) return;
    this.#isReading = false;
    this.bufferedAmount -= bytes.length;
    this.#controller?.enqueue(bytes);
  }
}

const streamMatch = forAnybody({
  method: 'get',
  path: '/api/matches/:id/stream',
  summary:
    'A live stream of the match for programs: its view, then updates. One JSON value per line, or server-sent events if text/event-stream is accepted.',
  body: null,
  query: {
    since: 'adds what the caller was shown after this version',
    seat: 'the seat, for a caller who holds several',
  },
  async run(call) {
    const { hub, rooms, limits } = call.services;
    const match = parseMatchId(call.params.id);
    if (match === null || !(await rooms.read(match, () => true))) {
      return NO_SUCH_MATCH_REPLY;
    }
    const format = call.request.headers.get('accept')?.includes('text/event-stream') ? SERVER_SENT_EVENTS : NDJSON;
    const headers = { 'content-type': format.contentType };
    // Nobody reads the body of a HEAD response, so it would never be closed.
    if (call.request.method === 'HEAD') return { response: new Response(null, { headers }) };
    if (!hub.connections.hasCapacityFor(call.clientAddress))
      return { refusal: refusal('too-many-requests', 'too many connections') };
    if (!limits.allows('watch', call.clientAddress))
      return { refusal: refusal('too-many-requests', 'too many subscriptions: wait a little') };
    const wire = new StreamWire(format);
    const connection = await openConnection(call, wire);
    const { signal } = call.request;
    // If the client is already gone, the body of the response is neither read nor cancelled.
    signal.addEventListener('abort', () => connection.onClose());
    if (signal.aborted) {
      connection.onClose();
      return { response: new Response(null, { headers }) };
    }
    const { seat, since } = call.query;
    connection.subscribe({
      type: 'match',
      subscriber: connection,
      on: 0,
      match,
      seat: parseWholeNumber(seat),
      since: parseWholeNumber(since),
    });
    return { response: new Response(wire.body, { headers }) };
  },
});

/** Like a socket, but without messages from the client. */
async function openConnection(
  { services: { hub }, clientAddress, token }: RouteRequest<null, unknown>,
  wire: StreamWire,
): Promise<Connection> {
  const connection = new Connection(hub, wire, clientAddress, token);
  wire.onAlive = (payload) => connection.onPong(payload);
  wire.onGone = () => connection.onClose();
  hub.connections.add(connection);
  await connection.authenticate().catch((error) => {
    connection.onClose();
    throw error;
  });
  return connection;
}

function parseWholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const streamRoutes: readonly Route[] = [streamMatch];
