import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { ConnectionGate, type ConnectionGateDeps } from './connection-gate.ts';
import { closeAtOnce, oneRequestAtATime } from './one-request-at-a-time.ts';

/** A client that sends a request slowly can hold a connection no longer than this. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How long an idle connection waits for its next request. */
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
/** For a connection without any activity while a response is unread or unfinished. A seek waits 25 seconds. */
const INACTIVITY_MS = 40_000;

/** A connection closed for flooding counts like this many new ones, because its last requests cost time. */
const FLOOD_CHARGE = 50;
/** If more of the body is unread after the response, the connection is closed. */
const MAX_UNREAD_BODY_BYTES = 128 * 1024;

export function createHttpServer(
  listener: RequestListener,
  { trustProxy, rateLimits }: Pick<Config, 'trustProxy' | 'rateLimits'>,
  deps: ConnectionGateDeps,
): Server {
  const bounded = closeOnUnreadBody(listener);
  // All connections through a proxy have its address, so the proxy must limit them itself.
  const isDirect = rateLimits && !trustProxy;
  const guarded = isDirect ? disconnectFlooders(bounded, deps.limits) : oneRequestAtATime(bounded);
  const server = createServer(TIMEOUTS, guarded);
  server.timeout = INACTIVITY_MS;
  if (isDirect) new ConnectionGate(deps).guard(server);
  return server;
}

/** Disconnects a client that keeps sending after many refusals, because refusing costs time too. */
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

/** Without this, Node would read the whole body of a refused request. */
function closeOnUnreadBody(listener: RequestListener): RequestListener {
  return (request, response) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    // Tells the client not to send its next request on this connection.
    if (length > MAX_UNREAD_BODY_BYTES) response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (!request.complete && !(length <= MAX_UNREAD_BODY_BYTES)) request.socket.destroySoon();
    });
    listener(request, response);
  };
}
