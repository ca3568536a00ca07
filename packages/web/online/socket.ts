import { type ReadonlySignal, signal } from '@preact/signals';
import { type Message, PROTOCOL, Reader, type Said } from '@safehouse/protocol';
import { reloadSoon } from './reload.ts';

/** What is asked for again after every new connection, and who hears the answers. */
export interface Subscription {
  /** The words that (re)open it under this number. */
  open(on: number): Said;
  hear(message: Message, page: ReturnType<Reader['page']>): void;
  /** The connection is there, or is gone. */
  live?(isLive: boolean): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Nothing heard for so long after a ping: the line is dead even if nobody has said so. */
const PATIENCE = 8_000;
const PING_EVERY = 20_000;
const WELCOME_PATIENCE = 6_000;

/** One connection for everything on the screen. It comes back by itself, and asks again for all that was asked. */
class Socket {
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #state = signal<'idle' | 'connecting' | 'live' | 'lost'>('idle');
  #wire: WebSocket | null = null;
  #reader = new Reader();
  #pause = FIRST_PAUSE;
  /** The next pause on the way to another server. */
  #detour = FIRST_PAUSE;
  #numbers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #ahead = 0;

  constructor() {
    // When the device says that the network is back there is no reason to wait for the next try.
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => this.#hurry());
    setInterval(() => this.#checkPulse(), PING_EVERY);
  }

  get state(): ReadonlySignal<'idle' | 'connecting' | 'live' | 'lost'> {
    return this.#state;
  }

  /** The time by the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Returns how to end it. */
  subscribe(subscription: Subscription): { readonly on: number; end(): void } {
    const on = ++this.#numbers % 10_000;
    this.#subscriptions.set(on, subscription);
    if (this.#state.value === 'live') this.say(subscription.open(on));
    else this.#connect();
    return { on, end: () => this.#end(on) };
  }

  /** False where there is no connection to say it by. */
  say(words: Said): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false;
    this.#wire.send(JSON.stringify(words));
    return true;
  }

  /** Opens the connection again as somebody else. */
  renew(): void {
    if (!this.#wire) return;
    this.#pause = 0;
    this.#wire.close();
  }

  /** This server cannot do something that another one can: the next connection may reach that one. */
  elsewhere(): void {
    this.#pause = this.#detour;
    this.#detour = Math.min(LONGEST_PAUSE, 2 * this.#detour);
    this.#wire?.close();
  }

  #end(on: number): void {
    this.#subscriptions.delete(on);
    this.#reader.leave(on);
    this.say({ type: 'leave', on });
  }

  #connect(): void {
    if (this.#wire) return;
    clearTimeout(this.#timer);
    if (this.#state.value === 'idle') this.#state.value = 'connecting';
    const wire = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies Said));
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire) this.#hear(String(data));
    };
    wire.onclose = () => this.#lose(wire);
    // A server that takes the call and then says nothing has troubles of its own: another one may not.
    setTimeout(() => {
      if (this.#wire === wire && this.#state.value !== 'live') {
        wire.close();
        this.#lose(wire);
      }
    }, WELCOME_PATIENCE);
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    const message = this.#reader.read(text);
    if (message?.type === 'welcome') this.#begin(message.now);
    else if (message?.type === 'goodbye' && message.reason === 'other-protocol') reloadSoon();
    else if (message && 'on' in message && message.on !== undefined) {
      if (message.type === 'page') this.#detour = FIRST_PAUSE;
      this.#subscriptions.get(message.on)?.hear(message, this.#reader.page(message.on));
    }
  }

  #begin(now: number): void {
    this.#ahead = now - Date.now();
    this.#pause = FIRST_PAUSE;
    this.#state.value = 'live';
    for (const [on, subscription] of this.#subscriptions) {
      this.say(subscription.open(on));
      subscription.live?.(true);
    }
  }

  #lose(wire: WebSocket): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#reader = new Reader();
    this.#state.value = 'lost';
    for (const subscription of this.#subscriptions.values()) subscription.live?.(false);
    if (this.#subscriptions.size === 0) {
      this.#state.value = 'idle';
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, this.#pause * 2));
  }

  #hurry(): void {
    if (document.visibilityState === 'hidden' || this.#subscriptions.size === 0) return;
    if (this.#wire) this.#checkPulse();
    else this.#connect();
  }

  #checkPulse(): void {
    const wire = this.#wire;
    if (!this.say({ type: 'ping', at: Date.now() })) return;
    const asked = Date.now();
    setTimeout(() => {
      if (this.#wire === wire && wire && this.#heardAt < asked) {
        wire.close();
        this.#lose(wire);
      }
    }, PATIENCE);
  }
}

export const socket = new Socket();
