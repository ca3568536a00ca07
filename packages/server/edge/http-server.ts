import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { OpenCounts, type OpenLimits } from './open-counts.ts';

/** Whoever sends a request slowly holds a connection no longer than this. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How long an idle connection waits for its next request. */
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};

/** TCP connections of all kinds: the sockets and streams of an address, and as many that wait for a request. */
const CONNECTION_LIMITS: OpenLimits = { perAddress: 200, total: 40_000 };

export function createHttpServer(
  listener: RequestListener,
  { trustProxy, rateLimits }: Pick<Config, 'trustProxy' | 'rateLimits'>,
  limits: OpenLimits = CONNECTION_LIMITS,
): Server {
  const server = createServer(TIMEOUTS, listener);
  // All connections through a proxy have its address: it must limit them itself.
  if (rateLimits && !trustProxy) limitConnections(server, limits);
  return server;
}

function limitConnections(server: Server, limits: OpenLimits): void {
  const open = new OpenCounts(limits);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    if (!open.hasCapacityFor(address)) {
      socket.destroy();
      return;
    }
    open.add(address);
    socket.once('close', () => open.remove(address));
  });
}
