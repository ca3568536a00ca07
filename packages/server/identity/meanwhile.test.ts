/** What happens to somebody while their passphrase is being checked: a check takes its time. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Identity, type Opening } from './identity.ts';
import { type Cost, Passphrases } from './passphrases.ts';
import { Sessions } from './sessions.ts';
import { CHEAP, type Settlement, settle } from './testing.ts';

const OLD = { name: 'Ada', passphrase: 'correct horse' };
const NEW = { name: 'Ada', passphrase: 'battery staple' };

/** Whose work is done, but whose answer comes only when it is let go. */
class Slow extends Passphrases {
  readonly #done = Promise.withResolvers<void>();
  readonly #gate = Promise.withResolvers<void>();
  readonly atWork = this.#done.promise;
  readonly letGo = this.#gate.resolve;

  override async matches(passphrase: string, hash: string | null): Promise<boolean> {
    return this.#held(await super.matches(passphrase, hash));
  }

  override async hash(passphrase: string): Promise<string> {
    return this.#held(await super.hash(passphrase));
  }

  async #held<T>(answer: T): Promise<T> {
    this.#done.resolve();
    await this.#gate.promise;
    return answer;
  }
}

let house: Settlement;
beforeAll(() => {
  house = settle();
});
afterEach(async () => {
  const account = await house.store.users.accountNamed('ada');
  if (account) await house.store.users.erase(account.id);
});
afterAll(() => house.close());

/** Lets something happen between the work of a passphrase and its answer. */
async function during(
  open: (slow: Identity) => Promise<Opening>,
  meanwhile: () => Promise<unknown>,
  cost: Cost = CHEAP,
): Promise<string> {
  const passphrases = new Slow(cost);
  const opening = open(new Identity({ ...house, passphrases }));
  await passphrases.atWork;
  await meanwhile();
  passphrases.letGo();
  const opened = await opening;
  return opened.ok ? 'opened' : opened.refusal.code;
}

async function opened(opening: Promise<Opening>) {
  const answer = await opening;
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer;
}

const signUp = () => opened(house.identity.signUp(OLD));
const signIn = (identity: Identity) => identity.signIn(OLD);

test('a sign-in with the old passphrase comes to nothing once there is a new one', async () => {
  const { user, token } = await signUp();
  const wish = { passphrase: OLD.passphrase, next: NEW.passphrase };
  const change = () => house.identity.changePassphrase(user, token, wish);
  expect(await during(signIn, change)).toBe('wrong-name-or-passphrase');
  expect(await house.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('nor does it bring the old passphrase back where its hash is of another cost', async () => {
  const { user, token } = await signUp();
  const wish = { passphrase: OLD.passphrase, next: NEW.passphrase };
  const change = () => house.identity.changePassphrase(user, token, wish);
  expect(await during(signIn, change, { ...CHEAP, n: 4 })).toBe('wrong-name-or-passphrase');
  await opened(house.identity.signIn(NEW));
});

test('two sign-ins at once that both renew the hash are both let in', async () => {
  await signUp();
  const dearer = { ...CHEAP, n: 4 };
  const other = () => opened(new Identity({ ...house, passphrases: new Passphrases(dearer) }).signIn(OLD));
  expect(await during(signIn, other, dearer)).toBe('opened');
});

test('who is banned during the sign-in is told so, and has no session', async () => {
  await opened(house.identity.signUp({ name: 'First', passphrase: OLD.passphrase }));
  const { user } = await signUp();
  expect(await during(signIn, () => house.identity.setBanned(user.id, true))).toBe('banned');
  expect(await house.store.users.sessionsOf(user.id)).toHaveLength(1);
});

test('who is deleted during the sign-in is not there any more', async () => {
  const { user } = await signUp();
  expect(await during(signIn, () => house.identity.deleteAccount(user))).toBe('wrong-name-or-passphrase');
  expect(await house.store.users.sessionsOf(user.id)).toEqual([]);
});

test('a guest who is banned, or signs out, while they open an account opens none', async () => {
  const guest = await opened(house.identity.guest('Eve'));
  const upgrade = (identity: Identity) => identity.upgrade(guest.user, guest.token, OLD);
  expect(await during(upgrade, () => house.identity.setBanned(guest.user.id, true))).toBe('banned');
  await house.identity.setBanned(guest.user.id, false);
  expect(await during(upgrade, () => house.identity.signOut(guest.token))).not.toBe('opened');
  expect(await house.store.users.accountNamed('ada')).toBeNull();
  expect(await house.store.users.sessionsOf(guest.user.id)).toEqual([]);
});

test('a session that was read before a change and arrives after it is read again', async () => {
  const { user, token } = await signUp();
  const { users } = house.store;
  const [atWork, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sessions = new Sessions({
    now: house.now,
    failed: () => undefined,
    users: {
      async session(hash, now) {
        const found = await users.session(hash, now);
        atWork.resolve();
        await gate.promise;
        return found;
      },
      endSession: (hash) => users.endSession(hash),
      prolong: (hash, lastSeenAt, expiresAt) => users.prolong(hash, lastSeenAt, expiresAt),
    },
  });
  const found = sessions.userOf(token);
  await atWork.promise;
  await users.erase(user.id);
  sessions.forget(user.id);
  gate.resolve();
  expect(await found).toBeNull();
  expect(await sessions.userOf(token)).toBeNull();
});
