import type { UserId } from '@safehouse/protocol';
import type { Profile, User } from '../store/user.ts';
import type { StoredSession, UserStore } from '../store/user-store.ts';
import { hashToken, newToken } from './tokens.ts';

const HOUR_MS = 3_600_000;
/** For guests since they were last here, for accounts since they signed in. */
export const SESSION_MAX_AGE_MS = 90 * 24 * HOUR_MS;
/** A session in use is noted as such no more often than this. */
const TOUCH_INTERVAL_MS = HOUR_MS;
/** Another process may have ended a session: after so long, the store is asked again. */
const CACHE_TTL_MS = 30_000;
const MAX_CACHED = 20_000;

interface CachedSession {
  readonly user: Profile;
  readonly session: StoredSession;
  readonly readAt: number;
}

export interface SessionsDeps {
  readonly users: Pick<UserStore, 'findSession' | 'endSession' | 'extendSession'>;
  now(): number;
  /** A session's use could not be noted. Nobody is kept waiting for that, or turned away. */
  onTouchFailed(error: unknown): void;
}

/** Who holds which token, with those seen lately at hand: this is asked thousands of times a second. */
export class Sessions {
  readonly #deps: SessionsDeps;
  readonly #cache = new Map<string, CachedSession>();
  /** How often something was to be forgotten. */
  #invalidations = 0;

  constructor(parts: SessionsDeps) {
    this.#deps = parts;
  }

  /** A new session, not yet stored, and the token that opens it. */
  newSession(user: UserId): { readonly token: string; readonly session: StoredSession } {
    const token = newToken();
    const now = this.#deps.now();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + SESSION_MAX_AGE_MS };
    return { token, session: { hash: hashToken(token) ?? '', user, ...times } };
  }

  async userForToken(token: string): Promise<Profile | null> {
    const hash = hashToken(token);
    if (hash === null) return null;
    const now = this.#deps.now();
    const known = this.#cache.get(hash);
    const found = known && now - known.readAt < CACHE_TTL_MS ? known : await this.#load(hash, now);
    if (!found || found.session.expiresAt <= now) return null;
    if (now - found.session.lastSeenAt >= TOUCH_INTERVAL_MS) this.#touch(hash, found, now);
    return found.user;
  }

  async endSession(token: string): Promise<void> {
    const hash = hashToken(token);
    if (hash === null) return;
    await this.#deps.users.endSession(hash);
    this.#cache.delete(hash);
  }

  /** Whatever is remembered of them may be wrong by now. */
  invalidateUser(user: UserId): void {
    this.#invalidations++;
    for (const [hash, remembered] of this.#cache) {
      if (remembered.user.id === user) this.#cache.delete(hash);
    }
  }

  async #load(hash: string, now: number): Promise<CachedSession | null> {
    this.#cache.delete(hash);
    const changes = this.#invalidations;
    const stored = await this.#deps.users.findSession(hash, now);
    // Perhaps it was read just before a change, and arrives after it.
    if (changes !== this.#invalidations) return this.#load(hash, now);
    if (!stored) return null;
    // The hash of the passphrase goes no further than this.
    const { passphrase: _, ...user } = stored.user;
    const remembered = { user, session: stored.session, readAt: now };
    this.#cache.set(hash, remembered);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED) this.#cache.delete(oldest);
    return remembered;
  }

  #touch(hash: string, { user, session, readAt }: CachedSession, now: number): void {
    const expiresAt = expiryAfterUse(user, session, now);
    this.#cache.set(hash, { user, readAt, session: { ...session, lastSeenAt: now, expiresAt } });
    this.#deps.users.extendSession(hash, now, expiresAt).catch(this.#deps.onTouchFailed);
  }
}

function expiryAfterUse(user: User, session: StoredSession, now: number): number {
  return user.kind === 'guest' ? now + SESSION_MAX_AGE_MS : session.expiresAt;
}
