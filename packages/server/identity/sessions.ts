import type { UserId } from '@safehouse/protocol';
import type { StoredSession, UserStore } from '../store/users.ts';
import { hashOf, newToken } from './tokens.ts';
import type { Profile, User } from './user.ts';

const HOUR = 3_600_000;
/** For guests since they were last here, for accounts since they signed in. */
export const SESSION_LASTS = 90 * 24 * HOUR;
/** A session in use is noted as such no more often than this. */
const NOTED_EVERY = HOUR;
/** Another process may have ended a session: after so long, the store is asked again. */
const TRUSTED_FOR = 30_000;
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly user: Profile;
  readonly session: StoredSession;
  readonly readAt: number;
}

export interface SessionParts {
  readonly users: Pick<UserStore, 'session' | 'endSession' | 'prolong'>;
  now(): number;
  /** A session's use could not be noted. Nobody is kept waiting for that, or turned away. */
  failed(error: unknown): void;
}

/** Who holds which token, with those seen lately at hand: this is asked thousands of times a second. */
export class Sessions {
  readonly #parts: SessionParts;
  readonly #remembered = new Map<string, Remembered>();
  /** How often something was to be forgotten. */
  #changes = 0;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** A new session, not yet stored, and the token that opens it. */
  fresh(user: UserId): { readonly token: string; readonly session: StoredSession } {
    const token = newToken();
    const now = this.#parts.now();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + SESSION_LASTS };
    return { token, session: { hash: hashOf(token) ?? '', user, ...times } };
  }

  async userOf(token: string): Promise<Profile | null> {
    const hash = hashOf(token);
    if (hash === null) return null;
    const now = this.#parts.now();
    const known = this.#remembered.get(hash);
    const found = known && now - known.readAt < TRUSTED_FOR ? known : await this.#read(hash, now);
    if (!found || found.session.expiresAt <= now) return null;
    if (now - found.session.lastSeenAt >= NOTED_EVERY) this.#note(hash, found, now);
    return found.user;
  }

  async end(token: string): Promise<void> {
    const hash = hashOf(token);
    if (hash === null) return;
    await this.#parts.users.endSession(hash);
    this.#remembered.delete(hash);
  }

  /** Whatever is remembered of them may be wrong by now. */
  forget(user: UserId): void {
    this.#changes++;
    for (const [hash, remembered] of this.#remembered) {
      if (remembered.user.id === user) this.#remembered.delete(hash);
    }
  }

  async #read(hash: string, now: number): Promise<Remembered | null> {
    this.#remembered.delete(hash);
    const changes = this.#changes;
    const stored = await this.#parts.users.session(hash, now);
    // Perhaps it was read just before a change, and arrives after it.
    if (changes !== this.#changes) return this.#read(hash, now);
    if (!stored) return null;
    // The hash of the passphrase goes no further than this.
    const { passphrase: _, ...user } = stored.user;
    const remembered = { user, session: stored.session, readAt: now };
    this.#remembered.set(hash, remembered);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.delete(oldest);
    return remembered;
  }

  #note(hash: string, { user, session, readAt }: Remembered, now: number): void {
    const expiresAt = endOf(user, session, now);
    this.#remembered.set(hash, { user, readAt, session: { ...session, lastSeenAt: now, expiresAt } });
    this.#parts.users.prolong(hash, now, expiresAt).catch(this.#parts.failed);
  }
}

function endOf(user: User, session: StoredSession, now: number): number {
  return user.kind === 'guest' ? now + SESSION_LASTS : session.expiresAt;
}
