import type { UserId } from '@safehouse/protocol';

/** The e-mail address of an account. Nobody else ever sees it. */
export interface StoredEmail {
  /** The confirmed address; null before that. */
  readonly address: string | null;
  /** The address to be confirmed. Until then the confirmed one stays. */
  readonly pending: string | null;
}

export interface EmailStore {
  find(user: UserId): Promise<StoredEmail>;
  setPending(user: UserId, address: string): Promise<void>;
  /** Conflict: this address is not pending. */
  confirm(user: UserId, address: string): Promise<'stored' | 'conflict'>;
  remove(user: UserId): Promise<void>;
}

export const NO_EMAIL: StoredEmail = { address: null, pending: null };
