/** Changes to a user while their passphrase is being hashed, which takes a while. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Identity, type SessionResult } from './identity.ts';
import { PassphraseHasher, type ScryptCost } from './passphrase-hasher.ts';
import { Sessions } from './sessions.ts';
import { CHEAP_COST, createIdentityFixture, type IdentityFixture } from './test-helpers.ts';

const OLD_CREDENTIALS = { name: 'Ada', passphrase: 'correct horse' };
const NEW_CREDENTIALS = { name: 'Ada', passphrase: 'battery staple' };

/** Computes its results, but returns them only after `release`. */
class SlowHasher extends PassphraseHasher {
  readonly #computed = Promise.withResolvers<void>();
  readonly #gate = Promise.withResolvers<void>();
  readonly hasComputed = this.#computed.promise;
  readonly release = this.#gate.resolve;

  override async verify(passphrase: string, hash: string | null): Promise<boolean> {
    return this.#waitForRelease(await super.verify(passphrase, hash));
  }

  override async hash(passphrase: string): Promise<string> {
    return this.#waitForRelease(await super.hash(passphrase));
  }

  async #waitForRelease<T>(result: T): Promise<T> {
    this.#computed.resolve();
    await this.#gate.promise;
    return result;
  }
}

let fixture: IdentityFixture;
beforeAll(() => {
  fixture = createIdentityFixture();
});
afterEach(async () => {
  const account = await fixture.store.users.accountByNameKey('ada');
  if (account) await fixture.store.users.erase(account.id);
});
afterAll(() => fixture.close());

/** Runs `meanwhile` between the hashing of a passphrase and its result. */
async function whileHashing(
  openSession: (slow: Identity) => Promise<SessionResult>,
  meanwhile: () => Promise<unknown>,
  cost: ScryptCost = CHEAP_COST,
): Promise<string> {
  const passphrases = new SlowHasher(cost);
  const opening = openSession(new Identity({ ...fixture, passphrases }));
  await passphrases.hasComputed;
  await meanwhile();
  passphrases.release();
  const opened = await opening;
  return opened.ok ? 'opened' : opened.refusal.code;
}

async function expectSession(opening: Promise<SessionResult>) {
  const opened = await opening;
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened;
}

const signUp = () => expectSession(fixture.identity.signUp(OLD_CREDENTIALS));
const signIn = (identity: Identity) => identity.signIn(OLD_CREDENTIALS);

test('a sign-in with the old passphrase fails if the passphrase changes meanwhile', async () => {
  const { user, token } = await signUp();
  const request = { passphrase: OLD_CREDENTIALS.passphrase, next: NEW_CREDENTIALS.passphrase };
  const change = () => fixture.identity.passphrases.change(user, token, request);
  expect(await whileHashing(signIn, change)).toBe('wrong-name-or-passphrase');
  expect(await fixture.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('a sign-in that renews the hash does not restore the old passphrase', async () => {
  const { user, token } = await signUp();
  const request = { passphrase: OLD_CREDENTIALS.passphrase, next: NEW_CREDENTIALS.passphrase };
  const change = () => fixture.identity.passphrases.change(user, token, request);
  expect(await whileHashing(signIn, change, { ...CHEAP_COST, n: 4 })).toBe('wrong-name-or-passphrase');
  await expectSession(fixture.identity.signIn(NEW_CREDENTIALS));
});

test('two concurrent sign-ins that both renew the hash both succeed', async () => {
  await signUp();
  const stronger = { ...CHEAP_COST, n: 4 };
  const otherSignIn = () =>
    expectSession(new Identity({ ...fixture, passphrases: new PassphraseHasher(stronger) }).signIn(OLD_CREDENTIALS));
  expect(await whileHashing(signIn, otherSignIn, stronger)).toBe('opened');
});

test('a user who is banned during the sign-in gets `banned` and no session', async () => {
  await expectSession(fixture.identity.signUp({ name: 'First', passphrase: OLD_CREDENTIALS.passphrase }));
  const { user } = await signUp();
  expect(await whileHashing(signIn, () => fixture.administration.ban(user.id))).toBe('banned');
  expect(await fixture.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('a user who is deleted during the sign-in gets no session', async () => {
  const { user } = await signUp();
  expect(await whileHashing(signIn, () => fixture.identity.deleteAccount(user))).toBe('wrong-name-or-passphrase');
  expect(await fixture.store.users.sessionsOf(user.id)).toEqual([]);
});

test('a guest who is banned or signs out during the upgrade gets no account', async () => {
  const guest = await expectSession(fixture.identity.createGuest('Eve'));
  const upgrade = (identity: Identity) => identity.upgradeGuest(guest.user, guest.token, OLD_CREDENTIALS);
  expect(await whileHashing(upgrade, () => fixture.administration.ban(guest.user.id))).toBe('banned');
  await fixture.administration.unban(guest.user.id);
  expect(await whileHashing(upgrade, () => fixture.identity.signOut(guest.token))).not.toBe('opened');
  expect(await fixture.store.users.accountByNameKey('ada')).toBeNull();
  expect(await fixture.store.users.sessionsOf(guest.user.id)).toEqual([]);
});

test('a session that was read before a change is read again', async () => {
  const { user, token } = await signUp();
  const { users } = fixture.store;
  const [hasRead, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sessions = new Sessions({
    now: fixture.now,
    onTouchFailed: () => undefined,
    users: {
      async findSession(hash, now) {
        const found = await users.findSession(hash, now);
        hasRead.resolve();
        await gate.promise;
        return found;
      },
      endSession: (hash) => users.endSession(hash),
      extendSession: (hash, lastSeenAt, expiresAt) => users.extendSession(hash, lastSeenAt, expiresAt),
    },
  });
  const found = sessions.userForToken(token);
  await hasRead.promise;
  await users.erase(user.id);
  sessions.invalidateUser(user.id);
  gate.resolve();
  expect(await found).toBeNull();
  expect(await sessions.userForToken(token)).toBeNull();
});
