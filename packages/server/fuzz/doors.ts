import type { Answered, Attempt } from './world.ts';

/** The ways into a server: a request, or a line that stays open. */
export interface Door {
  /** Rejects when no answer comes in time. Null for a wait that was given up. */
  send(attempt: Attempt): Promise<Answered | null>;
  connect(headers: { readonly [name: string]: string }): Promise<Line>;
}

export interface Line {
  readonly heard: readonly string[];
  readonly isClosed: boolean;
  say(text: string): void;
  close(): void;
}

/** No answer may take longer. */
export const PATIENCE_MS = 10_000;
/** Requests that wait for somebody else are given up after so long. */
export const LONG_POLL_MS = 20;

export function isLongPoll({ method, path }: Attempt): boolean {
  return method === 'POST' && path.includes('/api/seeks');
}
