import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  ServerMessageReader,
} from '@safehouse/protocol';
import { reloadWhenIdle } from './reload.ts';

/** What is asked for again after every new connection, and who hears the answers. */
export interface SocketSubscription {
  /** The words that (re)open it under this number. */
  subscribeMessage(on: number): ClientMessage;
  onMessage(message: ServerMessage, page: ReturnType<ServerMessageReader['view']>): void;
  /** The connection is there, or is gone. */
  onConnectionChange?(isLive: boolean): void;
}

const MIN_RECONNECT_DELAY_MS = 500;
const MAX_RECONNECT_DELAY_MS = 15_000;
/** Nothing heard for so long after a ping: the line is dead even if nobody has said so. */
const PONG_TIMEOUT_MS = 8_000;
const PING_INTERVAL_MS = 20_000;
const WELCOME_TIMEOUT_MS = 6_000;

/** One connection for everything on the screen. It comes back by itself, and asks again for all that was asked. */
class Socket {
  readonly #subscriptions = new Map<number, SocketSubscription>();
  readonly #state = signal<'idle' | 'connecting' | 'live' | 'lost'>('idle');
  #webSocket: WebSocket | null = null;
  #reader = new ServerMessageReader();
  #reconnectDelay = MIN_RECONNECT_DELAY_MS;
  /** The next pause on the way to another server. */
  #otherServerDelay = MIN_RECONNECT_DELAY_MS;
  #lastSubscriptionId = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = 0;
  #clockOffset = 0;

  constructor() {
    // When the device says that the network is back there is no reason to wait for the next try.
    addEventListener('online', () => this.#reconnectNow());
    document.addEventListener('visibilitychange', () => this.#reconnectNow());
    setInterval(() => this.#checkAlive(), PING_INTERVAL_MS);
  }

  get state(): ReadonlySignal<'idle' | 'connecting' | 'live' | 'lost'> {
    return this.#state;
  }

  /** The time by the server's clock. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Returns how to end it. */
  subscribe(subscription: SocketSubscription): { readonly on: number; end(): void } {
    const on = ++this.#lastSubscriptionId % 10_000;
    this.#subscriptions.set(on, subscription);
    if (this.#state.value === 'live') this.send(subscription.subscribeMessage(on));
    else this.#connect();
    return { on, end: () => this.#unsubscribe(on) };
  }

  /** False where there is no connection to say it by. */
  send(words: ClientMessage): boolean {
    if (this.#webSocket?.readyState !== WebSocket.OPEN) return false;
    this.#webSocket.send(JSON.stringify(words));
    return true;
  }

  /** Opens the connection again as somebody else. */
  reconnect(): void {
    if (!this.#webSocket) return;
    this.#reconnectDelay = 0;
    this.#webSocket.close();
  }

  /** This server cannot do something that another one can: the next connection may reach that one. */
  tryAnotherServer(): void {
    this.#reconnectDelay = this.#otherServerDelay;
    this.#otherServerDelay = Math.min(MAX_RECONNECT_DELAY_MS, 2 * this.#otherServerDelay);
    this.#webSocket?.close();
  }

  #unsubscribe(on: number): void {
    this.#subscriptions.delete(on);
    this.#reader.unwatch(on);
    this.send({ type: 'leave', on });
  }

  #connect(): void {
    if (this.#webSocket) return;
    clearTimeout(this.#reconnectTimer);
    if (this.#state.value === 'idle') this.#state.value = 'connecting';
    const wire = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.#webSocket = wire;
    wire.onopen = () =>
      wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION } satisfies ClientMessage));
    wire.onmessage = ({ data }) => {
      if (this.#webSocket === wire) this.#onMessage(String(data));
    };
    wire.onclose = () => this.#onClose(wire);
    // A server that takes the call and then says nothing has troubles of its own: another one may not.
    setTimeout(() => {
      if (this.#webSocket === wire && this.#state.value !== 'live') {
        wire.close();
        this.#onClose(wire);
      }
    }, WELCOME_TIMEOUT_MS);
  }

  #onMessage(text: string): void {
    this.#lastMessageAt = Date.now();
    const message = this.#reader.read(text);
    if (message?.type === 'welcome') this.#onWelcome(message.now);
    else if (message?.type === 'goodbye' && message.reason === 'other-protocol') reloadWhenIdle();
    else if (message && 'on' in message && message.on !== undefined) {
      if (message.type === 'snapshot') this.#otherServerDelay = MIN_RECONNECT_DELAY_MS;
      this.#subscriptions.get(message.on)?.onMessage(message, this.#reader.view(message.on));
    }
  }

  #onWelcome(now: number): void {
    this.#clockOffset = now - Date.now();
    this.#reconnectDelay = MIN_RECONNECT_DELAY_MS;
    this.#state.value = 'live';
    for (const [on, subscription] of this.#subscriptions) {
      this.send(subscription.subscribeMessage(on));
      subscription.onConnectionChange?.(true);
    }
  }

  #onClose(wire: WebSocket): void {
    if (this.#webSocket !== wire) return;
    this.#webSocket = null;
    this.#reader = new ServerMessageReader();
    this.#state.value = 'lost';
    for (const subscription of this.#subscriptions.values()) subscription.onConnectionChange?.(false);
    if (this.#subscriptions.size === 0) {
      this.#state.value = 'idle';
      return;
    }
    this.#reconnectTimer = setTimeout(
      () => this.#connect(),
      this.#reconnectDelay * (0.7 + Math.random() * 0.6),
    );
    this.#reconnectDelay = Math.min(
      MAX_RECONNECT_DELAY_MS,
      Math.max(MIN_RECONNECT_DELAY_MS, this.#reconnectDelay * 2),
    );
  }

  #reconnectNow(): void {
    if (document.visibilityState === 'hidden' || this.#subscriptions.size === 0) return;
    if (this.#webSocket) this.#checkAlive();
    else this.#connect();
  }

  #checkAlive(): void {
    const wire = this.#webSocket;
    if (!this.send({ type: 'ping', at: Date.now() })) return;
    const asked = Date.now();
    setTimeout(() => {
      if (this.#webSocket === wire && wire && this.#lastMessageAt < asked) {
        wire.close();
        this.#onClose(wire);
      }
    }, PONG_TIMEOUT_MS);
  }
}

export const socket = new Socket();
