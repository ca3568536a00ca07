import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type ClientMessage,
  type MatchView,
  PROTOCOL_VERSION,
  type ServerMessage,
  ServerMessageReader,
} from '@safehouse/protocol';
import { settings } from '../state/settings.ts';
import { reloadWhenIdle } from './reload.ts';

/** Sent again after every reconnect. */
export interface SocketSubscription {
  /** The message that starts the subscription under this number; null if another message does. */
  subscribeMessage(on: number): ClientMessage | null;
  onMessage(message: ServerMessage, matchView: MatchView | null): void;
  onConnectionChange?(state: 'live' | 'lost'): void;
}

const MIN_RECONNECT_DELAY_MS = 500;
const MAX_RECONNECT_DELAY_MS = 15_000;
/** If no message arrives in this time after a ping, the connection counts as lost. */
const PONG_TIMEOUT_MS = 8_000;
const PING_INTERVAL_MS = 20_000;
const WELCOME_TIMEOUT_MS = 6_000;

export type Connection = Pick<
  WebSocket,
  'readyState' | 'binaryType' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'
>;

/** The browser APIs that a connection needs. */
export interface SocketDeps {
  connect(): Connection;
  /** Calls back when the page becomes visible or the network is back. */
  onWake(listener: () => void): void;
  /** Has the user chosen to be invisible? */
  isInvisible(): boolean;
  /** Called if the server is newer than this page. */
  onOutdated(): void;
}

/** One connection for all subscriptions of the page. It reconnects automatically and renews the subscriptions. */
export class SocketClient {
  readonly #deps: SocketDeps;
  readonly #subscriptions = new Map<number, SocketSubscription>();
  readonly #state = signal<'idle' | 'connecting' | 'live' | 'lost'>('idle');
  #connection: Connection | null = null;
  #reader = new ServerMessageReader();
  #reconnectDelay = MIN_RECONNECT_DELAY_MS;
  /** The next delay for `tryAnotherServer`, doubled at every call. */
  #otherServerDelay = MIN_RECONNECT_DELAY_MS;
  #lastSubscriptionId = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = 0;
  #clockOffset = 0;

  constructor(deps: SocketDeps) {
    this.#deps = deps;
  }

  get state(): ReadonlySignal<'idle' | 'connecting' | 'live' | 'lost'> {
    return this.#state;
  }

  /** The current time by the server's clock. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  subscribe(subscription: SocketSubscription): { readonly on: number; end(): void } {
    if (this.#lastSubscriptionId === 0) this.#start();
    const on = ++this.#lastSubscriptionId % 10_000;
    this.#subscriptions.set(on, subscription);
    if (this.#state.value === 'live') this.#renew(on, subscription);
    else this.#connect();
    return { on, end: () => this.#unsubscribe(on) };
  }

  /** From now on the messages of a subscription go to another receiver. */
  takeOver(on: number, subscription: SocketSubscription): { readonly on: number; end(): void } {
    this.#subscriptions.set(on, subscription);
    return { on, end: () => this.#unsubscribe(on) };
  }

  #renew(on: number, subscription: SocketSubscription): void {
    const message = subscription.subscribeMessage(on);
    if (message) this.send(message);
  }

  /** False if there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#connection?.readyState !== WebSocket.OPEN) return false;
    this.#connection.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects after the session has changed. */
  reconnect(): void {
    if (!this.#connection) return;
    this.#reconnectDelay = 0;
    this.#connection.close();
  }

  /** Reconnects because this server lacks something that another one may have. */
  tryAnotherServer(): void {
    this.#reconnectDelay = this.#otherServerDelay;
    this.#otherServerDelay = Math.min(MAX_RECONNECT_DELAY_MS, 2 * this.#otherServerDelay);
    this.#connection?.close();
  }

  #start(): void {
    this.#deps.onWake(() => this.#reconnectNow());
    setInterval(() => this.#checkAlive(), PING_INTERVAL_MS);
  }

  #unsubscribe(on: number): void {
    this.#subscriptions.delete(on);
    this.#reader.unwatch(on);
    this.send({ type: 'leave', on });
  }

  #connect(): void {
    if (this.#connection) return;
    clearTimeout(this.#reconnectTimer);
    if (this.#state.value === 'idle') this.#state.value = 'connecting';
    const connection = this.#deps.connect();
    this.#connection = connection;
    connection.binaryType = 'arraybuffer';
    connection.onopen = () => {
      const hello: ClientMessage = {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        ...(this.#deps.isInvisible() && { invisible: true }),
      };
      connection.send(JSON.stringify(hello));
    };
    connection.onmessage = ({ data }) => {
      if (this.#connection === connection) this.#onMessage(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
    };
    connection.onclose = () => this.#onClose(connection);
    // A server that accepts the connection but does not answer has a problem; another one may work.
    setTimeout(() => {
      if (this.#connection === connection && this.#state.value !== 'live') {
        connection.close();
        this.#onClose(connection);
      }
    }, WELCOME_TIMEOUT_MS);
  }

  #onMessage(data: string | Uint8Array): void {
    this.#lastMessageAt = Date.now();
    const message = this.#reader.read(data);
    if (message.type === 'welcome') this.#onWelcome(message.now);
    else if (message.type === 'goodbye' && message.reason === 'other-protocol') this.#deps.onOutdated();
    else if ('on' in message && message.on !== undefined) {
      if (message.type === 'snapshot') this.#otherServerDelay = MIN_RECONNECT_DELAY_MS;
      this.#subscriptions.get(message.on)?.onMessage(message, this.#reader.view(message.on));
    }
  }

  #onWelcome(now: number): void {
    this.#clockOffset = now - Date.now();
    this.#reconnectDelay = MIN_RECONNECT_DELAY_MS;
    this.#state.value = 'live';
    for (const [on, subscription] of this.#subscriptions) {
      this.#renew(on, subscription);
      subscription.onConnectionChange?.('live');
    }
  }

  #onClose(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    this.#reader = new ServerMessageReader();
    this.#state.value = 'lost';
    for (const subscription of this.#subscriptions.values()) subscription.onConnectionChange?.('lost');
    if (this.#subscriptions.size === 0) {
      this.#state.value = 'idle';
      return;
    }
    this.#reconnectTimer = setTimeout(() => this.#connect(), this.#reconnectDelay * (0.7 + Math.random() * 0.6));
    this.#reconnectDelay = Math.min(MAX_RECONNECT_DELAY_MS, Math.max(MIN_RECONNECT_DELAY_MS, this.#reconnectDelay * 2));
  }

  #reconnectNow(): void {
    if (this.#subscriptions.size === 0) return;
    if (this.#connection) this.#checkAlive();
    else this.#connect();
  }

  #checkAlive(): void {
    const connection = this.#connection;
    if (!this.send({ type: 'ping', at: Date.now() })) return;
    const pingedAt = Date.now();
    setTimeout(() => {
      if (this.#connection === connection && connection && this.#lastMessageAt < pingedAt) {
        connection.close();
        this.#onClose(connection);
      }
    }, PONG_TIMEOUT_MS);
  }
}

export const socket = new SocketClient({
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  onWake(listener) {
    const wake = () => {
      if (document.visibilityState !== 'hidden') listener();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
  },
  isInvisible: () => settings.invisible.value,
  onOutdated: reloadWhenIdle,
});

let wasInvisible = settings.invisible.value;
settings.invisible.subscribe((isInvisible) => {
  if (isInvisible !== wasInvisible) socket.reconnect();
  wasInvisible = isInvisible;
});
