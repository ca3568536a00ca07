import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { type Door, isLongPoll, type Line, LONG_POLL_MS, PATIENCE_MS } from './doors.ts';
import type { Answered, Attempt } from './world.ts';

/** Into a server in another process. */
export function networkDoor(url: string): Door {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (attempt) => send(url, agent, attempt),
    async connect(headers) {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
      const line = new NetworkLine(socket);
      await Promise.race([once(socket, 'open'), once(socket, 'close')]);
      return line;
    },
  };
}

async function send(url: string, agent: Agent, attempt: Attempt): Promise<Answered | null> {
  const { method, path, headers, body } = attempt;
  const { hostname, port } = new URL(url);
  const length = body === null ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  const signal = AbortSignal.timeout(isLongPoll(attempt) ? LONG_POLL_MS : PATIENCE_MS);
  const asked = request({ hostname, port, method, path, agent, signal, headers: { ...headers, ...length } });
  try {
    const answered = new Promise<Answered>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (response) => read(attempt, response).then(resolve, reject));
    });
    asked.end(body ?? undefined);
    return await answered;
  } catch (error) {
    if (isLongPoll(attempt) && signal.aborted) return null;
    throw error;
  }
}

async function read({ path }: Attempt, response: IncomingMessage): Promise<Answered> {
  const { statusCode: status = 0, headers: fields } = response;
  const headers = { get: (name: string) => fields[name]?.toString() ?? null };
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    // A stream does not end by itself: its beginning is enough.
    if (path.includes('/stream') && status === 200) break;
  }
  return { status, headers, text: Buffer.concat(chunks).toString('utf8') };
}

class NetworkLine implements Line {
  readonly heard: string[] = [];
  isClosed = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (message) => this.heard.push(message.toString()));
    socket.on('close', () => {
      this.isClosed = true;
    });
    socket.on('error', () => {
      this.isClosed = true;
    });
  }

  say(text: string): void {
    if (!this.isClosed) this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Sends bytes that need not be HTTP at all; what comes back until the server hangs up or has said something. */
export async function garbage(url: string, bytes: string): Promise<string> {
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
