import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { FuzzRequest, FuzzResponse } from './fuzz-state.ts';
import {
  isLongPoll,
  LONG_POLL_TIMEOUT_MS,
  RESPONSE_TIMEOUT_MS,
  type Transport,
  type TransportConnection,
} from './transport.ts';

/** Connects to a server in another process. */
export function networkTransport(url: string): Transport {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (message) => sendRequest(url, agent, message),
    async connect(headers) {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
      const connection = new NetworkConnection(socket);
      await Promise.race([once(socket, 'open'), once(socket, 'close')]);
      return connection;
    },
  };
}

async function sendRequest(url: string, agent: Agent, message: FuzzRequest): Promise<FuzzResponse | null> {
  const { method, path, headers, body } = message;
  const { hostname, port } = new URL(url);
  const length = body === null ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  const signal = AbortSignal.timeout(isLongPoll(message) ? LONG_POLL_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
  const outgoing = request({
    hostname,
    port,
    method,
    path,
    agent,
    signal,
    headers: { ...headers, ...length },
  });
  try {
    const response = new Promise<FuzzResponse>((resolve, reject) => {
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => readResponse(message, incoming).then(resolve, reject));
    });
    outgoing.end(body ?? undefined);
    return await response;
  } catch (error) {
    if (isLongPoll(message) && signal.aborted) return null;
    // The server closed an idle connection just as it was reused, so it has not received the request.
    if (outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return sendRequest(url, agent, message);
    throw error;
  }
}

async function readResponse({ path }: FuzzRequest, response: IncomingMessage): Promise<FuzzResponse> {
  const { statusCode: status = 0, headers: fields } = response;
  const headers = { get: (name: string) => fields[name]?.toString() ?? null };
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    // Only the first chunk of an event stream, which never ends.
    if (path.includes('/stream') && status === 200) break;
  }
  return { status, headers, text: Buffer.concat(chunks).toString('utf8') };
}

class NetworkConnection implements TransportConnection {
  readonly received: string[] = [];
  isClosed = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (message) => this.received.push(message.toString()));
    socket.on('close', () => {
      this.isClosed = true;
    });
    socket.on('error', () => {
      this.isClosed = true;
    });
  }

  sendToServer(text: string): void {
    if (!this.isClosed) this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Sends bytes that need not be HTTP. Resolves with the response when the server closes the connection. */
export async function sendRawBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.end(Buffer.from(bytes, 'latin1'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
}
