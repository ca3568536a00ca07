import {
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection as NatsClient,
  type Subscription,
} from '@nats-io/transport-node';
import type { Log } from '../log.ts';

const CONNECTION_DEFAULTS = {
  name: 'safehouse',
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 200,
  reconnectJitter: 100,
  pingInterval: 2000,
  maxPingOut: 2,
  timeout: 5000,
} as const;

/** Null: no reply. */
export type NatsRequestHandler = (text: string) => Promise<string | null> | string | null;

/** The connection to the other processes. It reconnects automatically; messages sent meanwhile may be lost. */
export class NatsConnection {
  readonly #nats: NatsClient;
  readonly #log: Log;
  readonly #reconnectListeners = new Set<() => void>();
  #isConnected = true;

  private constructor(nats: NatsClient, log: Log) {
    this.#nats = nats;
    this.#log = log;
    void this.#watchStatus();
  }

  static async open(url: string, log: Log): Promise<NatsConnection> {
    return new NatsConnection(await connect({ ...connectionOptions(url), ...CONNECTION_DEFAULTS }), log);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  publish(subject: string, text: string): void {
    try {
      this.#nats.publish(subject, text);
    } catch (error) {
      // Closed or overloaded. The receivers check for changes themselves after a while.
      this.#log.debug('a message was not sent', { why: String(error) });
    }
  }

  subscribe(subject: string, onText: (text: string) => void): () => void {
    // An exception in the callback would close the whole connection.
    const callback = (error: Error | null, message: Msg) => {
      if (error) return;
      try {
        onText(message.string());
      } catch (why) {
        this.#log.warn('an invalid message from another process', { why: String(why) });
      }
    };
    return this.#unsubscriberOf(this.#nats.subscribe(subject, { callback }));
  }

  /** With a `queue`, each request goes to only one of the servers in it. */
  serve(subject: string, handler: NatsRequestHandler, queue?: string): () => void {
    const callback = (error: Error | null, message: Msg) => {
      if (!error) void this.#respond(message, handler);
    };
    return this.#unsubscriberOf(this.#nats.subscribe(subject, { callback, ...(queue !== undefined && { queue }) }));
  }

  /** Null: nobody serves the subject, or there was no reply in time. */
  async request(subject: string, text: string, milliseconds: number): Promise<string | null> {
    try {
      return (await this.#nats.request(subject, text, { timeout: milliseconds })).string();
    } catch {
      return null;
    }
  }

  /** Called after a reconnect, when messages may have been missed. */
  onReconnect(listener: () => void): void {
    this.#reconnectListeners.add(listener);
  }

  async close(): Promise<void> {
    await this.#nats.drain().catch(() => this.#nats.close());
  }

  async #respond(message: Msg, handler: NatsRequestHandler): Promise<void> {
    try {
      const reply = await handler(message.string());
      if (reply !== null) message.respond(reply);
    } catch (error) {
      this.#log.warn('a request from another process failed', { why: String(error) });
    }
  }

  #unsubscriberOf(subscription: Subscription): () => void {
    return () => subscription.unsubscribe();
  }

  async #watchStatus(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') {
        this.#isConnected = false;
        this.#log.warn('NATS disconnected');
      }
      if (type !== 'reconnect') continue;
      this.#isConnected = true;
      this.#log.info('NATS reconnected');
      for (const listener of this.#reconnectListeners) listener();
    }
  }
}

/** The client uses only host and port of a URL: credentials and TLS are separate options. */
export function connectionOptions(urls: string): ConnectionOptions {
  const servers = urls.split(',').map((url) => new URL(url));
  const [{ username, password }] = servers;
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    servers: servers.map(({ host }) => host),
    ...(username !== '' && (password === '' ? { token: credentials.user } : credentials)),
    ...(servers.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
