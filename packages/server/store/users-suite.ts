/** What every store of people must do, whatever it is made of. */
import type { UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewUser, StoredSession, UserStore } from './users.ts';

export interface UsersUnderTest {
  readonly users: UserStore;
  close(): Promise<void>;
}

let made = 0;
export function personOf(kind: 'guest' | 'account', nameKey: string): readonly [NewUser, StoredSession] {
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
      const [ada, session] = personOf('account', 'ada');
      expect(await users.create(ada, session)).toBe('stored');
      expect(await users.byId(ada.id)).toMatchObject({
        name: 'ADA',
        kind: 'account',
        isAdmin: true,
        locale: null,
      });
      expect(await users.session(session.hash, 50)).toMatchObject({ session, user: { id: ada.id } });
      const [rival, rivalSession] = personOf('account', 'ada');
      expect(await users.create(rival, rivalSession)).toBe('conflict');
      expect(await users.byId(rival.id)).toBeNull();
      expect(await users.session(rivalSession.hash, 50)).toBeNull();
    });

    test('a session is over at its end, not before, and can be prolonged', async () => {
      const [guest, session] = personOf('guest', 'ida');
      await users.create(guest, session);
      expect(await users.session(session.hash, 99)).not.toBeNull();
      expect(await users.session(session.hash, 100)).toBeNull();
      await users.prolong(session.hash, 60, 160);
      expect(await users.sessionsOf(guest.id)).toEqual([{ ...session, lastSeenAt: 60, expiresAt: 160 }]);
      expect(await users.session(session.hash, 100)).not.toBeNull();
    });

    test('a guest is upgraded once, and has a new session in the place of the old one', async () => {
      const [guest, session] = personOf('guest', 'eve');
      await users.create(guest, session);
      const keys = { name: 'Eve', nameKey: 'eve', passphrase: 'a hash' };
      const opened = { ...session, hash: 'second of eve' };
      const change = { ended: session.hash, opened };
      expect(await users.upgrade(guest.id, { ...keys, nameKey: 'ada' }, change)).toBe('conflict');
      expect(await users.sessionsOf(guest.id)).toEqual([session]);
      expect(await users.upgrade(guest.id, keys, change)).toBe('stored');
      const again = { ended: opened.hash, opened: { ...session, hash: 'third of eve' } };
      expect(await users.upgrade(guest.id, { ...keys, nameKey: 'eva' }, again)).toBe('conflict');
      expect(await users.accountNamed('eve')).toMatchObject({ id: guest.id, isAdmin: false });
      expect(await users.sessionsOf(guest.id)).toEqual([opened]);
    });

    test('who was banned or has signed out meanwhile is not upgraded', async () => {
      const [guest, session] = personOf('guest', 'uma');
      await users.create(guest, session);
      const keys = { name: 'Uma', nameKey: 'uma', passphrase: 'a hash' };
      const opened = { ...session, hash: 'second of uma' };
      await users.change(guest.id, { isBanned: true });
      expect(await users.upgrade(guest.id, keys, { ended: session.hash, opened })).toBe('conflict');
      await users.change(guest.id, { isBanned: false });
      expect(await users.upgrade(guest.id, keys, { ended: 'another', opened })).toBe('conflict');
      expect(await users.byId(guest.id)).toMatchObject({ kind: 'guest', passphrase: null });
      expect(await users.sessionsOf(guest.id)).toEqual([session]);
    });

    test('a session needs the passphrase as it was checked, and a holder who may come in', async () => {
      const [lea, session] = personOf('account', 'lea');
      await users.create(lea, session);
      const open = (hash: string, by: string, keep = by) =>
        users.openSession({ ...session, hash }, { by, keep });
      expect(await open('lea 2', 'a hash', 'a dearer hash')).toBe('stored');
      expect(await users.byId(lea.id)).toMatchObject({ passphrase: 'a dearer hash' });
      expect(await open('lea 3', 'a hash', 'an old hash')).toBe('conflict');
      expect(await users.byId(lea.id)).toMatchObject({ passphrase: 'a dearer hash' });
      await users.change(lea.id, { isBanned: true });
      expect(await open('lea 4', 'a dearer hash')).toBe('conflict');
      await users.change(lea.id, { isBanned: false });
      expect((await users.sessionsOf(lea.id)).map(({ hash }) => hash)).toEqual([session.hash, 'lea 2']);
      await users.erase(lea.id);
      expect(await open('lea 5', 'a dearer hash')).toBe('conflict');
      expect(await users.sessionsOf(lea.id)).toEqual([]);
    });

    test.each([
      ['dismiss', { isAdmin: false }],
      ['ban', { isBanned: true }],
    ] as const)('of two admins who %s each other at once, one stays', async (_, changes) => {
      const apart = await open();
      const pair = [personOf('account', 'one'), personOf('account', 'other')] as const;
      for (const [user, session] of pair) await apart.users.create(user, session);
      const ids = pair.map(([{ id }]) => id);
      await apart.users.change(ids[1], { isAdmin: true });
      const said = await Promise.all(ids.map((id) => apart.users.change(id, changes)));
      expect(said.toSorted()).toEqual(['conflict', 'stored']);
      const left = (await Promise.all(ids.map((id) => apart.users.byId(id)))).filter(
        (user) => user?.isAdmin && !user.isBanned,
      );
      expect(left).toHaveLength(1);
      await apart.close();
    });

    test('who is no admin, or was banned before, is not kept from losing what is left', async () => {
      const [{ id }, session] = personOf('account', 'pia');
      await users.create({ ...personOf('account', 'pia')[0], id }, session);
      await users.change(id, { isAdmin: true });
      for (const changes of [{ isBanned: true }, { isAdmin: false }, { isBanned: true }]) {
        expect(await users.change(id, changes)).toBe('stored');
      }
      expect(await users.byId(id)).toMatchObject({ isAdmin: false, isBanned: true });
    });

    test('only what is named is changed', async () => {
      const [guest, session] = personOf('guest', 'joe');
      await users.create(guest, session);
      expect(await users.change(guest.id, {})).toBe('stored');
      await users.change(guest.id, { locale: 'de', isBanned: true });
      await users.change(guest.id, { isBanned: false });
      expect(await users.byId(guest.id)).toMatchObject({ name: 'JOE', locale: 'de', isBanned: false });
    });

    test('a new passphrase needs the old one, and ends every session but one', async () => {
      const [mia, session] = personOf('account', 'mia');
      const [other, theirs] = personOf('account', 'max');
      await users.create(mia, session);
      await users.create(other, theirs);
      const second = { ...session, hash: 'second of mia' };
      await users.openSession(second, { by: 'a hash', keep: 'a hash' });
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
      const [guest, session] = personOf('guest', 'tom');
      await users.create(guest, session);
      await users.erase(guest.id);
      expect(await users.change(guest.id, { name: 'Tom', nameKey: 'tom' })).toBe('conflict');
      expect(await users.byId(guest.id)).toBeNull();
      expect(await users.names([guest.id])).toEqual(new Map());
      expect(await users.session(session.hash, 50)).toBeNull();
      expect(await users.search('tom', 10)).toEqual([]);
      const keys = { name: 'Tom', nameKey: 'tom', passphrase: 'x' };
      expect(await users.upgrade(guest.id, keys, { ended: session.hash, opened: session })).toBe('conflict');
    });

    test('a search goes by the beginning, and no sign in it means anything else', async () => {
      for (const name of ['zoe', 'zoe%', 'zoë', 'zo']) await users.create(...personOf('guest', name));
      const found = async (beginning: string) => (await users.search(beginning, 10)).map(({ name }) => name);
      expect(await found('zoe')).toEqual(['ZOE', 'ZOE%']);
      expect(await found('%')).toEqual([]);
      expect(await users.search('', 2)).toHaveLength(2);
    });

    test('a great many names are found at once', async () => {
      const people = Array.from({ length: 500 }, (_, i) => personOf('guest', `many ${i}`));
      await Promise.all(people.map(([user, session]) => users.create(user, session)));
      expect((await users.names(people.map(([{ id }]) => id))).size).toBe(500);
    });

    test('of many who open the first account at once, one is the admin', async () => {
      const people = Array.from({ length: 8 }, (_, i) => personOf('account', `first ${i}`));
      await Promise.all(people.map(([user, session]) => users.create(user, session)));
      const found = await Promise.all(people.map(([{ id }]) => users.byId(id)));
      const earlier = (await users.accountNamed('ada'))?.isAdmin ? 1 : 0;
      expect(found.filter((user) => user?.isAdmin)).toHaveLength(1 - earlier);
    });

    test('who never sat down goes with the last session, others stay', async () => {
      const [guest, session] = personOf('guest', 'gone');
      const [holder, theirs] = personOf('account', 'stays');
      await users.create(guest, session);
      await users.create(holder, theirs);
      await users.sweep(session.expiresAt);
      expect([await users.byId(guest.id), (await users.byId(holder.id))?.name]).toEqual([null, 'STAYS']);
      expect(await users.sessionsOf(holder.id)).toEqual([]);
    });
  });
}
