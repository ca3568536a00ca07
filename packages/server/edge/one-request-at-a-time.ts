import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection for the responses before them. Browsers and proxies send none. */
export const MAX_PIPELINED = 4;

/**
 * Handles the requests of one connection one after the other: the next begins when the response before it has left this
 * process. Of a client that does not read, one response is in memory, however many requests it has sent; and a client
 * that sends ever more is disconnected.
 */
export function oneRequestAtATime(listener: RequestListener, disconnect = closeAtOnce): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) next();
      else waiting.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    // The requests that were read together with the last one allowed.
    if (socket.destroyed) return;
    if (!queue) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (queue.length < MAX_PIPELINED) queue.push(() => handle(request, response));
    else disconnect(socket);
  };
}

/** Tells Node's parser that no more requests follow. */
const NO_MORE_REQUESTS = 2;

/**
 * Closes a connection in the middle of what was read from it. Node would go on through all of that, which may be a
 * thousand requests, even if the socket is destroyed.
 */
export function closeAtOnce(socket: Socket): void {
  // Not in Node's documentation; a test holds that it works.
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}
