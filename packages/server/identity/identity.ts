import { randomBytes } from 'node:crypto';
import { SEATS } from '@safehouse/contract';
import {
  type Credentials,
  type MatchId,
  nameKey,
  type PassphraseWish,
  type ProfileWish,
  parseUserId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Wishes } from '../match/wishes.ts';
import { NotStored } from '../store/not-stored.ts';
import type { Store } from '../store/store.ts';
import type { NewUser, StoredUser, UserChanges } from '../store/users.ts';
import type { Directory } from './directory.ts';
import { erase, exportOf, unfinished } from './keepsakes.ts';
import { Passphrases, TooBusy } from './passphrases.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './tokens.ts';
import type { Profile, User } from './user.ts';
import { isFitWebhook } from './webhook.ts';

export interface IdentityParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly directory: Directory;
  readonly wishes: Pick<Wishes, 'leave'>;
  readonly log: Log;
  readonly passphrases?: Passphrases;
  now(): number;
}

/** A session that was opened, or why not. */
export type Opening =
  | { readonly ok: true; readonly user: Profile; readonly token: string }
  | { readonly ok: false; readonly refusal: ServerRefusal };

const no = (why: ServerRefusal): Opening => ({ ok: false, refusal: why });
const NAME_TAKEN = no(refusal('name-taken', 'somebody has an account of this name'));
const WRONG = no(refusal('wrong-name-or-passphrase', 'there is no account of this name and passphrase'));
const BANNED = no(refusal('banned', 'this account may not play here any more'));
const TOO_BUSY = refusal('too-many-requests', 'too many people are signing in at this moment');
const BUSY = no(TOO_BUSY);
const NOT_YOURS = refusal('wrong-name-or-passphrase', 'this is not the passphrase of your account');
const NOBODY = refusal('not-found', 'there is nobody of this id');
const LAST_ADMIN = refusal('forbidden', 'there is no other admin who could take their place');
const NO_GUEST = no(refusal('forbidden', 'only a guest can be made an account'));

/** Who somebody is: how they come, come back, change and go. */
export class Identity {
  readonly #parts: IdentityParts;
  readonly #passphrases: Passphrases;
  readonly #sessions: Sessions;

  constructor(parts: IdentityParts) {
    const { store, bus, log } = parts;
    this.#parts = parts;
    this.#passphrases = parts.passphrases ?? new Passphrases();
    this.#sessions = new Sessions({
      users: store.users,
      now: parts.now,
      failed: (error) => log.warn('a session could not be prolonged', { error: String(error) }),
    });
    bus.subscribe((note) => {
      if (note.type === 'user') this.#forget(note.id);
    });
  }

  /** Those who are banned are found, too: whoever asks must look at `isBanned`. */
  userOf(token: string): Promise<Profile | null> {
    return this.#sessions.userOf(token);
  }

  async guest(name: string): Promise<Opening> {
    if (await this.#accountNamed(name)) return NAME_TAKEN;
    return this.#welcome({ kind: 'guest', name, passphrase: null });
  }

  signUp({ name, passphrase }: Credentials): Promise<Opening> {
    return unlessBusy(async () => {
      if (await this.#accountNamed(name)) return NAME_TAKEN;
      return this.#welcome({ kind: 'account', name, passphrase: await this.#passphrases.hash(passphrase) });
    });
  }

  signIn({ name, passphrase }: Credentials): Promise<Opening> {
    return unlessBusy(async () => {
      const account = await this.#accountNamed(name);
      const isRight = await this.#passphrases.matches(passphrase, account?.passphrase ?? null);
      if (!account || account.passphrase === null || !isRight) return WRONG;
      if (account.isBanned) return BANNED;
      const checked = { by: account.passphrase, keep: await this.#renewed(account.passphrase, passphrase) };
      const { token, session } = this.#sessions.fresh(account.id);
      const stored = await this.#parts.store.users.openSession(session, checked);
      // A check takes its time: what it was made against may be gone. Then it is to be made against what is there now.
      return stored === 'conflict' ? this.signIn({ name, passphrase }) : this.#opened(account.id, token);
    });
  }

  async signOut(token: string): Promise<void> {
    const user = await this.userOf(token);
    await this.#sessions.end(token);
    // Connections that were opened with this token have to go.
    if (user) this.#changed(user.id);
  }

  /** The same person with the same matches, from now on with an account. Their old token ends. */
  upgrade(guest: User, token: string, { name, passphrase }: Credentials): Promise<Opening> {
    return unlessBusy(async () => {
      if (guest.kind !== 'guest') return NO_GUEST;
      if (await this.#accountNamed(name)) return NAME_TAKEN;
      const hash = await this.#passphrases.hash(passphrase);
      const keys = { name, nameKey: nameKey(name), passphrase: hash };
      const { token: next, session: opened } = this.#sessions.fresh(guest.id);
      const sessions = { ended: hashOf(token) ?? '', opened };
      if ((await this.#parts.store.users.upgrade(guest.id, keys, sessions)) === 'conflict') {
        return (await this.profileOf(guest.id))?.isBanned ? BANNED : NAME_TAKEN;
      }
      this.#changed(guest.id);
      return this.#opened(guest.id, next);
    });
  }

  profileOf(user: UserId): Promise<Profile | null> {
    return this.#parts.store.users.byId(user).then((stored) => stored && profile(stored));
  }

  /** Null when it is done. */
  async change(user: User, wish: ProfileWish): Promise<ServerRefusal | null> {
    const why = await this.#whyNot(user, wish);
    if (why) return why;
    const { name, locale, webhook } = wish;
    await this.#parts.store.users.change(user.id, {
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(locale !== undefined && { locale }),
      ...(webhook !== undefined && { webhook }),
    });
    this.#changed(user.id);
    return null;
  }

  async #whyNot({ kind }: User, { name, webhook }: ProfileWish): Promise<ServerRefusal | null> {
    if (name !== undefined && kind !== 'guest') return refusal('forbidden', 'an account keeps its name');
    if (name !== undefined && (await this.#accountNamed(name))) {
      return refusal('name-taken', 'somebody has an account of this name');
    }
    if (typeof webhook !== 'string') return null;
    if (kind === 'guest') return refusal('forbidden', 'a webhook needs an account');
    return isFitWebhook(webhook) ? null : refusal('bad-request', 'webhook: an address in the open internet');
  }

  /** Whoever else is signed in to the account is so no longer. Null when it is done. */
  async changePassphrase(
    { id, kind }: User,
    token: string,
    { passphrase, next }: PassphraseWish,
  ): Promise<ServerRefusal | null> {
    if (kind === 'guest') return refusal('forbidden', 'a guest has no passphrase');
    try {
      const from = (await this.#parts.store.users.byId(id))?.passphrase ?? null;
      const isRight = await this.#passphrases.matches(passphrase, from);
      const kept = hashOf(token);
      if (!isRight || from === null || kept === null) return NOT_YOURS;
      const to = await this.#passphrases.hash(next);
      if ((await this.#parts.store.users.rekey(id, { from, to, kept })) === 'conflict') return NOT_YOURS;
    } catch (error) {
      if (error instanceof TooBusy) return TOO_BUSY;
      throw error;
    }
    this.#changed(id);
    return null;
  }

  exportOf(user: Profile): Promise<object> {
    return exportOf(this.#parts.store, user);
  }

  /** Their matches go on without them, with an anonymous seat. */
  async deleteAccount({ id }: User): Promise<void> {
    const { store } = this.#parts;
    for (const match of await unfinished(store, id)) await this.#leaveTable(match, id);
    await erase(store, id);
    this.#changed(id);
  }

  /** One may hold several seats. A match that is broken keeps nobody from leaving the house. */
  async #leaveTable(match: MatchId, user: UserId): Promise<void> {
    const { wishes, log } = this.#parts;
    try {
      for (const _ of SEATS) if (!(await wishes.leave({ match, user })).ok) return;
    } catch (error) {
      if (error instanceof NotStored) throw error;
      log.warn('a match could not be left', { match, error: String(error) });
    }
  }

  /** Null when it is done. */
  setBanned(id: UserId, isBanned: boolean): Promise<ServerRefusal | null> {
    return this.#order(id, { isBanned });
  }

  /** Null when it is done. A guest is nobody to rely on: who loses the one token is gone. */
  async setAdmin(id: UserId, isAdmin: boolean): Promise<ServerRefusal | null> {
    const user = await this.profileOf(id);
    if (isAdmin && (user?.kind === 'guest' || user?.isBanned)) {
      return refusal('forbidden', 'only an account that is not banned can be an admin');
    }
    return this.#order(id, { isAdmin });
  }

  async #order(id: UserId, changes: UserChanges): Promise<ServerRefusal | null> {
    if ((await this.#parts.store.users.change(id, changes)) === 'conflict') {
      return (await this.profileOf(id)) ? LAST_ADMIN : NOBODY;
    }
    this.#changed(id);
    return null;
  }

  /** Clears away sessions that have run out; to be called now and then. */
  sweep(): Promise<void> {
    return this.#parts.store.users.sweep(this.#parts.now());
  }

  #accountNamed(name: string): Promise<StoredUser | null> {
    return this.#parts.store.users.accountNamed(nameKey(name));
  }

  async #welcome(newcomer: Pick<NewUser, 'kind' | 'name' | 'passphrase'>): Promise<Opening> {
    const { store, now } = this.#parts;
    const id = newUserId();
    const { token, session } = this.#sessions.fresh(id);
    const user = { ...newcomer, id, nameKey: nameKey(newcomer.name), createdAt: now() };
    if ((await store.users.create(user, session)) === 'conflict') return NAME_TAKEN;
    return this.#opened(id, token);
  }

  async #opened(id: UserId, token: string): Promise<Opening> {
    const user = await this.profileOf(id);
    return user ? { ok: true, user, token } : WRONG;
  }

  /** A hash of yesterday's cost is replaced while the passphrase is at hand. */
  #renewed(hash: string, passphrase: string): Promise<string> | string {
    return this.#passphrases.isDated(hash) ? this.#passphrases.hash(passphrase) : hash;
  }

  /** Told by the bus, so that every process of the house forgets. */
  #changed(id: UserId): void {
    this.#parts.bus.publish({ type: 'user', id });
  }

  #forget(id: UserId): void {
    this.#sessions.forget(id);
    this.#parts.directory.forget(id);
  }
}

async function unlessBusy(open: () => Promise<Opening>): Promise<Opening> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof TooBusy) return BUSY;
    throw error;
  }
}

function profile({ passphrase: _, ...rest }: StoredUser): Profile {
  return rest;
}

function newUserId(): UserId {
  const id = parseUserId(randomBytes(16).toString('base64url'));
  if (id === null) throw new Error('an id of the wrong form');
  return id;
}
