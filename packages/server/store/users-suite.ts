/** What every store of people must do, whatever it is made of. */
import type { UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewUser, StoredSession, UserStore } from './users.ts';

export interface UsersUnderTest {
  readonly users: UserStore;
  close(): Promise<void>;
}

let made = 0;
function person(kind: 'guest' | 'account', nameKey: string): readonly [NewUser, StoredSession] {
  const id = `user-${++made}`.padEnd(22, '-') as UserId;
  const passphrase = kind === 'account' ? 'a hash' : null;
  const session = { hash: `hash ${id}`, user: id, createdAt: 5, lastSeenAt: 5, expiresAt: 100 };
  return [{ id, kind, name: nameKey.toUpperCase(), nameKey, passphrase, createdAt: 5 }, session];
}

export function userStoreSuite(name: string, open: () => UsersUnderTest | Promise<UsersUnderTest>): void {
  describe(name, () => {
    let store: UsersUnderTest;
    let users: UserStore;
    beforeAll(async () => {
      store = await open();
      users = store.users;
    });
    afterAll(() => store.close());

    test('somebody comes with a session, or not at all', async () => {
      const [ada, session] = person('account', 'ada');
      expect(await users.create(ada, session)).toBe('stored');
      expect(await users.byId(ada.id)).toMatchObject({
        name: 'ADA',
        kind: 'account',
        isAdmin: true,
        locale: null,
      });
      expect(await users.session(session.hash, 50)).toMatchObject({ session, user: { id: ada.id } });
      const [rival, rivalSession] = person('account', 'ada');
      expect(await users.create(rival, rivalSession)).toBe('conflict');
      expect(await users.byId(rival.id)).toBeNull();
      expect(await users.session(rivalSession.hash, 50)).toBeNull();
    });

    test('a session is over at its end, not before, and can be prolonged', async () => {
      const [guest, session] = person('guest', 'ida');
      await users.create(guest, session);
      expect(await users.session(session.hash, 99)).not.toBeNull();
      expect(await users.session(session.hash, 100)).toBeNull();
      await users.prolong(session.hash, 60, 160);
      expect(await users.sessionsOf(guest.id)).toEqual([{ ...session, lastSeenAt: 60, expiresAt: 160 }]);
      expect(await users.session(session.hash, 100)).not.toBeNull();
    });

    test('a guest is upgraded once', async () => {
      const [guest, session] = person('guest', 'eve');
      await users.create(guest, session);
      const keys = { name: 'Eve', nameKey: 'eve', passphrase: 'a hash' };
      expect(await users.upgrade(guest.id, { ...keys, nameKey: 'ada' })).toBe('conflict');
      expect(await users.upgrade(guest.id, keys)).toBe('stored');
      expect(await users.upgrade(guest.id, { ...keys, nameKey: 'eva' })).toBe('conflict');
      expect(await users.accountNamed('eve')).toMatchObject({ id: guest.id, isAdmin: false });
    });

    test('only what is named is changed', async () => {
      const [guest, session] = person('guest', 'joe');
      await users.create(guest, session);
      await users.change(guest.id, {});
      await users.change(guest.id, { locale: 'de', isBanned: true });
      await users.change(guest.id, { isBanned: false });
      expect(await users.byId(guest.id)).toMatchObject({ name: 'JOE', locale: 'de', isBanned: false });
    });

    test('a new passphrase needs the old one, and ends every session but one', async () => {
      const [mia, session] = person('account', 'mia');
      const [other, theirs] = person('account', 'max');
      await users.create(mia, session);
      await users.create(other, theirs);
      const second = { ...session, hash: 'second of mia' };
      await users.openSession(second);
      const rekeying = { from: 'no such hash', to: 'new hash', kept: second.hash };
      expect(await users.rekey(mia.id, rekeying)).toBe('conflict');
      expect(await users.sessionsOf(mia.id)).toHaveLength(2);
      expect(await users.rekey(mia.id, { ...rekeying, from: 'a hash' })).toBe('stored');
      expect(await users.byId(mia.id)).toMatchObject({ passphrase: 'new hash' });
      expect(await users.sessionsOf(mia.id)).toEqual([second]);
      expect(await users.sessionsOf(other.id)).toEqual([theirs]);
      expect(await users.rekey(mia.id, { ...rekeying, from: 'a hash', kept: 'nothing' })).toBe('conflict');
      expect(await users.sessionsOf(mia.id)).toEqual([second]);
    });

    test('who is erased is found nowhere, and cannot be changed back', async () => {
      const [guest, session] = person('guest', 'tom');
      await users.create(guest, session);
      await users.erase(guest.id);
      await users.change(guest.id, { name: 'Tom', nameKey: 'tom' });
      expect(await users.byId(guest.id)).toBeNull();
      expect(await users.names([guest.id])).toEqual(new Map());
      expect(await users.session(session.hash, 50)).toBeNull();
      expect(await users.search('tom', 10)).toEqual([]);
      expect(await users.upgrade(guest.id, { name: 'Tom', nameKey: 'tom', passphrase: 'x' })).toBe(
        'conflict',
      );
    });

    test('a search goes by the beginning, and no sign in it means anything else', async () => {
      for (const name of ['zoe', 'zoe%', 'zoë', 'zo']) await users.create(...person('guest', name));
      const found = async (beginning: string) => (await users.search(beginning, 10)).map(({ name }) => name);
      expect(await found('zoe')).toEqual(['ZOE', 'ZOE%']);
      expect(await found('%')).toEqual([]);
      expect(await users.search('', 2)).toHaveLength(2);
    });

    test('a great many names are found at once', async () => {
      const people = Array.from({ length: 500 }, (_, i) => person('guest', `many ${i}`));
      await Promise.all(people.map(([user, session]) => users.create(user, session)));
      expect((await users.names(people.map(([{ id }]) => id))).size).toBe(500);
    });

    test('of many who open the first account at once, one is the admin', async () => {
      const people = Array.from({ length: 8 }, (_, i) => person('account', `first ${i}`));
      await Promise.all(people.map(([user, session]) => users.create(user, session)));
      const found = await Promise.all(people.map(([{ id }]) => users.byId(id)));
      const earlier = (await users.accountNamed('ada'))?.isAdmin ? 1 : 0;
      expect(found.filter((user) => user?.isAdmin)).toHaveLength(1 - earlier);
    });

    test('who never sat down goes with the last session, others stay', async () => {
      const [guest, session] = person('guest', 'gone');
      const [holder, theirs] = person('account', 'stays');
      await users.create(guest, session);
      await users.create(holder, theirs);
      await users.sweep(session.expiresAt);
      expect([await users.byId(guest.id), (await users.byId(holder.id))?.name]).toEqual([null, 'STAYS']);
      expect(await users.sessionsOf(holder.id)).toEqual([]);
    });
  });
}
