import { readCaller } from '../../server/edge/caller.ts';
import { allRoutes } from '../../server/http/all-routes.ts';
import { createApp } from '../../server/http/app.ts';
import type { Services } from '../../server/services.ts';
import { Connection } from '../../server/socket/connection.ts';
import type { Wire } from '../../server/socket/wire.ts';
import type { FuzzRequest, FuzzResponse } from './fuzz-state.ts';
import {
  isLongPoll,
  LONG_POLL_TIMEOUT_MS,
  RESPONSE_TIMEOUT_MS,
  type Transport,
  type TransportConnection,
} from './transport.ts';

/** Connects to a server in this process, without a network. */
export function inProcessTransport(services: Services): Transport {
  const app = createApp(services, allRoutes());
  return {
    async send(request) {
      const { method, path, headers, body } = request;
      const signal = AbortSignal.timeout(isLongPoll(request) ? LONG_POLL_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
      const url = `http://house.example/${path.replace(/^\//, '')}`;
      const response = await app.request(url, { method, headers, body, signal });
      return readResponse(request, response);
    },
    async connect(headers) {
      const { token } = readCaller({ headers, remoteAddress: undefined }, services.config);
      return new InProcessConnection(services, token);
    },
  };
}

/** Only the first chunk of an event stream, which never ends. */
async function readResponse({ path }: FuzzRequest, response: Response): Promise<FuzzResponse> {
  const { status, headers } = response;
  if (!path.includes('/stream') || !response.ok) return { status, headers, text: await response.text() };
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return { status, headers, text: new TextDecoder().decode(first?.value) };
}

class InProcessConnection implements Wire, TransportConnection {
  readonly received: string[] = [];
  readonly bufferedAmount = 0;
  isClosed = false;
  readonly #connection: Connection;

  constructor({ hub }: Services, token: string | null) {
    this.#connection = new Connection(hub, this, 'here', token);
    hub.connections.add(this.#connection);
  }

  sendToServer(text: string): void {
    this.#connection.onMessage(text);
  }

  send(text: string): void {
    this.received.push(text);
  }

  sendBytes(): void {
    throw new Error('nobody has asked for packed updates');
  }

  ping(payload: string): void {
    queueMicrotask(() => this.#connection.onPong(payload));
  }

  pong(): void {}

  /** Called by either side. */
  close(): void {
    this.isClosed = true;
    this.#connection.onClose();
  }

  terminate(): void {
    this.close();
  }
}
