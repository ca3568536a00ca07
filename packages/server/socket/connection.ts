import {
  CLOSE_CODES,
  type GoodbyeReason,
  type Message,
  PROTOCOL,
  refusal,
  type Said,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { User } from '../identity/user.ts';
import type { Hub } from './hub.ts';
import { readSaid } from './reading.ts';
import type { Listener, Topic } from './watcher.ts';
import { MOST_BUFFERED, type Wire } from './wire.ts';
import { heed } from './wishing.ts';

const MOST_TOPICS = 50;
/** So many messages that make no sense, and the line is cut. */
const MOST_FAULTS = 20;
/** Thirty messages a second on the long run, sixty at once. */
const PAUSE = 1000 / 30;
const BURST = 60 * PAUSE;

/** A sign of life that was asked for a moment ago, with the welcome, may still be on its way. */
const PATIENCE = 15_000;

type Hello = Said & { readonly type: 'hello' };

/** One client's line to the house. There are thousands that say nothing: each is no more than these few fields. */
export class Connection implements Listener {
  readonly #hub: Hub;
  readonly #wire: Wire;
  /** Where it comes from, for limits. */
  readonly address: string;
  user: User | null = null;
  form: 'short' | 'plain' = 'short';
  /** The time to the client and back, in milliseconds, as last measured. */
  lag = 0;
  #token: string | null;
  #topics: Map<number, Topic> | null = null;
  #greeting: Promise<void> | null = null;
  #isGreeted = false;
  #isOver = false;
  #faults = 0;
  /** When as many messages as ever may come at once. */
  #restedAt = 0;
  /** When a sign of life was asked for that has not come yet. */
  #pingedAt: number | null = null;

  constructor(hub: Hub, wire: Wire, address: string, token: string | null) {
    this.#hub = hub;
    this.#wire = wire;
    this.address = address;
    this.#token = token;
  }

  get userId(): UserId | null {
    return this.user?.id ?? null;
  }

  tell(text: string): void {
    if (this.#isOver) return;
    if (this.#wire.bufferedAmount > MOST_BUFFERED) this.bye('slow');
    else this.#wire.send(text);
  }

  say(message: Message): void {
    this.tell(JSON.stringify(message));
  }

  refuse(why: ServerRefusal, about: { readonly on?: number; readonly key?: string } = {}): void {
    this.say({ type: 'refused', ...about, refusal: why });
  }

  /** A last word, and the end. One who does not read does not get the word either. */
  bye(reason: GoodbyeReason): void {
    if (this.#isOver) return;
    if (reason !== 'slow') this.say({ type: 'goodbye', reason });
    this.ended();
    this.#wire.close(CLOSE_CODES[reason], reason);
  }

  /** The other side is gone. */
  ended(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const topic of this.#topics?.values() ?? []) this.#hub.unwatch(topic);
    this.#topics = null;
    this.#hub.forget(this);
  }

  heard(text: string): void {
    if (this.#isOver) return;
    if (this.#isTooLoud()) {
      this.bye('too-many-requests');
      return;
    }
    const read = readSaid(text);
    if (!read.ok && read.isOtherProtocol) this.bye('other-protocol');
    else if (!read.ok) this.#fault(read.refusal);
    else if (read.said.type === 'hello') this.#greet(read.said);
    else if (this.#greeting) this.#inTurn(read.said, this.#greeting);
    else this.#fault(refusal('bad-request', 'say hello first'));
  }

  #isTooLoud(): boolean {
    const now = this.#hub.now();
    this.#restedAt = Math.max(this.#restedAt, now) + PAUSE;
    return this.#restedAt - now > BURST;
  }

  #fault(why: ServerRefusal): void {
    this.refuse(why);
    if (++this.#faults >= MOST_FAULTS) this.bye('too-many-requests');
  }

  #greet(hello: Hello): void {
    if (this.#greeting) this.#fault(refusal('bad-request', 'hello was said already'));
    else {
      this.#greeting = this.#welcome(hello)
        .catch((error) => this.#breakOff(error))
        .then(() => {
          this.#isGreeted = true;
        });
    }
  }

  /** It cannot be found out who this is: they come again, and the server goes on. */
  #breakOff(error: unknown): void {
    this.#hub.house.log.error('a greeting failed', { error: String(error) });
    this.refuse(refusal('broken', 'something went wrong here'));
    this.ended();
    this.#wire.terminate();
  }

  async #welcome({ token, plain }: Hello): Promise<void> {
    if (plain) this.form = 'plain';
    this.#token = token ?? this.#token;
    await this.recognise();
    if (this.#isOver) return;
    const user = this.user && { id: this.user.id, name: this.user.name };
    this.say({ type: 'welcome', protocol: PROTOCOL, user, now: this.#hub.now() });
    this.ping();
  }

  /** Looks up who this is, at first and whenever something about them has changed. */
  async recognise(): Promise<void> {
    const before = this.userId;
    const found = this.#token === null ? null : await this.#hub.userOf(this.#token);
    const user = found?.isBanned ? null : found;
    if (this.#isOver) return;
    if (before !== null && before !== user?.id) {
      this.bye('signed-out');
      return;
    }
    this.user = user;
    if (before === null && !this.#hub.admits(this)) this.bye('too-many-connections');
  }

  #inTurn(said: Exclude<Said, Hello>, greeting: Promise<void>): void {
    if (this.#isGreeted) heed(this.#hub, this, said);
    else void greeting.then(() => (this.#isOver ? undefined : heed(this.#hub, this, said)));
  }

  topic(on: number): Topic | null {
    return this.#topics?.get(on) ?? null;
  }

  /** From now on this is what goes under the number. */
  watch(topic: Topic): void {
    if (this.#isOver) return;
    this.leave(topic.on);
    this.#topics ??= new Map();
    if (this.#topics.size >= MOST_TOPICS) {
      this.refuse(refusal('too-many-requests', `${MOST_TOPICS} things at once are enough`), { on: topic.on });
      return;
    }
    this.#topics.set(topic.on, topic);
    this.#hub.watch(topic);
  }

  leave(on: number): void {
    const topic = this.topic(on);
    if (!topic) return;
    this.#topics?.delete(on);
    this.#hub.unwatch(topic);
  }

  /** Asks for a sign of life, or gives up where the last one has not come for long. */
  ping(): void {
    if (this.#isOver) return;
    const now = this.#hub.now();
    if (this.#pingedAt === null) {
      this.#pingedAt = now;
      this.#wire.ping();
    } else if (now - this.#pingedAt >= PATIENCE) {
      this.ended();
      this.#wire.terminate();
    }
  }

  ponged(): void {
    if (this.#pingedAt !== null) this.lag = this.#hub.now() - this.#pingedAt;
    this.#pingedAt = null;
  }
}
