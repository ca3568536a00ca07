import type { FuzzRequest, FuzzResponse } from './fuzz-state.ts';

/** How a server is reached, with requests and WebSockets. */
export interface Transport {
  /** Rejects if no response comes in time. Null for a long poll that was cancelled. */
  send(request: FuzzRequest): Promise<FuzzResponse | null>;
  connect(headers: { readonly [name: string]: string }): Promise<TransportConnection>;
}

export interface TransportConnection {
  readonly received: readonly string[];
  readonly isClosed: boolean;
  sendToServer(text: string): void;
  close(): void;
}

export const RESPONSE_TIMEOUT_MS = 10_000;
export const LONG_POLL_TIMEOUT_MS = 20;

export function isLongPoll({ method, path }: FuzzRequest): boolean {
  return method === 'POST' && path.includes('/api/seeks');
}
