import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchId, PROTOCOL_VERSION, ServerMessageReader } from '@safehouse/protocol';

const RECONNECT_DELAY_MS = 100;
/** A server that does not show the page by then has troubles of its own: the next one may not. */
const SNAPSHOT_TIMEOUT_MS = 2000;

/** Somebody who watches a match by a socket, and comes back by themselves whenever the line is lost. */
export class ReconnectingViewer {
  readonly violations: string[] = [];
  /** How long each time from the loss of the line until the page was there again, in milliseconds. */
  readonly recoveryMs: number[] = [];
  readonly #url: string;
  readonly #token: string;
  #match: MatchId | null = null;
  #reader = new ServerMessageReader();
  #disconnectedAt: number | null = null;
  #version = 0;
  #socket: WebSocket | null = null;
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
    return this.#reader.view(1)?.view ?? null;
  }

  watch(match: MatchId): void {
    this.#match = match;
    this.#version = 0;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#subscribe(this.#socket);
    else if (!this.#socket) this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    this.#socket?.close();
  }

  #connect(): void {
    const wire = new WebSocket(this.#url);
    this.#socket = wire;
    this.#reader = new ServerMessageReader();
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token: this.#token }));
      this.#subscribe(wire);
    };
    wire.onmessage = ({ data }) => this.#receive(String(data));
    wire.onclose = () => void this.#reconnect(wire);
    wire.onerror = () => undefined;
    setTimeout(() => {
      if (this.#socket === wire && !this.#reader.view(1)) this.#abandon(wire);
    }, SNAPSHOT_TIMEOUT_MS).unref();
  }

  /** Not waiting for the other side to agree: it may be the one that does not answer. */
  #abandon(wire: WebSocket): void {
    wire.onclose = null;
    wire.close();
    void this.#reconnect(wire);
  }

  #subscribe(wire: WebSocket): void {
    wire.send(JSON.stringify({ type: 'watch', on: 1, match: this.#match }));
  }

  async #reconnect(wire: WebSocket): Promise<void> {
    if (this.#socket !== wire) return;
    this.#socket = null;
    this.#disconnectedAt ??= performance.now();
    if (this.#isStopped) return;
    await sleep(RECONNECT_DELAY_MS);
    if (!this.#isStopped && !this.#socket) this.#connect();
  }

  #receive(text: string): void {
    const message = this.#reader.read(text);
    const page = this.#reader.view(1);
    if (!message || page?.id !== this.#match) return;
    if (this.#disconnectedAt !== null) this.recoveryMs.push(performance.now() - this.#disconnectedAt);
    this.#disconnectedAt = null;
    if (page.version < this.#version)
      this.violations.push(`a socket went back from ${this.#version} to ${page.version}`);
    this.#version = page.version;
  }
}
