import { randomUUID } from 'node:crypto';
import {
  CLOSE_CODES,
  type ClientMessage,
  type GoodbyeReason,
  type MatchId,
  PROTOCOL_VERSION,
  refusal,
  type ServerMessage,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { User } from '../store/user.ts';
import { dispatch } from './dispatch.ts';
import type { Hub } from './hub.ts';
import type { MatchWords } from './match-words.ts';
import { decodeClientMessage } from './message-decoder.ts';
import { SLOW_READER_BYTES } from './slow-readers.ts';
import { type PackedSubscriber, type Subscriber, type Subscription, targetOf } from './subscription.ts';
import { MAX_BUFFERED_BYTES, type Wire } from './wire.ts';

const MAX_SUBSCRIPTIONS = 50;
/** Per list, match, tournament or club: a page may show it in several places. */
const MAX_SAME_SUBSCRIPTIONS = 4;
const TOO_MANY_SUBSCRIPTIONS = refusal(
  'too-many-requests',
  `${MAX_SUBSCRIPTIONS} subscriptions at once are the limit, and ${MAX_SAME_SUBSCRIPTIONS} to the same`,
);
/** After this many invalid messages the connection is closed. */
const MAX_INVALID_MESSAGES = 20;
/** On average thirty messages and control frames a second, with bursts of sixty. */
const MESSAGE_INTERVAL_MS = 1000 / 30;
const BURST_MS = 60 * MESSAGE_INTERVAL_MS;

/** The pong of the ping sent with the welcome may still be on its way. */
const PONG_TIMEOUT_MS = 15_000;

type HelloMessage = ClientMessage & { readonly type: 'hello' };

/** One client's connection. There are thousands of idle ones, so it has few fields. */
export class Connection implements Subscriber, PackedSubscriber {
  readonly #hub: Hub;
  readonly #wire: Wire;
  /** The client's address, for limits. */
  readonly address: string;
  user: User | null = null;
  /** Is this device hidden from friends? */
  #isDeviceInvisible = false;
  #readsPacked = false;
  #knownWords: Set<MatchWords> | null = null;
  /** Round trip time in milliseconds, as last measured. */
  roundTripMs = 0;
  #token: string | null;
  #subscriptions: Map<number, Subscription> | null = null;
  #handshake: Promise<void> | null = null;
  #isHandshakeDone = false;
  #isClosed = false;
  #invalidMessageCount = 0;
  /** When the full burst is available again. */
  #quotaResetAt = 0;
  /** The ping that was not answered yet. */
  #unansweredPing: { readonly at: number; readonly payload: string } | null = null;

  constructor(hub: Hub, wire: Wire, address: string, token: string | null) {
    this.#hub = hub;
    this.#wire = wire;
    this.address = address;
    this.#token = token;
  }

  /** Friends do not see this connection, because its device or its account is invisible. */
  get isInvisible(): boolean {
    return this.#isDeviceInvisible || this.user?.isInvisible === true;
  }

  get userId(): UserId | null {
    return this.user?.id ?? null;
  }

  sendText(text: string): void {
    if (this.#canWrite()) this.#wire.send(text);
  }

  sendBytes(bytes: Uint8Array): void {
    if (this.#canWrite()) this.#wire.sendBytes(bytes);
  }

  get packed(): PackedSubscriber | null {
    return this.#readsPacked ? this : null;
  }

  tellWords(words: MatchWords): void {
    this.#knownWords ??= new Set();
    if (this.#knownWords.has(words)) return;
    this.#knownWords.add(words);
    this.sendText(words.text);
  }

  /** Called before anything is sent: closes the connection of a client that does not read. */
  #canWrite(): boolean {
    if (this.#isClosed) return false;
    const { unreadBytes } = this;
    this.#hub.connections.slowReaders.note(this, unreadBytes);
    if (unreadBytes <= MAX_BUFFERED_BYTES) return true;
    this.cutOff();
    return false;
  }

  get unreadBytes(): number {
    return this.#wire.bufferedAmount;
  }

  /** Closes without a goodbye message: it would wait behind everything unread, and that buffer is freed now. */
  cutOff(): void {
    if (this.#isClosed) return;
    this.onClose();
    this.#wire.terminate();
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  refuse(reason: ServerRefusal, about: { readonly on?: number; readonly key?: string } = {}): void {
    this.send({ type: 'refused', ...about, refusal: reason });
  }

  /** Sends the reason and closes. A client that does not read is disconnected without it. */
  closeWith(reason: GoodbyeReason): void {
    if (this.unreadBytes > SLOW_READER_BYTES) this.cutOff();
    if (this.#isClosed) return;
    this.send({ type: 'goodbye', reason });
    this.onClose();
    this.#wire.close(CLOSE_CODES[reason], reason);
  }

  /** The client has disconnected. */
  onClose(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const subscription of this.#subscriptions?.values() ?? []) this.#hub.unsubscribe(subscription);
    this.#subscriptions = null;
    this.#hub.connections.remove(this);
    this.#hub.connections.slowReaders.remove(this);
  }

  onMessage(text: string): void {
    if (!this.#takeQuota()) return;
    const decoded = decodeClientMessage(text);
    if (!decoded.ok && decoded.isOtherProtocol) this.closeWith('other-protocol');
    else if (!decoded.ok) this.#refuseInvalid(decoded.refusal);
    else if (decoded.said.type === 'hello') this.#startHandshake(decoded.said);
    else if (this.#handshake) this.#dispatchAfterHandshake(decoded.said, this.#handshake);
    else this.#refuseInvalid(refusal('bad-request', 'the first message must be hello'));
  }

  /** Counts a frame from the client. Over the limit, the connection is closed. */
  #takeQuota(): boolean {
    if (this.#isClosed) return false;
    const now = this.#hub.now();
    this.#quotaResetAt = Math.max(this.#quotaResetAt, now) + MESSAGE_INTERVAL_MS;
    const isInTime = this.#quotaResetAt - now <= BURST_MS;
    if (isInTime && this.#hub.services.limits.allows('messages', this.address)) return true;
    this.closeWith('too-many-requests');
    return false;
  }

  #refuseInvalid(reason: ServerRefusal): void {
    this.refuse(reason);
    if (++this.#invalidMessageCount >= MAX_INVALID_MESSAGES) this.closeWith('too-many-requests');
  }

  #startHandshake(hello: HelloMessage): void {
    if (this.#handshake) this.#refuseInvalid(refusal('bad-request', 'hello was already sent'));
    else {
      this.#handshake = this.#completeHandshake(hello)
        .catch((error) => this.#abortHandshake(error))
        .then(() => {
          this.#isHandshakeDone = true;
        });
    }
  }

  /** The user could not be looked up. The client will reconnect. */
  #abortHandshake(error: unknown): void {
    this.#hub.services.log.error('a handshake failed', { error: String(error) });
    this.refuse(refusal('broken', 'something went wrong here'));
    this.onClose();
    this.#wire.terminate();
  }

  async #completeHandshake({ protocol, token, invisible }: HelloMessage): Promise<void> {
    this.#isDeviceInvisible = invisible ?? false;
    this.#readsPacked = protocol === PROTOCOL_VERSION;
    this.#token = token ?? this.#token;
    await this.authenticate();
    if (this.#isClosed) return;
    const user = this.user && { id: this.user.id, name: this.user.name };
    this.send({ type: 'welcome', protocol, user, now: this.#hub.now() });
    this.ping();
  }

  /** Looks up the user, at the start and whenever the account has changed. */
  async authenticate(): Promise<void> {
    const before = this.userId;
    const found = this.#token === null ? null : await this.#hub.userOf(this.#token);
    const user = found?.isBanned ? null : found;
    if (this.#isClosed) return;
    if (before !== null && before !== user?.id) {
      this.closeWith('signed-out');
      return;
    }
    this.user = user;
    if (before === null && !this.#hub.connections.tryRegisterUser(this)) this.closeWith('too-many-connections');
    else if (user) this.#hub.connections.updateVisibility(user.id);
  }

  #dispatchAfterHandshake(message: Exclude<ClientMessage, HelloMessage>, greeting: Promise<void>): void {
    if (this.#isHandshakeDone) dispatch(this.#hub, this, message);
    else void greeting.then(() => (this.#isClosed ? undefined : dispatch(this.#hub, this, message)));
  }

  get watchedMatches(): readonly MatchId[] {
    return [...(this.#subscriptions?.values() ?? [])].flatMap((each) => (each.type === 'match' ? [each.match] : []));
  }

  subscription(on: number): Subscription | null {
    return this.#subscriptions?.get(on) ?? null;
  }

  /** Replaces an earlier subscription with this number. */
  subscribe(subscription: Subscription): void {
    if (this.#isClosed) return;
    this.unsubscribe(subscription.on);
    this.#subscriptions ??= new Map();
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS || this.#countSame(subscription) >= MAX_SAME_SUBSCRIPTIONS) {
      this.refuse(TOO_MANY_SUBSCRIPTIONS, { on: subscription.on });
      return;
    }
    this.#subscriptions.set(subscription.on, subscription);
    this.#hub.subscribe(subscription);
  }

  #countSame(subscription: Subscription): number {
    const target = targetOf(subscription);
    return [...(this.#subscriptions?.values() ?? [])].filter((each) => targetOf(each) === target).length;
  }

  unsubscribe(on: number): void {
    const subscription = this.subscription(on);
    if (!subscription) return;
    this.#subscriptions?.delete(on);
    this.#hub.unsubscribe(subscription);
  }

  /** Sends a ping, or disconnects if the last pong is overdue. */
  ping(): void {
    if (!this.#canWrite()) return;
    const now = this.#hub.now();
    if (this.#unansweredPing === null) {
      this.#unansweredPing = { at: now, payload: randomUUID() };
      this.#wire.ping(this.#unansweredPing.payload);
    } else if (now - this.#unansweredPing.at >= PONG_TIMEOUT_MS) {
      this.onClose();
      this.#wire.terminate();
    }
  }

  onPing(payload: Uint8Array): void {
    if (this.#takeQuota() && this.#canWrite()) this.#wire.pong(payload);
  }

  /** Only the answer to our ping counts as a sign of life. Any other pong counts like a message. */
  onPong(payload: string): void {
    if (this.#unansweredPing?.payload !== payload) this.#takeQuota();
    else {
      this.roundTripMs = this.#hub.now() - this.#unansweredPing.at;
      this.#unansweredPing = null;
    }
  }
}
