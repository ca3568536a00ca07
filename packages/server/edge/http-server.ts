import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { ConnectionGate, type ConnectionGateDeps } from './connection-gate.ts';
import { closeAtOnce, oneRequestAtATime } from './one-request-at-a-time.ts';

/** Whoever sends a request slowly holds a connection no longer than this. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How long an idle connection waits for its next request. */
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
/** A connection on which nothing moves, while a response is unread or unfinished. A seek waits 25 seconds. */
const INACTIVITY_MS = 40_000;

/** A connection that had to be closed counts like so many new ones: what was read with its last request costs time. */
const FLOOD_CHARGE = 50;
/** The rest of a longer body is not read after the response: the connection is closed. */
const MAX_UNREAD_BODY_BYTES = 128 * 1024;

export function createHttpServer(
  listener: RequestListener,
  { trustProxy, rateLimits }: Pick<Config, 'trustProxy' | 'rateLimits'>,
  deps: ConnectionGateDeps,
): Server {
  const bounded = closeOnUnreadBody(listener);
  // All connections through a proxy have its address: it must limit them itself.
  const isDirect = rateLimits && !trustProxy;
  const guarded = isDirect ? disconnectFlooders(bounded, deps.limits) : oneRequestAtATime(bounded);
  const server = createServer(TIMEOUTS, guarded);
  server.timeout = INACTIVITY_MS;
  if (isDirect) new ConnectionGate(deps).guard(server);
  return server;
}

/** After many refusals a client that keeps sending is disconnected: refusals also cost time. */
function disconnectFlooders(listener: RequestListener, limits: ConnectionGateDeps['limits']): RequestListener {
  const disconnect = (socket: Socket) => {
    limits.charge('connections', socket.remoteAddress ?? 'unknown', FLOOD_CHARGE);
    closeAtOnce(socket);
  };
  const limited: RequestListener = (request, response) => {
    if (limits.allows('flood', request.socket.remoteAddress ?? 'unknown')) listener(request, response);
    else disconnect(request.socket);
  };
  return oneRequestAtATime(limited, disconnect);
}

/** Node would read to the end what a client sends after its request was refused. */
function closeOnUnreadBody(listener: RequestListener): RequestListener {
  return (request, response) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    // So that the client does not send its next request on this connection.
    if (length > MAX_UNREAD_BODY_BYTES) response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (!request.complete && !(length <= MAX_UNREAD_BODY_BYTES)) request.socket.destroySoon();
    });
    listener(request, response);
  };
}
