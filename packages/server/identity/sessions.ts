import type { UserId } from '@safehouse/protocol';
import type { Profile, User } from '../store/user.ts';
import type { StoredSession, UserStore } from '../store/user-store.ts';
import { hashToken, newToken } from './tokens.ts';

const HOUR_MS = 3_600_000;
/** For guests since their last request, for accounts since they signed in. */
export const SESSION_MAX_AGE_MS = 90 * 24 * HOUR_MS;
/** How often the last use of a session is stored. */
const TOUCH_INTERVAL_MS = HOUR_MS;
/** Another process may have ended a session, so the store is asked again after this time. */
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
  /** Failing to store the last use of a session does not fail the request. */
  onTouchFailed(error: unknown): void;
}

/** Finds the user of a token. Cached, because it is called thousands of times a second. */
export class Sessions {
  readonly #deps: SessionsDeps;
  readonly #cache = new Map<string, CachedSession>();
  /** The cached sessions of each user. */
  readonly #hashesByUser = new Map<UserId, Set<string>>();
  #invalidations = 0;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /** A new session that is not stored yet, and its token. */
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
    const cached = this.#cache.get(hash);
    const found = cached && now - cached.readAt < CACHE_TTL_MS ? cached : await this.#load(hash, now);
    if (!found || found.session.expiresAt <= now) return null;
    if (now - found.session.lastSeenAt >= TOUCH_INTERVAL_MS) this.#touch(hash, found, now);
    return found.user;
  }

  async endSession(token: string): Promise<void> {
    const hash = hashToken(token);
    if (hash === null) return;
    await this.#deps.users.endSession(hash);
    this.#forget(hash);
  }

  invalidateUser(user: UserId): void {
    this.#invalidations++;
    for (const hash of this.#hashesByUser.get(user) ?? []) this.#cache.delete(hash);
    this.#hashesByUser.delete(user);
  }

  async #load(hash: string, now: number): Promise<CachedSession | null> {
    this.#forget(hash);
    const invalidations = this.#invalidations;
    const stored = await this.#deps.users.findSession(hash, now);
    // Something changed during the read, so the result may be outdated.
    if (invalidations !== this.#invalidations) return this.#load(hash, now);
    if (!stored) return null;
    // The hash of the passphrase is not passed on.
    const { passphrase: _, ...user } = stored.user;
    const loaded = { user, session: stored.session, readAt: now };
    this.#remember(hash, loaded);
    return loaded;
  }

  #remember(hash: string, loaded: CachedSession): void {
    const { id } = loaded.user;
    this.#cache.set(hash, loaded);
    this.#hashesByUser.set(id, (this.#hashesByUser.get(id) ?? new Set()).add(hash));
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED) this.#forget(oldest);
  }

  #forget(hash: string): void {
    const user = this.#cache.get(hash)?.user.id;
    this.#cache.delete(hash);
    const hashes = user && this.#hashesByUser.get(user);
    if (user && hashes?.delete(hash) && hashes.size === 0) this.#hashesByUser.delete(user);
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
