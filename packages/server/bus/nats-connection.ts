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

/** Answers a question; null: leaves it to others, or to silence. */
export type NatsRequestHandler = (text: string) => Promise<string | null> | string | null;

/** The way to the other processes. It comes back by itself; what is said while it is away may be lost. */
export class NatsConnection {
  readonly #nats: NatsClient;
  readonly #log: Log;
  readonly #reconnectListeners = new Set<() => void>();

  private constructor(nats: NatsClient, log: Log) {
    this.#nats = nats;
    this.#log = log;
    void this.#watchStatus();
  }

  static async open(url: string, log: Log): Promise<NatsConnection> {
    return new NatsConnection(await connect({ ...connectionOptions(url), ...CONNECTION_DEFAULTS }), log);
  }

  publish(subject: string, text: string): void {
    try {
      this.#nats.publish(subject, text);
    } catch (error) {
      // Closed or too much at once: those who would have heard look by themselves after a while.
      this.#log.debug('a note was not sent', { why: String(error) });
    }
  }

  subscribe(subject: string, heard: (text: string) => void): () => void {
    // Whatever is thrown in here would cut the line, and with it everybody off from everybody.
    const callback = (error: Error | null, message: Msg) => {
      if (error) return;
      try {
        heard(message.string());
      } catch (why) {
        this.#log.warn('a note of another process makes no sense', { why: String(why) });
      }
    };
    return this.#unsubscriberOf(this.#nats.subscribe(subject, { callback }));
  }

  /** Answers questions; of those in one `queue`, one is asked. */
  serve(subject: string, answerer: NatsRequestHandler, queue?: string): () => void {
    const callback = (error: Error | null, message: Msg) => {
      if (!error) void this.#respond(message, answerer);
    };
    return this.#unsubscriberOf(
      this.#nats.subscribe(subject, { callback, ...(queue !== undefined && { queue }) }),
    );
  }

  /** Null: nobody is there, or nobody answers in time. */
  async request(subject: string, text: string, milliseconds: number): Promise<string | null> {
    try {
      return (await this.#nats.request(subject, text, { timeout: milliseconds })).string();
    } catch {
      return null;
    }
  }

  /** Called whenever the line is back: something may have been missed. */
  onReconnect(returned: () => void): void {
    this.#reconnectListeners.add(returned);
  }

  async close(): Promise<void> {
    await this.#nats.drain().catch(() => this.#nats.close());
  }

  async #respond(message: Msg, answerer: NatsRequestHandler): Promise<void> {
    try {
      const answer = await answerer(message.string());
      if (answer !== null) message.respond(answer);
    } catch (error) {
      this.#log.warn('a question of another process was not answered', { why: String(error) });
    }
  }

  #unsubscriberOf(subscription: Subscription): () => void {
    return () => subscription.unsubscribe();
  }

  async #watchStatus(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') this.#log.warn('NATS is away');
      if (type !== 'reconnect') continue;
      this.#log.info('NATS is back');
      for (const returned of this.#reconnectListeners) returned();
    }
  }
}

/** The client takes from an address its host and port alone: who we are, and that nobody may listen, is said beside it. */
function connectionOptions(urls: string): ConnectionOptions {
  const all = urls.split(',').map((url) => new URL(url));
  const [{ username, password }] = all;
  const who = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    servers: all.map(({ host }) => host),
    ...(username !== '' && (password === '' ? { token: who.user } : who)),
    ...(all.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
