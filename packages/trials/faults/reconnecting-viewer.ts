import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchId, PROTOCOL_VERSION, ServerMessageReader } from '@safehouse/protocol';

const RECONNECT_DELAY_MS = 100;
/** Without a snapshot within this time, the client tries the next server. */
const SNAPSHOT_TIMEOUT_MS = 2000;

/** Watches a match by WebSocket, and reconnects whenever the connection is lost. */
export class ReconnectingViewer {
  readonly violations: string[] = [];
  /** Milliseconds from each disconnect until the next snapshot. */
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
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#reader = new ServerMessageReader();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token: this.#token }));
      this.#subscribe(socket);
    };
    socket.binaryType = 'arraybuffer';
    socket.onmessage = ({ data }) => this.#receive(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
    socket.onclose = () => void this.#reconnect(socket);
    socket.onerror = () => undefined;
    setTimeout(() => {
      if (this.#socket === socket && !this.#reader.view(1)) this.#abandon(socket);
    }, SNAPSHOT_TIMEOUT_MS).unref();
  }

  /** Does not wait for the closing handshake, because the server may have stopped answering. */
  #abandon(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    void this.#reconnect(socket);
  }

  #subscribe(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'watch', on: 1, match: this.#match }));
  }

  async #reconnect(socket: WebSocket): Promise<void> {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#disconnectedAt ??= performance.now();
    if (this.#isStopped) return;
    await sleep(RECONNECT_DELAY_MS);
    if (!this.#isStopped && !this.#socket) this.#connect();
  }

  #receive(data: string | Uint8Array): void {
    const message = this.#reader.read(data);
    const view = this.#reader.view(1);
    if (!message || view?.id !== this.#match) return;
    if (this.#disconnectedAt !== null) this.recoveryMs.push(performance.now() - this.#disconnectedAt);
    this.#disconnectedAt = null;
    if (view.version < this.#version)
      this.violations.push(`a socket went back from ${this.#version} to ${view.version}`);
    this.#version = view.version;
  }
}
