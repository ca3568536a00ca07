import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection for earlier responses. Browsers and proxies do not pipeline requests. */
export const MAX_PIPELINED = 4;

/**
 * Handles the requests of one connection one after the other: the next one starts when the previous response has left
 * this process. So at most one response to a client that does not read is in memory, however many requests it has sent,
 * and a client that keeps sending is disconnected.
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
    // The requests that were read together with the last allowed one.
    if (socket.destroyed) return;
    if (!queue) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (queue.length < MAX_PIPELINED) queue.push(() => handle(request, response));
    else disconnect(socket);
  };
}

/** Tells Node's HTTP parser that no more requests follow. */
const NO_MORE_REQUESTS = 2;

/**
 * Closes a connection in the middle of the data read from it. Even for a destroyed socket, Node would otherwise process
 * all of that data, which may be a thousand requests.
 */
export function closeAtOnce(socket: Socket): void {
  // Not documented by Node; a test checks that it works.
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}
