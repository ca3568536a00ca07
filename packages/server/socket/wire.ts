/** The transport of one connection: a WebSocket or an HTTP stream. */
export interface Wire {
  /** Bytes not yet taken by the client. */
  readonly bufferedAmount: number;
  send(text: string): void;
  /** Only to clients that have asked for packed updates. */
  sendBytes(bytes: Uint8Array): void;
  /** Asks the other side for a sign of life: it must send the payload back. */
  ping(payload: string): void;
  /** Answers a ping of the other side. */
  pong(payload: Uint8Array): void;
  close(code: number, reason: string): void;
  /** Closes without a closing handshake. */
  terminate(): void;
}

/** A client that is further behind is disconnected: it reconnects and resumes. */
export const MAX_BUFFERED_BYTES = 256 * 1024;
