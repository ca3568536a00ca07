import { once } from 'node:events';
import { Agent, type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type BackendAddress, Backends } from './backends.ts';

export interface Balancer {
  readonly url: string;
  /** The servers that are ready now. */
  readonly readyUrls: readonly string[];
  /** How many WebSockets were sent to each server so far. */
  readonly socketCounts: readonly number[];
  close(): Promise<void>;
}

/** The request has not reached the server, so it is safe to send it to the next one. */
const CONNECT_ERRORS = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;
/** They may be repeated: a server may close an idle connection at the moment it is reused. */
const SAFE_METHODS = /^(GET|HEAD)$/;
const SERVICE_UNAVAILABLE = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Sends every request to the next server in turn that is ready, and every WebSocket to the one with the fewest. For
 * trials with several servers on one machine; in production a reverse proxy does this.
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
    get socketCounts() {
      return backends.socketCounts;
    },
    async close() {
      backends.stop();
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(backends: Backends, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse) {
  for (const address of backends.roundRobin()) {
    const response = await forwardTo(address, agent, incoming).catch((error: NodeJS.ErrnoException) => error);
    if (!(response instanceof Error)) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      // Closing either end closes the other.
      outgoing.on('close', () => response.destroy());
      response.on('error', () => outgoing.destroy());
      return;
    }
    const isConnectError = CONNECT_ERRORS.test(response.code ?? '');
    if (!isConnectError && SAFE_METHODS.test(incoming.method ?? '')) continue;
    backends.markFailed(address);
    if (!isConnectError) break;
  }
  outgoing.writeHead(503, { 'content-type': 'application/json' });
  outgoing.end('{"code":"broken","message":"no server has answered"}');
}

/** Streams the body, so that a large one cannot exhaust the memory. */
function forwardTo(to: BackendAddress, agent: Agent, incoming: IncomingMessage): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method, url, headers, socket } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  const outgoing = request({ ...to, method, path: url, agent, headers: forwarded } as object, resolve);
  outgoing.on('error', reject);
  if (SAFE_METHODS.test(method ?? '')) {
    outgoing.end();
    return promise;
  }
  // Not before the connection is open: until then the whole body can still be sent to the next server.
  outgoing.on('socket', (upstream) => {
    if (upstream.connecting) upstream.once('connect', () => incoming.pipe(outgoing));
    else incoming.pipe(outgoing);
  });
  // A client that disconnects early must not leave the server waiting for the rest.
  incoming.on('close', () => {
    if (!incoming.complete) outgoing.destroy();
  });
  return promise;
}

/** A WebSocket stays with its server; when the server dies it closes, and the client reconnects. */
function upgrade(backends: Backends, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  socket.on('close', () => backends.removeSocket(socket));
  const addresses = backends.forSocket().values();
  const tryNext = () => {
    backends.removeSocket(socket);
    const { value: address } = addresses.next();
    if (!address) {
      socket.end(SERVICE_UNAVAILABLE);
      return;
    }
    backends.addSocket(address, socket);
    requestUpgrade(address, incoming, head)
      .on('response', ({ statusCode, statusMessage }) => socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`))
      .on('upgrade', (response, upstream, first) => joinSockets(socket, upstream, response, first))
      .once('error', () => {
        backends.markFailed(address);
        tryNext();
      });
  };
  tryNext();
}

const UPGRADE_TIMEOUT_MS = 1000;

function requestUpgrade(address: BackendAddress, incoming: IncomingMessage, head: Buffer): ClientRequest {
  const { method, url, headers } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const outgoing = request({ ...address, method, path: url, headers: forwarded } as object);
  const timeout = setTimeout(() => outgoing.destroy(new Error('no response')), UPGRADE_TIMEOUT_MS);
  for (const event of ['close', 'upgrade']) outgoing.on(event, () => clearTimeout(timeout));
  return outgoing.end(head);
}

function joinSockets(socket: Duplex, upstream: Duplex, { rawHeaders }: IncomingMessage, first: Buffer): void {
  const lines = ['HTTP/1.1 101 Switching Protocols'];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(first);
  upstream.on('error', () => socket.destroy());
  upstream.on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
  upstream.pipe(socket).pipe(upstream);
}
