import type { UserId } from '@safehouse/protocol';

/** The e-mail address of an account. Nobody else ever sees it. */
export interface StoredEmail {
  /** Confirmed by its link; null before. */
  readonly address: string | null;
  /** Waits to be confirmed; until then the confirmed one stays. */
  readonly pending: string | null;
}

export interface EmailStore {
  find(user: UserId): Promise<StoredEmail>;
  setPending(user: UserId, address: string): Promise<void>;
  /** Conflict: this address does not wait to be confirmed. */
  confirm(user: UserId, address: string): Promise<'stored' | 'conflict'>;
  remove(user: UserId): Promise<void>;
}

export const NO_EMAIL: StoredEmail = { address: null, pending: null };
