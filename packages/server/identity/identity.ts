import { SEATS } from '@safehouse/contract';
import {
  type Credentials,
  type MatchId,
  nameKey,
  newUserId,
  type PassphraseRequest,
  type ProfileRequest,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { Store } from '../store/store.ts';
import type { Profile, User } from '../store/user.ts';
import type { NewUser, StoredUser, UserChanges } from '../store/user-store.ts';
import type { Directory } from './directory.ts';
import { HasherBusyError, PassphraseHasher } from './passphrase-hasher.ts';
import { erasePersonalData, exportPersonalData, unfinishedMatches } from './personal-data.ts';
import { Sessions } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { isAllowedWebhookUrl } from './webhook-url.ts';

export interface IdentityDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly directory: Directory;
  readonly commands: Pick<MatchCommands, 'leave'>;
  readonly log: Log;
  readonly passphrases?: PassphraseHasher;
  now(): number;
}

/** A session that was opened, or why not. */
export type SessionResult =
  | { readonly ok: true; readonly user: Profile; readonly token: string }
  | { readonly ok: false; readonly refusal: ServerRefusal };

const failedResult = (why: ServerRefusal): SessionResult => ({ ok: false, refusal: why });
const NAME_TAKEN = failedResult(refusal('name-taken', 'somebody has an account of this name'));
const WRONG_CREDENTIALS = failedResult(
  refusal('wrong-name-or-passphrase', 'there is no account of this name and passphrase'),
);
const BANNED = failedResult(refusal('banned', 'this account may not play here any more'));
const TOO_BUSY = refusal('too-many-requests', 'too many people are signing in at this moment');
const TOO_BUSY_RESULT = failedResult(TOO_BUSY);
const WRONG_PASSPHRASE = refusal('wrong-name-or-passphrase', 'this is not the passphrase of your account');
const NO_SUCH_USER = refusal('not-found', 'there is nobody of this id');
const LAST_ADMIN = refusal('forbidden', 'there is no other admin who could take their place');
const NOT_A_GUEST = failedResult(refusal('forbidden', 'only a guest can be made an account'));

/** Who somebody is: how they come, come back, change and go. */
export class Identity {
  readonly #deps: IdentityDeps;
  readonly #hasher: PassphraseHasher;
  readonly #sessions: Sessions;

  constructor(parts: IdentityDeps) {
    const { store, bus, log } = parts;
    this.#deps = parts;
    this.#hasher = parts.passphrases ?? new PassphraseHasher();
    this.#sessions = new Sessions({
      users: store.users,
      now: parts.now,
      onTouchFailed: (error) => log.warn('a session could not be prolonged', { error: String(error) }),
    });
    bus.subscribe((note) => {
      if (note.type === 'user') this.#invalidateCaches(note.id);
    });
  }

  /** Those who are banned are found, too: whoever asks must look at `isBanned`. */
  userForToken(token: string): Promise<Profile | null> {
    return this.#sessions.userForToken(token);
  }

  async createGuest(name: string): Promise<SessionResult> {
    if (await this.#findAccount(name)) return NAME_TAKEN;
    return this.#createUser({ kind: 'guest', name, passphrase: null });
  }

  signUp({ name, passphrase }: Credentials): Promise<SessionResult> {
    return refuseIfBusy(async () => {
      if (await this.#findAccount(name)) return NAME_TAKEN;
      return this.#createUser({ kind: 'account', name, passphrase: await this.#hasher.hash(passphrase) });
    });
  }

  signIn({ name, passphrase }: Credentials): Promise<SessionResult> {
    return refuseIfBusy(async () => {
      const account = await this.#findAccount(name);
      const isRight = await this.#hasher.verify(passphrase, account?.passphrase ?? null);
      if (!account || account.passphrase === null || !isRight) return WRONG_CREDENTIALS;
      if (account.isBanned) return BANNED;
      const checked = {
        checkedHash: account.passphrase,
        newHash: await this.#rehashIfOutdated(account.passphrase, passphrase),
      };
      const { token, session } = this.#sessions.newSession(account.id);
      const stored = await this.#deps.store.users.openSession(session, checked);
      // A check takes its time: what it was made against may be gone. Then it is to be made against what is there now.
      return stored === 'conflict'
        ? this.signIn({ name, passphrase })
        : this.#sessionResult(account.id, token);
    });
  }

  async signOut(token: string): Promise<void> {
    const user = await this.userForToken(token);
    await this.#sessions.endSession(token);
    // Connections that were opened with this token have to go.
    if (user) this.#publishChange(user.id);
  }

  /** The same person with the same matches, from now on with an account. Their old token ends. */
  upgradeGuest(guest: User, token: string, { name, passphrase }: Credentials): Promise<SessionResult> {
    return refuseIfBusy(async () => {
      if (guest.kind !== 'guest') return NOT_A_GUEST;
      if (await this.#findAccount(name)) return NAME_TAKEN;
      const hash = await this.#hasher.hash(passphrase);
      const keys = { name, nameKey: nameKey(name), passphrase: hash };
      const { token: next, session: opened } = this.#sessions.newSession(guest.id);
      const sessions = { endedHash: hashToken(token) ?? '', newSession: opened };
      if ((await this.#deps.store.users.upgradeGuest(guest.id, keys, sessions)) === 'conflict') {
        return (await this.profileOf(guest.id))?.isBanned ? BANNED : NAME_TAKEN;
      }
      this.#publishChange(guest.id);
      return this.#sessionResult(guest.id, next);
    });
  }

  profileOf(user: UserId): Promise<Profile | null> {
    return this.#deps.store.users.byId(user).then((stored) => stored && toProfile(stored));
  }

  /** Null when it is done. */
  async updateProfile(user: User, wish: ProfileRequest): Promise<ServerRefusal | null> {
    const why = await this.#profileRefusal(user, wish);
    if (why) return why;
    const { name, locale, webhook } = wish;
    await this.#deps.store.users.update(user.id, {
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(locale !== undefined && { locale }),
      ...(webhook !== undefined && { webhook }),
    });
    this.#publishChange(user.id);
    return null;
  }

  async #profileRefusal({ kind }: User, { name, webhook }: ProfileRequest): Promise<ServerRefusal | null> {
    if (name !== undefined && kind !== 'guest') return refusal('forbidden', 'an account keeps its name');
    if (name !== undefined && (await this.#findAccount(name))) {
      return refusal('name-taken', 'somebody has an account of this name');
    }
    if (typeof webhook !== 'string') return null;
    if (kind === 'guest') return refusal('forbidden', 'a webhook needs an account');
    return isAllowedWebhookUrl(webhook)
      ? null
      : refusal('bad-request', 'webhook: an address in the open internet');
  }

  /** Whoever else is signed in to the account is so no longer. Null when it is done. */
  async changePassphrase(
    { id, kind }: User,
    token: string,
    { passphrase, next }: PassphraseRequest,
  ): Promise<ServerRefusal | null> {
    if (kind === 'guest') return refusal('forbidden', 'a guest has no passphrase');
    try {
      const from = (await this.#deps.store.users.byId(id))?.passphrase ?? null;
      const isRight = await this.#hasher.verify(passphrase, from);
      const kept = hashToken(token);
      if (!isRight || from === null || kept === null) return WRONG_PASSPHRASE;
      const to = await this.#hasher.hash(next);
      if (
        (await this.#deps.store.users.changePassphrase(id, {
          oldHash: from,
          newHash: to,
          keptSessionHash: kept,
        })) === 'conflict'
      )
        return WRONG_PASSPHRASE;
    } catch (error) {
      if (error instanceof HasherBusyError) return TOO_BUSY;
      throw error;
    }
    this.#publishChange(id);
    return null;
  }

  exportPersonalData(user: Profile): Promise<object> {
    return exportPersonalData(this.#deps.store, user);
  }

  /** Their matches go on without them, with an anonymous seat. */
  async deleteAccount({ id }: User): Promise<void> {
    const { store } = this.#deps;
    for (const match of await unfinishedMatches(store, id)) await this.#leaveTable(match, id);
    await erasePersonalData(store, id);
    this.#publishChange(id);
  }

  /** One may hold several seats. A match that is broken keeps nobody from leaving the house. */
  async #leaveTable(match: MatchId, user: UserId): Promise<void> {
    const { commands, log } = this.#deps;
    try {
      for (const _ of SEATS) if (!(await commands.leave({ match, user })).ok) return;
    } catch (error) {
      if (error instanceof NotStoredError) throw error;
      log.warn('a match could not be left', { match, error: String(error) });
    }
  }

  /** Null when it is done. */
  setBanned(id: UserId, isBanned: boolean): Promise<ServerRefusal | null> {
    return this.#applyAdminChange(id, { isBanned });
  }

  /** Null when it is done. A guest is nobody to rely on: who loses the one token is gone. */
  async setAdmin(id: UserId, isAdmin: boolean): Promise<ServerRefusal | null> {
    const user = await this.profileOf(id);
    if (isAdmin && (user?.kind === 'guest' || user?.isBanned)) {
      return refusal('forbidden', 'only an account that is not banned can be an admin');
    }
    return this.#applyAdminChange(id, { isAdmin });
  }

  async #applyAdminChange(id: UserId, changes: UserChanges): Promise<ServerRefusal | null> {
    if ((await this.#deps.store.users.update(id, changes)) === 'conflict') {
      return (await this.profileOf(id)) ? LAST_ADMIN : NO_SUCH_USER;
    }
    this.#publishChange(id);
    return null;
  }

  /** Clears away sessions that have run out; to be called now and then. */
  deleteExpiredSessions(): Promise<void> {
    return this.#deps.store.users.deleteExpiredSessions(this.#deps.now());
  }

  #findAccount(name: string): Promise<StoredUser | null> {
    return this.#deps.store.users.accountByNameKey(nameKey(name));
  }

  async #createUser(newcomer: Pick<NewUser, 'kind' | 'name' | 'passphrase'>): Promise<SessionResult> {
    const { store, now } = this.#deps;
    const id = newUserId();
    const { token, session } = this.#sessions.newSession(id);
    const user = { ...newcomer, id, nameKey: nameKey(newcomer.name), createdAt: now() };
    if ((await store.users.create(user, session)) === 'conflict') return NAME_TAKEN;
    return this.#sessionResult(id, token);
  }

  async #sessionResult(id: UserId, token: string): Promise<SessionResult> {
    const user = await this.profileOf(id);
    return user ? { ok: true, user, token } : WRONG_CREDENTIALS;
  }

  /** A hash of yesterday's cost is replaced while the passphrase is at hand. */
  #rehashIfOutdated(hash: string, passphrase: string): Promise<string> | string {
    return this.#hasher.isOutdated(hash) ? this.#hasher.hash(passphrase) : hash;
  }

  /** Told by the bus, so that every process of the house forgets. */
  #publishChange(id: UserId): void {
    this.#deps.bus.publish({ type: 'user', id });
  }

  #invalidateCaches(id: UserId): void {
    this.#sessions.invalidateUser(id);
    this.#deps.directory.invalidate(id);
  }
}

async function refuseIfBusy(open: () => Promise<SessionResult>): Promise<SessionResult> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof HasherBusyError) return TOO_BUSY_RESULT;
    throw error;
  }
}

function toProfile({ passphrase: _, ...rest }: StoredUser): Profile {
  return rest;
}
