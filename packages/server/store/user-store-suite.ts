/** The contract of UserStore, run on every implementation. */
import type { UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionTests } from './session-suite.ts';
import { newUserWithSession } from './test-users.ts';
import type { UserStore } from './user-store.ts';

export interface UserStoreUnderTest {
  readonly users: UserStore;
  close(): Promise<void>;
}

export function userStoreSuite(name: string, open: () => UserStoreUnderTest | Promise<UserStoreUnderTest>): void {
  describe(name, () => {
    let store: UserStoreUnderTest;
    let users: UserStore;
    beforeAll(async () => {
      store = await open();
      users = store.users;
    });
    afterAll(() => store.close());

    test('a user is created with a session, or not at all', async () => {
      const [ada, session] = newUserWithSession('account', 'ada');
      await users.offerSetupCode('code');
      expect(await users.create({ ...ada, setupCodeHash: 'code' }, session)).toBe('stored');
      expect(await users.byId(ada.id)).toMatchObject({
        name: 'ADA',
        kind: 'account',
        isAdmin: true,
        locale: null,
      });
      expect(await users.findSession(session.hash, 50)).toMatchObject({ session, user: { id: ada.id } });
      const [rival, rivalSession] = newUserWithSession('account', 'ada');
      expect(await users.create(rival, rivalSession)).toBe('conflict');
      expect(await users.byId(rival.id)).toBeNull();
      expect(await users.findSession(rivalSession.hash, 50)).toBeNull();
    });

    test('faces are those that were chosen, and programs are known, until the user is erased', async () => {
      const [ada, session] = newUserWithSession('account', 'drawn');
      const [plain, plainSession] = newUserWithSession('account', 'plain');
      const [program, programSession] = newUserWithSession('account', 'program');
      await users.create(program, programSession);
      await users.update(program.id, { isBot: true });
      await users.create(ada, session);
      await users.create(plain, plainSession);
      await users.update(ada.id, { avatar: '0123', isInvisible: true });
      expect(await users.byId(ada.id)).toMatchObject({ avatar: '0123', isInvisible: true });
      expect(await users.byId(plain.id)).toMatchObject({ avatar: null, isInvisible: false });
      expect(await users.byId(program.id)).toMatchObject({ isBot: true });
      expect(new Set(await users.facesOf([ada.id, plain.id, program.id]))).toEqual(
        new Set([
          { id: ada.id, avatar: '0123', isBot: false },
          { id: program.id, avatar: null, isBot: true },
        ]),
      );
      for (const { id } of [ada, program]) await users.erase(id);
      expect(await users.facesOf([ada.id, program.id])).toEqual([]);
    });

    test('a name that looks like that of an account is taken, until the account is erased', async () => {
      const [vera, session] = newUserWithSession('account', 'vera');
      await users.create(vera, session);
      expect([await users.isNameTaken('Vеrа'), await users.isNameTaken('Vera 2')]).toEqual([true, false]);
      const [twin, twinSession] = newUserWithSession('account', 'vеrа');
      expect(await users.create(twin, twinSession)).toBe('conflict');
      const [other, otherSession] = newUserWithSession('account', 'other');
      await users.create(other, otherSession);
      expect(await users.update(other.id, { name: 'Vеra', nameKey: 'vеra' })).toBe('conflict');
      await users.erase(vera.id);
      expect(await users.isNameTaken('vera')).toBe(false);
      expect(await users.create(twin, twinSession)).toBe('stored');
    });

    test('a guest is upgraded once, and a new session replaces the old one', async () => {
      const [guest, session] = newUserWithSession('guest', 'eve');
      await users.create(guest, session);
      const keys = { name: 'Eve', nameKey: 'eve', passphrase: 'a hash' };
      const opened = { ...session, hash: 'second of eve' };
      const change = { endedHash: session.hash, newSession: opened };
      expect(await users.upgradeGuest(guest.id, { ...keys, nameKey: 'ada' }, change)).toBe('conflict');
      expect(await users.sessionsOf(guest.id)).toEqual([session]);
      expect(await users.upgradeGuest(guest.id, keys, change)).toBe('stored');
      const again = { endedHash: opened.hash, newSession: { ...session, hash: 'third of eve' } };
      expect(await users.upgradeGuest(guest.id, { ...keys, nameKey: 'eva' }, again)).toBe('conflict');
      expect(await users.accountByNameKey('eve')).toMatchObject({ id: guest.id, isAdmin: false });
      expect(await users.sessionsOf(guest.id)).toEqual([opened]);
    });

    test('a guest who was banned or has signed out is not upgraded', async () => {
      const [guest, session] = newUserWithSession('guest', 'uma');
      await users.create(guest, session);
      const keys = { name: 'Uma', nameKey: 'uma', passphrase: 'a hash' };
      const opened = { ...session, hash: 'second of uma' };
      await users.update(guest.id, { isBanned: true });
      expect(await users.upgradeGuest(guest.id, keys, { endedHash: session.hash, newSession: opened })).toBe(
        'conflict',
      );
      await users.update(guest.id, { isBanned: false });
      expect(await users.upgradeGuest(guest.id, keys, { endedHash: 'another', newSession: opened })).toBe('conflict');
      expect(await users.byId(guest.id)).toMatchObject({ kind: 'guest', passphrase: null });
      expect(await users.sessionsOf(guest.id)).toEqual([session]);
    });

    test.each([
      ['dismiss', { isAdmin: false }],
      ['ban', { isBanned: true }],
    ] as const)('of two admins who %s each other at once, one stays', async (_, changes) => {
      const fresh = await open();
      const pair = [newUserWithSession('account', 'one'), newUserWithSession('account', 'other')] as const;
      for (const [user, session] of pair) await fresh.users.create(user, session);
      const ids = pair.map(([{ id }]) => id);
      for (const id of ids) await fresh.users.update(id, { isAdmin: true });
      const results = await Promise.all(ids.map((id) => fresh.users.update(id, changes)));
      expect(results.toSorted()).toEqual(['conflict', 'stored']);
      const left = (await Promise.all(ids.map((id) => fresh.users.byId(id)))).filter(
        (user) => user?.isAdmin && !user.isBanned,
      );
      expect(left).toHaveLength(1);
      await fresh.close();
    });

    test('a banned admin can be dismissed, and a dismissed one banned', async () => {
      const [{ id }, session] = newUserWithSession('account', 'pia');
      await users.create({ ...newUserWithSession('account', 'pia')[0], id }, session);
      await users.update(id, { isAdmin: true });
      for (const changes of [{ isBanned: true }, { isAdmin: false }, { isBanned: true }]) {
        expect(await users.update(id, changes)).toBe('stored');
      }
      expect(await users.byId(id)).toMatchObject({ isAdmin: false, isBanned: true });
    });

    test('an update changes only the given fields', async () => {
      const [guest, session] = newUserWithSession('guest', 'joe');
      await users.create(guest, session);
      expect(await users.update(guest.id, {})).toBe('stored');
      await users.update(guest.id, { locale: 'de', isBanned: true });
      await users.update(guest.id, { isBanned: false });
      expect(await users.byId(guest.id)).toMatchObject({ name: 'JOE', locale: 'de', isBanned: false });
    });

    test('a new passphrase needs the old one, and ends every session but one', async () => {
      const [mia, session] = newUserWithSession('account', 'mia');
      const [other, theirs] = newUserWithSession('account', 'max');
      await users.create(mia, session);
      await users.create(other, theirs);
      const second = { ...session, hash: 'second of mia' };
      await users.openSession(second, { checkedHash: 'a hash', newHash: 'a hash' });
      const change = { oldHash: 'no such hash', newHash: 'new hash', keptSessionHash: second.hash };
      expect(await users.changePassphrase(mia.id, change)).toBe('conflict');
      expect(await users.sessionsOf(mia.id)).toHaveLength(2);
      expect(await users.changePassphrase(mia.id, { ...change, oldHash: 'a hash' })).toBe('stored');
      expect(await users.byId(mia.id)).toMatchObject({ passphrase: 'new hash' });
      expect(await users.sessionsOf(mia.id)).toEqual([second]);
      expect(await users.sessionsOf(other.id)).toEqual([theirs]);
      expect(await users.changePassphrase(mia.id, { ...change, oldHash: 'a hash', keptSessionHash: 'nothing' })).toBe(
        'conflict',
      );
      expect(await users.sessionsOf(mia.id)).toEqual([second]);
    });

    test('an erased user is not found, and cannot be updated', async () => {
      const [guest, session] = newUserWithSession('guest', 'tom');
      await users.create(guest, session);
      await users.erase(guest.id);
      expect(await users.update(guest.id, { name: 'Tom', nameKey: 'tom' })).toBe('conflict');
      expect(await users.byId(guest.id)).toBeNull();
      expect(await users.namesOf([guest.id])).toEqual(new Map());
      expect(await users.findSession(session.hash, 50)).toBeNull();
      expect(await users.search('tom', 10)).toEqual([]);
      const keys = { name: 'Tom', nameKey: 'tom', passphrase: 'x' };
      expect(await users.upgradeGuest(guest.id, keys, { endedHash: session.hash, newSession: session })).toBe(
        'conflict',
      );
    });

    test('a search is by prefix, without wildcards', async () => {
      for (const name of ['zoe', 'zoe%', 'zoë', 'zo']) await users.create(...newUserWithSession('guest', name));
      const found = async (prefix: string) => (await users.search(prefix, 10)).map(({ name }) => name);
      expect(await found('zoe')).toEqual(['ZOE', 'ZOE%']);
      expect(await found('%')).toEqual([]);
      expect(await users.search('', 2)).toHaveLength(2);
    });

    test('many names are found at once', async () => {
      const people = Array.from({ length: 500 }, (_, i) => newUserWithSession('guest', `many ${i}`));
      await Promise.all(people.map(([user, session]) => users.create(user, session)));
      expect((await users.namesOf(people.map(([{ id }]) => id))).size).toBe(500);
    });

    test('a set-up code is offered while there is no admin, and used up by one account', async () => {
      const fresh = await open();
      const isAdmin = async (id: UserId) => (await fresh.users.byId(id))?.isAdmin;
      expect(await fresh.users.hasAdmin()).toBe(false);
      expect(await fresh.users.offerSetupCode('code')).toBe('stored');
      expect(await fresh.users.offerSetupCode('another')).toBe('conflict');
      expect([await fresh.users.isSetupCode('code'), await fresh.users.isSetupCode('another')]).toEqual([true, false]);
      const people = Array.from({ length: 8 }, (_, i) => newUserWithSession('account', `first ${i}`));
      const [[first, firstSession], ...others] = people;
      await fresh.users.create({ ...first, setupCodeHash: 'another' }, firstSession);
      expect(await isAdmin(first.id)).toBe(false);
      await Promise.all(
        others.map(([user, session]) => fresh.users.create({ ...user, setupCodeHash: 'code' }, session)),
      );
      const admins = await Promise.all(people.map(([{ id }]) => isAdmin(id)));
      expect(admins.filter(Boolean)).toHaveLength(1);
      expect([await fresh.users.hasAdmin(), await fresh.users.isSetupCode('code')]).toEqual([true, false]);
      expect(await fresh.users.offerSetupCode('third')).toBe('conflict');
      await fresh.close();
    });

    test('a guest is upgraded to an admin by the code, and a failed upgrade does not use it up', async () => {
      const fresh = await open();
      await fresh.users.offerSetupCode('code');
      const [guest, session] = newUserWithSession('guest', 'gil');
      await fresh.users.create(guest, session);
      const keys = { name: 'Gil', nameKey: 'gil', passphrase: 'a hash', setupCodeHash: 'code' };
      const newSession = { ...session, hash: 'second of gil' };
      expect(await fresh.users.upgradeGuest(guest.id, keys, { endedHash: 'another', newSession })).toBe('conflict');
      expect(await fresh.users.isSetupCode('code')).toBe(true);
      expect(await fresh.users.upgradeGuest(guest.id, keys, { endedHash: session.hash, newSession })).toBe('stored');
      expect(await fresh.users.byId(guest.id)).toMatchObject({ kind: 'account', isAdmin: true });
      expect(await fresh.users.isSetupCode('code')).toBe(false);
      await fresh.close();
    });

    test('guests who were never seated are deleted with their last session, accounts stay', async () => {
      const [guest, session] = newUserWithSession('guest', 'gone');
      const [holder, theirs] = newUserWithSession('account', 'stays');
      await users.create(guest, session);
      await users.create(holder, theirs);
      await users.deleteExpiredSessions(session.expiresAt);
      expect([await users.byId(guest.id), (await users.byId(holder.id))?.name]).toEqual([null, 'STAYS']);
      expect(await users.sessionsOf(holder.id)).toEqual([]);
    });

    test('guests who were never seated are deleted when they have not been seen for long', async () => {
      const [old, oldSession] = newUserWithSession('guest', 'old');
      const [seen, seenSession] = newUserWithSession('guest', 'seen');
      const [holder, holderSession] = newUserWithSession('account', 'holder');
      await users.deleteIdleGuests(1e15);
      await users.create(old, oldSession);
      await users.create(seen, seenSession);
      await users.create(holder, holderSession);
      await users.extendSession(seenSession.hash, oldSession.lastSeenAt + 1, seenSession.expiresAt);
      expect(await users.deleteIdleGuests(oldSession.lastSeenAt)).toBe(2);
      expect(await users.deleteIdleGuests(oldSession.lastSeenAt + 1)).toBe(1);
      expect(await users.byId(old.id)).toBeNull();
      expect([await users.sessionsOf(old.id), await users.sessionsOf(seen.id)]).toMatchObject([[], [{}]]);
      expect(await users.sessionsOf(holder.id)).toHaveLength(1);
    });

    sessionTests(() => users);
  });
}
