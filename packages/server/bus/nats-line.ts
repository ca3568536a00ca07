import {
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import type { Log } from '../log.ts';

const CONNECTION = {
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
export type Answerer = (text: string) => Promise<string | null> | string | null;

/** The way to the other processes. It comes back by itself; what is said while it is away may be lost. */
export class NatsLine {
  readonly #nats: NatsConnection;
  readonly #log: Log;
  readonly #returned = new Set<() => void>();

  private constructor(nats: NatsConnection, log: Log) {
    this.#nats = nats;
    this.#log = log;
    void this.#watch();
  }

  static async open(url: string, log: Log): Promise<NatsLine> {
    return new NatsLine(await connect({ ...placesIn(url), ...CONNECTION }), log);
  }

  say(subject: string, text: string): void {
    try {
      this.#nats.publish(subject, text);
    } catch (error) {
      // Closed or too much at once: those who would have heard look by themselves after a while.
      this.#log.debug('a note was not sent', { why: String(error) });
    }
  }

  hear(subject: string, heard: (text: string) => void): () => void {
    // Whatever is thrown in here would cut the line, and with it everybody off from everybody.
    const callback = (error: Error | null, message: Msg) => {
      if (error) return;
      try {
        heard(message.string());
      } catch (why) {
        this.#log.warn('a note of another process makes no sense', { why: String(why) });
      }
    };
    return this.#listen(this.#nats.subscribe(subject, { callback }));
  }

  /** Answers questions; of those in one `queue`, one is asked. */
  serve(subject: string, answerer: Answerer, queue?: string): () => void {
    const callback = (error: Error | null, message: Msg) => {
      if (!error) void this.#answer(message, answerer);
    };
    return this.#listen(this.#nats.subscribe(subject, { callback, ...(queue !== undefined && { queue }) }));
  }

  /** Null: nobody is there, or nobody answers in time. */
  async ask(subject: string, text: string, milliseconds: number): Promise<string | null> {
    try {
      return (await this.#nats.request(subject, text, { timeout: milliseconds })).string();
    } catch {
      return null;
    }
  }

  /** Called whenever the line is back: something may have been missed. */
  onReturn(returned: () => void): void {
    this.#returned.add(returned);
  }

  async close(): Promise<void> {
    await this.#nats.drain().catch(() => this.#nats.close());
  }

  async #answer(message: Msg, answerer: Answerer): Promise<void> {
    try {
      const answer = await answerer(message.string());
      if (answer !== null) message.respond(answer);
    } catch (error) {
      this.#log.warn('a question of another process was not answered', { why: String(error) });
    }
  }

  #listen(subscription: Subscription): () => void {
    return () => subscription.unsubscribe();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') this.#log.warn('NATS is away');
      if (type !== 'reconnect') continue;
      this.#log.info('NATS is back');
      for (const returned of this.#returned) returned();
    }
  }
}

/** The client takes from an address its host and port alone: who we are, and that nobody may listen, is said beside it. */
function placesIn(urls: string): ConnectionOptions {
  const all = urls.split(',').map((url) => new URL(url));
  const [{ username, password }] = all;
  const who = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    servers: all.map(({ host }) => host),
    ...(username !== '' && (password === '' ? { token: who.user } : who)),
    ...(all.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
