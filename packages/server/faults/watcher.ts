import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchId, PROTOCOL, Reader } from '@safehouse/protocol';

const AGAIN_MS = 100;
/** A server that does not show the page by then has troubles of its own: the next one may not. */
const PATIENCE_MS = 2000;

/** Somebody who watches a match by a socket, and comes back by themselves whenever the line is lost. */
export class SocketWatcher {
  readonly faults: string[] = [];
  /** How long each time from the loss of the line until the page was there again, in milliseconds. */
  readonly backAfter: number[] = [];
  readonly #url: string;
  readonly #token: string;
  #match: MatchId | null = null;
  #reader = new Reader();
  #lostAt: number | null = null;
  #version = 0;
  #wire: WebSocket | null = null;
  #isStopped = false;

  constructor(url: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/ws`;
    this.#token = token;
  }

  get version(): number {
    return this.#version;
  }

  /** What it sees now. */
  get view(): unknown {
    return this.#reader.page(1)?.view ?? null;
  }

  watch(match: MatchId): void {
    this.#match = match;
    this.#version = 0;
    if (this.#wire?.readyState === WebSocket.OPEN) this.#ask(this.#wire);
    else if (!this.#wire) this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wire?.close();
  }

  #connect(): void {
    const wire = new WebSocket(this.#url);
    this.#wire = wire;
    this.#reader = new Reader();
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.#token }));
      this.#ask(wire);
    };
    wire.onmessage = ({ data }) => this.#hear(String(data));
    wire.onclose = () => void this.#lose(wire);
    wire.onerror = () => undefined;
    setTimeout(() => {
      if (this.#wire === wire && !this.#reader.page(1)) this.#giveUp(wire);
    }, PATIENCE_MS).unref();
  }

  /** Not waiting for the other side to agree: it may be the one that does not answer. */
  #giveUp(wire: WebSocket): void {
    wire.onclose = null;
    wire.close();
    void this.#lose(wire);
  }

  #ask(wire: WebSocket): void {
    wire.send(JSON.stringify({ type: 'watch', on: 1, match: this.#match }));
  }

  async #lose(wire: WebSocket): Promise<void> {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#lostAt ??= performance.now();
    if (this.#isStopped) return;
    await sleep(AGAIN_MS);
    if (!this.#isStopped && !this.#wire) this.#connect();
  }

  #hear(text: string): void {
    const message = this.#reader.read(text);
    const page = this.#reader.page(1);
    if (!message || page?.id !== this.#match) return;
    if (this.#lostAt !== null) this.backAfter.push(performance.now() - this.#lostAt);
    this.#lostAt = null;
    if (page.version < this.#version)
      this.faults.push(`a socket went back from ${this.#version} to ${page.version}`);
    this.#version = page.version;
  }
}
