/** The transport of one connection: a WebSocket or an HTTP stream. */
export interface Wire {
  /** Bytes that the client has not read yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  /** Only for clients that have requested packed updates. */
  sendBytes(bytes: Uint8Array): void;
  /** Asks the other side for a sign of life: it must return the payload. */
  ping(payload: string): void;
  /** Answers a ping of the other side. */
  pong(payload: Uint8Array): void;
  close(code: number, reason: string): void;
  /** Closes without a closing handshake. */
  terminate(): void;
}

/** A client with more unread bytes is disconnected. It reconnects and resumes. */
export const MAX_BUFFERED_BYTES = 256 * 1024;
