/** What happens to somebody while their passphrase is being checked: a check takes its time. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Identity, type SessionResult } from './identity.ts';
import { PassphraseHasher, type ScryptCost } from './passphrase-hasher.ts';
import { Sessions } from './sessions.ts';
import { CHEAP_COST, createIdentityFixture, type IdentityFixture } from './test-helpers.ts';

const OLD_CREDENTIALS = { name: 'Ada', passphrase: 'correct horse' };
const NEW_CREDENTIALS = { name: 'Ada', passphrase: 'battery staple' };

/** Whose work is done, but whose answer comes only when it is let go. */
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

  async #waitForRelease<T>(answer: T): Promise<T> {
    this.#computed.resolve();
    await this.#gate.promise;
    return answer;
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

/** Lets something happen between the work of a passphrase and its answer. */
async function whileHashing(
  open: (slow: Identity) => Promise<SessionResult>,
  meanwhile: () => Promise<unknown>,
  cost: ScryptCost = CHEAP_COST,
): Promise<string> {
  const passphrases = new SlowHasher(cost);
  const opening = open(new Identity({ ...fixture, passphrases }));
  await passphrases.hasComputed;
  await meanwhile();
  passphrases.release();
  const opened = await opening;
  return opened.ok ? 'opened' : opened.refusal.code;
}

async function expectSession(opening: Promise<SessionResult>) {
  const answer = await opening;
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer;
}

const signUp = () => expectSession(fixture.identity.signUp(OLD_CREDENTIALS));
const signIn = (identity: Identity) => identity.signIn(OLD_CREDENTIALS);

test('a sign-in with the old passphrase comes to nothing once there is a new one', async () => {
  const { user, token } = await signUp();
  const wish = { passphrase: OLD_CREDENTIALS.passphrase, next: NEW_CREDENTIALS.passphrase };
  const change = () => fixture.identity.changePassphrase(user, token, wish);
  expect(await whileHashing(signIn, change)).toBe('wrong-name-or-passphrase');
  expect(await fixture.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('nor does it bring the old passphrase back where its hash is of another cost', async () => {
  const { user, token } = await signUp();
  const wish = { passphrase: OLD_CREDENTIALS.passphrase, next: NEW_CREDENTIALS.passphrase };
  const change = () => fixture.identity.changePassphrase(user, token, wish);
  expect(await whileHashing(signIn, change, { ...CHEAP_COST, n: 4 })).toBe('wrong-name-or-passphrase');
  await expectSession(fixture.identity.signIn(NEW_CREDENTIALS));
});

test('two sign-ins at once that both renew the hash are both let in', async () => {
  await signUp();
  const dearer = { ...CHEAP_COST, n: 4 };
  const other = () =>
    expectSession(
      new Identity({ ...fixture, passphrases: new PassphraseHasher(dearer) }).signIn(OLD_CREDENTIALS),
    );
  expect(await whileHashing(signIn, other, dearer)).toBe('opened');
});

test('who is banned during the sign-in is told so, and has no session', async () => {
  await expectSession(fixture.identity.signUp({ name: 'First', passphrase: OLD_CREDENTIALS.passphrase }));
  const { user } = await signUp();
  expect(await whileHashing(signIn, () => fixture.identity.setBanned(user.id, true))).toBe('banned');
  expect(await fixture.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('who is deleted during the sign-in is not there any more', async () => {
  const { user } = await signUp();
  expect(await whileHashing(signIn, () => fixture.identity.deleteAccount(user))).toBe(
    'wrong-name-or-passphrase',
  );
  expect(await fixture.store.users.sessionsOf(user.id)).toEqual([]);
});

test('a guest who is banned, or signs out, while they open an account opens none', async () => {
  const guest = await expectSession(fixture.identity.createGuest('Eve'));
  const upgrade = (identity: Identity) => identity.upgradeGuest(guest.user, guest.token, OLD_CREDENTIALS);
  expect(await whileHashing(upgrade, () => fixture.identity.setBanned(guest.user.id, true))).toBe('banned');
  await fixture.identity.setBanned(guest.user.id, false);
  expect(await whileHashing(upgrade, () => fixture.identity.signOut(guest.token))).not.toBe('opened');
  expect(await fixture.store.users.accountByNameKey('ada')).toBeNull();
  expect(await fixture.store.users.sessionsOf(guest.user.id)).toEqual([]);
});

test('a session that was read before a change and arrives after it is read again', async () => {
  const { user, token } = await signUp();
  const { users } = fixture.store;
  const [atWork, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sessions = new Sessions({
    now: fixture.now,
    onTouchFailed: () => undefined,
    users: {
      async findSession(hash, now) {
        const found = await users.findSession(hash, now);
        atWork.resolve();
        await gate.promise;
        return found;
      },
      endSession: (hash) => users.endSession(hash),
      extendSession: (hash, lastSeenAt, expiresAt) => users.extendSession(hash, lastSeenAt, expiresAt),
    },
  });
  const found = sessions.userForToken(token);
  await atWork.promise;
  await users.erase(user.id);
  sessions.invalidateUser(user.id);
  gate.resolve();
  expect(await found).toBeNull();
  expect(await sessions.userForToken(token)).toBeNull();
});
