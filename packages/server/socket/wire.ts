/** The way to one client, whatever it is made of. */
export interface Wire {
  /** Bytes handed over that the other side has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  /** Asks the other side for a sign of life: it must send the payload back. */
  ping(payload: string): void;
  /** Answers a ping of the other side. */
  pong(payload: Uint8Array): void;
  close(code: number, reason: string): void;
  /** Ends it without another word. */
  terminate(): void;
}

/** Somebody who reads behind by more than this is cut off. Nothing is kept for them: they come back and resume. */
export const MAX_BUFFERED_BYTES = 256 * 1024;
