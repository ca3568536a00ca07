import {
  type AccountRequest,
  type Credentials,
  nameKey,
  newUserId,
  type ProfileRequest,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import { parseOutboundUrl } from '../outbound/outbound-url.ts';
import type { Store } from '../store/store.ts';
import type { Profile, User } from '../store/user.ts';
import type { NewUser, StoredUser } from '../store/user-store.ts';
import { AccountPassphrases } from './account-passphrases.ts';
import { TOO_BUSY, unlessBusy } from './busy-hasher.ts';
import type { Directory } from './directory.ts';
import { ANYBODY, type HashRequester } from './hash-slots.ts';
import { leaveTables } from './leave-tables.ts';
import { PassphraseHasher } from './passphrase-hasher.ts';
import { erasePersonalData, exportPersonalData, unfinishedMatches } from './personal-data.ts';
import { NAME_TAKEN } from './refusals.ts';
import { Sessions } from './sessions.ts';
import { hashSetupCode } from './setup-code.ts';
import { hashToken } from './tokens.ts';

export interface IdentityDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly directory: Directory;
  readonly commands: Pick<MatchCommands, 'leave'>;
  readonly log: Log;
  readonly passphrases?: PassphraseHasher;
  /** Overrides the default number. */
  readonly maxIdleGuests?: number;
  now(): number;
}

export type SessionResult =
  | { readonly ok: true; readonly user: Profile; readonly token: string }
  | { readonly ok: false; readonly refusal: ServerRefusal };

const failedResult = (refused: ServerRefusal) => ({ ok: false, refusal: refused }) as const;
const NAME_TAKEN_RESULT = failedResult(NAME_TAKEN);
const WRONG_CREDENTIALS = failedResult(
  refusal('wrong-name-or-passphrase', 'there is no account with this name and passphrase'),
);
const WRONG_SETUP_CODE = failedResult(
  refusal('wrong-setup-code', 'this is not the set-up code, or it was used already'),
);
const BANNED = failedResult(refusal('banned', 'this account is banned'));
const TOO_BUSY_RESULT: SessionResult = failedResult(TOO_BUSY);
const TOO_MANY_GUESTS = failedResult(refusal('too-many-requests', 'there are too many guests: come back later'));
const NOT_A_GUEST = failedResult(refusal('forbidden', 'only a guest can be upgraded to an account'));

/** Guests who have never joined a table: the maximum number, and how long they are kept after their last visit. */
const MAX_IDLE_GUESTS = 100_000;
const HOUR_MS = 3_600_000;
/** The shorter ones apply while more than half of the places are taken, to make room for others. */
const IDLE_GUEST_LIFETIMES_MS = [7 * 24 * HOUR_MS, 24 * HOUR_MS, HOUR_MS];

/** Guests, accounts and their sessions: sign-up, sign-in, profile changes and deletion. */
export class Identity {
  readonly #deps: IdentityDeps;
  readonly #hasher: PassphraseHasher;
  readonly #sessions: Sessions;
  readonly #maxIdleGuests: number;
  readonly passphrases: AccountPassphrases;
  /** The number at the last cleanup, plus all guests created since. */
  #idleGuests = 0;

  constructor(deps: IdentityDeps) {
    const { store, bus, log } = deps;
    this.#deps = deps;
    this.#maxIdleGuests = deps.maxIdleGuests ?? MAX_IDLE_GUESTS;
    this.#hasher = deps.passphrases ?? new PassphraseHasher();
    this.passphrases = new AccountPassphrases({
      users: store.users,
      hasher: this.#hasher,
      onChanged: (id) => this.#publishChange(id),
    });
    this.#sessions = new Sessions({
      users: store.users,
      now: deps.now,
      onTouchFailed: (error) => log.warn('a session could not be extended', { error: String(error) }),
    });
    bus.subscribe((message) => {
      if (message.type === 'user') this.#invalidateCaches(message.id);
    });
  }

  /** Banned users are returned as well: the caller must check `isBanned`. */
  userForToken(token: string): Promise<Profile | null> {
    return this.#sessions.userForToken(token);
  }

  async createGuest(name: string): Promise<SessionResult> {
    if (this.#idleGuests >= this.#maxIdleGuests) return TOO_MANY_GUESTS;
    if (await this.#deps.store.users.isNameTaken(name)) return NAME_TAKEN_RESULT;
    this.#idleGuests++;
    return this.#createUser({ kind: 'guest', name, passphrase: null });
  }

  signUp({ name, passphrase, setupCode }: AccountRequest, requester = ANYBODY): Promise<SessionResult> {
    return refuseIfBusy(async () => {
      const setup = await this.#checkSetupCode(setupCode);
      if (setup === null) return WRONG_SETUP_CODE;
      if (await this.#deps.store.users.isNameTaken(name)) return NAME_TAKEN_RESULT;
      const hash = await this.#hasher.hash(passphrase, requester);
      return this.#createUser({ kind: 'account', name, passphrase: hash, ...setup });
    });
  }

  /** While there is no admin, an account created with the set-up code becomes one. */
  hasAdmin(): Promise<boolean> {
    return this.#deps.store.users.hasAdmin();
  }

  /** Null: the code is wrong. */
  async #checkSetupCode(code = ''): Promise<Pick<NewUser, 'setupCodeHash'> | null> {
    if (code === '') return {};
    const setupCodeHash = hashSetupCode(code);
    return (await this.#deps.store.users.isSetupCode(setupCodeHash)) ? { setupCodeHash } : null;
  }

  signIn({ name, passphrase }: Credentials, requester = ANYBODY): Promise<SessionResult> {
    return refuseIfBusy(async () => {
      const account = await this.#findAccount(name);
      const isRight = await this.#hasher.verify(passphrase, account?.passphrase ?? null, requester);
      if (!account || account.passphrase === null || !isRight) return WRONG_CREDENTIALS;
      if (account.isBanned) return BANNED;
      const checked = {
        checkedHash: account.passphrase,
        newHash: await this.#rehashIfOutdated(account.passphrase, passphrase, requester),
      };
      const { token, session } = this.#sessions.newSession(account.id);
      const stored = await this.#deps.store.users.openSession(session, checked);
      // Conflict: the account has changed during the check, so check again.
      if (stored === 'conflict') return this.signIn({ name, passphrase }, requester);
      return this.#sessionResult(account.id, token);
    });
  }

  async signOut(token: string): Promise<void> {
    const user = await this.userForToken(token);
    await this.#sessions.endSession(token);
    // Connections that were opened with this token must be closed.
    if (user) this.#publishChange(user.id);
  }

  /** The user keeps their id and matches. The old token becomes invalid. */
  upgradeGuest(guest: User, token: string, request: AccountRequest, requester = ANYBODY): Promise<SessionResult> {
    const { name, passphrase, setupCode } = request;
    return refuseIfBusy(async () => {
      if (guest.kind !== 'guest') return NOT_A_GUEST;
      const setup = await this.#checkSetupCode(setupCode);
      if (setup === null) return WRONG_SETUP_CODE;
      if (await this.#deps.store.users.isNameTaken(name)) return NAME_TAKEN_RESULT;
      const hash = await this.#hasher.hash(passphrase, requester);
      const account = { name, nameKey: nameKey(name), passphrase: hash, ...setup };
      const { token: newToken, session: newSession } = this.#sessions.newSession(guest.id);
      const sessions = { endedHash: hashToken(token) ?? '', newSession };
      if ((await this.#deps.store.users.upgradeGuest(guest.id, account, sessions)) === 'conflict') {
        return (await this.profileOf(guest.id))?.isBanned ? BANNED : NAME_TAKEN_RESULT;
      }
      this.#publishChange(guest.id);
      return this.#sessionResult(guest.id, newToken);
    });
  }

  profileOf(user: UserId): Promise<Profile | null> {
    return this.#deps.store.users.byId(user).then((stored) => stored && toProfile(stored));
  }

  /** Null: done. */
  async updateProfile(user: User, request: ProfileRequest): Promise<ServerRefusal | null> {
    const refused = await this.#profileRefusal(user, request);
    if (refused) return refused;
    const { name, locale, webhook, avatar, invisible, bot } = request;
    await this.#deps.store.users.update(user.id, {
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(locale !== undefined && { locale }),
      ...(webhook !== undefined && { webhook }),
      ...(avatar !== undefined && { avatar }),
      ...(invisible !== undefined && { isInvisible: invisible }),
      ...(bot && { isBot: bot }),
    });
    this.#publishChange(user.id);
    return null;
  }

  async #profileRefusal({ kind }: User, { name, webhook }: ProfileRequest): Promise<ServerRefusal | null> {
    if (name !== undefined && kind !== 'guest') return refusal('forbidden', 'the name of an account cannot be changed');
    if (name !== undefined && (await this.#deps.store.users.isNameTaken(name))) return NAME_TAKEN;
    if (typeof webhook !== 'string') return null;
    if (kind === 'guest') return refusal('forbidden', 'a webhook needs an account');
    return parseOutboundUrl(webhook) ? null : refusal('bad-request', 'webhook: must be a public https address');
  }

  exportPersonalData(user: Profile): Promise<object> {
    return exportPersonalData(this.#deps.store, user);
  }

  /** The user's matches keep an anonymous seat. */
  async deleteAccount({ id }: User): Promise<void> {
    const { store } = this.#deps;
    await leaveTables(this.#deps, id, await unfinishedMatches(store, id));
    await erasePersonalData(store, id);
    this.#publishChange(id);
  }

  /** Also deletes guests who never sat at a table and were not seen for a week, or less if there are many. */
  async deleteExpiredSessions(): Promise<void> {
    const { store, now } = this.#deps;
    await store.users.deleteExpiredSessions(now());
    for (const lifetime of IDLE_GUEST_LIFETIMES_MS) {
      this.#idleGuests = await store.users.deleteIdleGuests(now() - lifetime);
      if (this.#idleGuests <= this.#maxIdleGuests / 2) return;
    }
  }

  #findAccount(name: string): Promise<StoredUser | null> {
    return this.#deps.store.users.accountByNameKey(nameKey(name));
  }

  async #createUser(fields: Omit<NewUser, 'id' | 'nameKey' | 'createdAt'>): Promise<SessionResult> {
    const { store, now } = this.#deps;
    const id = newUserId();
    const { token, session } = this.#sessions.newSession(id);
    const user = { ...fields, id, nameKey: nameKey(fields.name), createdAt: now() };
    if ((await store.users.create(user, session)) === 'conflict') return NAME_TAKEN_RESULT;
    return this.#sessionResult(id, token);
  }

  async #sessionResult(id: UserId, token: string): Promise<SessionResult> {
    const user = await this.profileOf(id);
    return user ? { ok: true, user, token } : WRONG_CREDENTIALS;
  }

  /** A hash with another cost can be replaced only now, while the passphrase is known. */
  #rehashIfOutdated(hash: string, passphrase: string, requester: HashRequester): Promise<string> | string {
    return this.#hasher.isOutdated(hash) ? this.#hasher.hash(passphrase, requester) : hash;
  }

  /** Published on the bus, so that every process invalidates its caches. */
  #publishChange(id: UserId): void {
    this.#deps.bus.publish({ type: 'user', id });
  }

  #invalidateCaches(id: UserId): void {
    this.#sessions.invalidateUser(id);
    this.#deps.directory.invalidate(id);
  }
}

const refuseIfBusy = (openSession: () => Promise<SessionResult>) => unlessBusy(TOO_BUSY_RESULT, openSession);

function toProfile({ passphrase: _, ...rest }: StoredUser): Profile {
  return rest;
}
