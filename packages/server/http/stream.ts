import { parseMatchId, refusal } from '@safehouse/protocol';
import { Connection } from '../socket/connection.ts';
import type { Wire } from '../socket/wire.ts';
import { type Call, forAnybody, type Route } from './route.ts';

/** How messages follow each other: a line each, or an event each. */
interface Form {
  readonly contentType: string;
  readonly keepAlive: string;
  wrap(text: string): string;
}

const LINES: Form = { contentType: 'application/x-ndjson', keepAlive: '\n', wrap: (text) => `${text}\n` };
const EVENTS: Form = {
  contentType: 'text/event-stream',
  keepAlive: ':\n\n',
  wrap: (text) => `data: ${text}\n\n`,
};

/** A wire with one direction: the body of an answer that does not end. */
class StreamWire implements Wire {
  readonly body: ReadableStream<Uint8Array>;
  readonly #form: Form;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  /** Called when the other side is known to be there still, or to be gone. */
  alive = (): void => {};
  gone = (): void => {};

  constructor(form: Form) {
    this.#form = form;
    // With no high-water mark of its own, what the reader has not taken is what the wire holds back.
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.gone(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
  }

  get bufferedAmount(): number {
    return -(this.#controller?.desiredSize ?? 0);
  }

  send(text: string): void {
    this.#write(this.#form.wrap(text));
  }

  /** There is nobody to answer: that it can be written is sign enough, and who does not read is cut off as slow. */
  ping(): void {
    this.#write(this.#form.keepAlive);
    this.alive();
  }

  close(): void {
    this.#controller?.close();
    this.#controller = null;
  }

  terminate(): void {
    this.close();
  }

  #write(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }
}

const stream = forAnybody({
  method: 'get',
  path: '/api/matches/:id/stream',
  summary:
    'The match as it goes on, for programs: the page, then what happens and what changes in it. A JSON value a line, or events where text/event-stream is accepted.',
  body: null,
  query: {
    since: 'adds to the page what the caller was told after this version',
    seat: 'which of the own seats, where one holds several',
  },
  async run(call) {
    const { hub, rooms } = call.house;
    const match = parseMatchId(call.params.id);
    if (match === null || !(await rooms.look(match, () => true))) {
      return { refusal: refusal('not-found', 'there is no such match') };
    }
    if (!hub.hasRoomFor(call.from)) return { refusal: refusal('too-many-requests', 'too many connections') };
    const form = call.request.headers.get('accept')?.includes('text/event-stream') ? EVENTS : LINES;
    const wire = new StreamWire(form);
    const connection = await connected(call, wire);
    const { seat, since } = call.query;
    connection.watch({
      type: 'match',
      listener: connection,
      on: 0,
      match,
      seat: wholeNumber(seat),
      since: wholeNumber(since),
    });
    return { response: new Response(wire.body, { headers: { 'content-type': form.contentType } }) };
  },
});

/** Somebody who only listens, but otherwise as at a socket. */
async function connected(
  { house: { hub }, from, token }: Call<null, unknown>,
  wire: StreamWire,
): Promise<Connection> {
  const connection = new Connection(hub, wire, from, token);
  connection.form = 'plain';
  wire.alive = () => connection.ponged();
  wire.gone = () => connection.ended();
  hub.add(connection);
  await connection.recognise().catch((error) => {
    connection.ended();
    throw error;
  });
  return connection;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const streamRoutes: readonly Route[] = [stream];
