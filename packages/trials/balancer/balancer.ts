import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type BackendAddress, Backends } from './backends.ts';

export interface Balancer {
  readonly url: string;
  /** Those that take requests at this moment. */
  readonly readyUrls: readonly string[];
  close(): Promise<void>;
}

/** Nobody was there: the next one can be asked without fear that something is done twice. */
const CONNECT_ERRORS = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;
const SERVICE_UNAVAILABLE =
  'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Sends every request to the next server in turn that says it is ready. To try a house of several servers on one
 * machine; before a real one stands whatever a host likes.
 */
export async function startBalancer(servers: readonly string[], port = 0): Promise<Balancer> {
  const backends = new Backends(servers);
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const server = createServer((incoming, outgoing) => {
    forward(backends, agent, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming, socket, head) => upgrade(backends, incoming, socket, head));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await backends.start();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get readyUrls() {
      return backends.readyUrls;
    },
    async close() {
      backends.stop();
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(
  backends: Backends,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  for (const place of backends.roundRobin()) {
    const answer = await forwardTo(place, agent, incoming).catch((error) => error as NodeJS.ErrnoException);
    if (!(answer instanceof Error)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // A page that is closed must not leave a stream open behind us, nor a dead server a page that waits.
      outgoing.on('close', () => answer.destroy());
      answer.on('error', () => outgoing.destroy());
      return;
    }
    backends.markFailed(place);
    if (!CONNECT_ERRORS.test(answer.code ?? '')) break;
  }
  outgoing.writeHead(503, { 'content-type': 'application/json' });
  outgoing.end('{"code":"broken","message":"no server has answered"}');
}

/** The body goes through as it comes, so that nobody can fill our memory with it. */
function forwardTo(place: BackendAddress, agent: Agent, incoming: IncomingMessage): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method, url, headers, socket } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  const asked = request({ ...place, method, path: url, agent, headers: forwarded } as object, resolve);
  asked.on('error', reject);
  // Not before somebody is there: until then the whole of it can still go to the next one.
  asked.on('socket', (line) => {
    if (line.connecting) line.once('connect', () => incoming.pipe(asked));
    else incoming.pipe(asked);
  });
  // Whoever goes away in the middle of it leaves nobody waiting for the rest.
  incoming.on('close', () => {
    if (!incoming.complete) asked.destroy();
  });
  return promise;
}

/** A connection stays with its server; when that goes, so does the connection, and the client comes again. */
function upgrade(backends: Backends, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  const places = backends.roundRobin();
  const tryNext = () => {
    const { value: place } = places.next();
    if (!place) socket.end(SERVICE_UNAVAILABLE);
    else
      tryUpgrade(place, incoming, socket, head, () => {
        backends.markFailed(place);
        tryNext();
      });
  };
  tryNext();
}

/** A server that does not answer by then is stuck: nothing was said to it yet but hello. */
const UPGRADE_TIMEOUT_MS = 1000;

function tryUpgrade(
  place: BackendAddress,
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  failed: () => void,
): void {
  const { method, url, headers } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const asked = request({ ...place, method, path: url, headers: forwarded } as object);
  const alarm = setTimeout(() => asked.destroy(new Error('no answer')), UPGRADE_TIMEOUT_MS);
  asked.once('error', failed);
  asked.on('close', () => clearTimeout(alarm));
  asked.on('response', (answer) =>
    socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`),
  );
  asked.on('upgrade', (answer, line, first) => {
    clearTimeout(alarm);
    joinSockets(socket, line, answer, first);
  });
  asked.end(head);
}

function joinSockets(socket: Duplex, line: Duplex, { rawHeaders }: IncomingMessage, first: Buffer): void {
  const lines = ['HTTP/1.1 101 Switching Protocols'];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(first);
  line.on('error', () => socket.destroy());
  line.on('close', () => socket.destroy());
  socket.on('close', () => line.destroy());
  line.pipe(socket).pipe(line);
}
