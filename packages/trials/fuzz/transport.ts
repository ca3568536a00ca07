import type { FuzzRequest, FuzzResponse } from './fuzz-state.ts';

/** The ways into a server: a request, or a line that stays open. */
export interface Transport {
  /** Rejects when no answer comes in time. Null for a wait that was given up. */
  send(attempt: FuzzRequest): Promise<FuzzResponse | null>;
  connect(headers: { readonly [name: string]: string }): Promise<TransportConnection>;
}

export interface TransportConnection {
  readonly received: readonly string[];
  readonly isClosed: boolean;
  sendToServer(text: string): void;
  close(): void;
}

/** No answer may take longer. */
export const RESPONSE_TIMEOUT_MS = 10_000;
/** Requests that wait for somebody else are given up after so long. */
export const LONG_POLL_TIMEOUT_MS = 20;

export function isLongPoll({ method, path }: FuzzRequest): boolean {
  return method === 'POST' && path.includes('/api/seeks');
}
