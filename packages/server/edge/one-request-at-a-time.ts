import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection for the responses before them. Browsers and proxies send none. */
export const MAX_PIPELINED = 4;

/**
 * Handles the requests of one connection one after the other: the next begins when the response before it has left this
 * process. Of a client that does not read, one response is in memory, however many requests it has sent; and a client
 * that sends ever more is disconnected.
 */
export function oneRequestAtATime(listener: RequestListener, disconnect = destroySocket): RequestListener {
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

function destroySocket(socket: Socket): void {
  socket.destroy();
}
