import { expect, test } from 'vitest';
import { newUserWithSession } from './test-users.ts';
import { MAX_SESSIONS, type UserStore } from './user-store.ts';

/** The part of the contract of UserStore that is about sessions. */
export function sessionTests(users: () => UserStore): void {
  test('a session expires at its end, not before, and can be extended', async () => {
    const [guest, session] = newUserWithSession('guest', 'ida');
    await users().create(guest, session);
    expect(await users().findSession(session.hash, 99)).not.toBeNull();
    expect(await users().findSession(session.hash, 100)).toBeNull();
    await users().extendSession(session.hash, 60, 160);
    expect(await users().sessionsOf(guest.id)).toEqual([{ ...session, lastSeenAt: 60, expiresAt: 160 }]);
    expect(await users().findSession(session.hash, 100)).not.toBeNull();
  });

  test('a session is opened only while the checked hash is current and the user is not banned or erased', async () => {
    const [lea, session] = newUserWithSession('account', 'lea');
    await users().create(lea, session);
    const openSession = (hash: string, checkedHash: string, newHash = checkedHash) =>
      users().openSession({ ...session, hash }, { checkedHash, newHash });
    expect(await openSession('lea 2', 'a hash', 'a stronger hash')).toBe('stored');
    expect(await users().byId(lea.id)).toMatchObject({ passphrase: 'a stronger hash' });
    expect(await openSession('lea 3', 'a hash', 'an old hash')).toBe('conflict');
    expect(await users().byId(lea.id)).toMatchObject({ passphrase: 'a stronger hash' });
    await users().update(lea.id, { isBanned: true });
    expect(await openSession('lea 4', 'a stronger hash')).toBe('conflict');
    await users().update(lea.id, { isBanned: false });
    expect((await users().sessionsOf(lea.id)).map(({ hash }) => hash)).toEqual([session.hash, 'lea 2']);
    await users().erase(lea.id);
    expect(await openSession('lea 5', 'a stronger hash')).toBe('conflict');
    expect(await users().sessionsOf(lea.id)).toEqual([]);
  });

  test('of the sessions of an account the latest are kept', async () => {
    const [owner, first] = newUserWithSession('account', 'busy');
    const [other, otherSession] = newUserWithSession('account', 'calm');
    await users().create(owner, first);
    await users().create(other, otherSession);
    const verified = { checkedHash: 'a hash', newHash: 'a hash' };
    const hashOf = (i: number) => `busy ${String(i).padStart(3, '0')}`;
    for (let i = 0; i < MAX_SESSIONS + 2; i++)
      await users().openSession({ ...first, hash: hashOf(i), createdAt: 10 + i }, verified);
    const kept = (await users().sessionsOf(owner.id)).map(({ hash }) => hash);
    expect(kept).toEqual(Array.from({ length: MAX_SESSIONS }, (_, i) => hashOf(i + 2)));
    expect(await users().sessionsOf(other.id)).toHaveLength(1);
  });
}
