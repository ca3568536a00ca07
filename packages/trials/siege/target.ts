import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchId, PLAIN_PROTOCOL_VERSION } from '@safehouse/protocol';
import { WebSocket } from 'ws';
import { HttpClient } from './http-client.ts';

export interface TargetOptions {
  readonly url: string;
  /** The addresses of the attackers. */
  readonly addresses: readonly string[];
  /** Other people's matches whose ids the attackers know. */
  readonly matches: readonly MatchId[];
}

interface AttackReply {
  /** 0 if there was no response. */
  readonly status: number;
  readonly json: { readonly [key: string]: unknown };
}

interface AttackRequest {
  readonly address: string;
  readonly token?: string | null;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: object | string;
  readonly signal?: AbortSignal;
}

/** Limits the load on the attacker's machine, which is also the server's. */
const STEP_DELAY_MS = 5;

/** The attacked server. Counts the responses. */
export class Target {
  readonly url: string;
  readonly addresses: readonly string[];
  readonly matches: readonly MatchId[];
  /** By status of the response, or whatever else an attack counts. */
  readonly counts: Record<string, number> = {};
  /** Problems that the attack itself has detected. */
  readonly failures = new Set<string>();
  readonly #clients: ReadonlyMap<string, HttpClient>;
  readonly #signal: AbortSignal;
  #guests = 0;

  constructor({ url, addresses, matches }: TargetOptions, signal: AbortSignal) {
    this.url = url;
    this.addresses = addresses;
    this.matches = matches;
    this.#signal = signal;
    this.#clients = new Map(addresses.map((address) => [address, new HttpClient(address)]));
  }

  count(what: string | number): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  fail(why: string): void {
    this.failures.add(why);
  }

  async request(method: string, path: string, { address, token, headers, body, signal }: AttackRequest) {
    this.#signal.throwIfAborted();
    const client = this.#clients.get(address) ?? new HttpClient(address);
    try {
      const response = await client.fetch(this.url + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, this.#signal]) : this.#signal,
      });
      this.count(response.status);
      return { status: response.status, json: await readJson(response) };
    } catch {
      this.#signal.throwIfAborted();
      this.count('no response');
      return { status: 0, json: {} } satisfies AttackReply;
    }
  }

  /** The token of a new guest. Waits while the server allows no more guests from this address. */
  async guest(address: string): Promise<string> {
    for (;;) {
      const name = `attacker ${++this.#guests}`;
      const { json } = await this.request('POST', '/api/guest', { address, body: { name } });
      if (typeof json.token === 'string') return json.token;
      await this.pause(1000);
    }
  }

  /** The id of a new table; null if it was refused. */
  async table(address: string, token: string, body: object): Promise<string | null> {
    const { json } = await this.request('POST', '/api/matches', { address, token, body });
    return typeof json.id === 'string' ? json.id : null;
  }

  /** Null if the server rejects it. */
  async socket(address: string): Promise<WebSocket | null> {
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/ws`, { localAddress: address });
    socket.on('close', (code) => this.count(`close ${code}`));
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('close', () => resolve(false));
      socket.on('error', () => resolve(false));
    });
    return isOpen ? socket : null;
  }

  /** A socket after its `hello`, or null. */
  async client(address: string, token?: string): Promise<WebSocket | null> {
    const socket = await this.socket(address);
    socket?.send(JSON.stringify({ type: 'hello', protocol: PLAIN_PROTOCOL_VERSION, ...(token && { token }) }));
    return socket;
  }

  /** A TCP connection without HTTP; null if it fails. */
  async connect(address: string): Promise<Socket | null> {
    const { hostname, port } = new URL(this.url);
    const socket = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.on('error', () => socket.destroy());
    try {
      await once(socket, 'connect');
    } catch {
      this.count('no connection');
      return null;
    }
    socket.on('close', () => this.count('closed'));
    return socket;
  }

  /** A TCP connection after the upgrade to a WebSocket. Incoming data is not read. */
  async upgraded(address: string): Promise<Socket | null> {
    const socket = await this.connect(address);
    if (!socket) return null;
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${new URL(this.url).host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [start] = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => ['']);
    socket.pause();
    const isUpgraded = String(start).startsWith('HTTP/1.1 101');
    this.count(isUpgraded ? 'upgraded' : 'not upgraded');
    if (isUpgraded) return socket;
    socket.destroy();
    return null;
  }

  /** Runs this many loops in parallel from every address, until the end. */
  async repeat(parallel: number, step: (address: string, loop: number) => Promise<unknown>): Promise<void> {
    const loops = this.addresses.flatMap((address) =>
      Array.from({ length: parallel }, (_, loop) => this.#loop(() => step(address, loop))),
    );
    await Promise.all(loops);
  }

  async #loop(step: () => Promise<unknown>): Promise<void> {
    for (;;) {
      await step();
      await this.pause(STEP_DELAY_MS);
    }
  }

  /** Like every request, throws once the time is over, so attacks need not check the time. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, null, { signal: this.#signal });
  }

  async untilEnd(): Promise<void> {
    if (!this.#signal.aborted) await once(this.#signal, 'abort');
  }
}

async function readJson(response: { json(): Promise<unknown> }): Promise<AttackReply['json']> {
  const json = await response.json().catch(() => null);
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
