import type { UserId } from '@safehouse/protocol';
import type { NewUser, StoredSession } from './user-store.ts';

let userCount = 0;
export function newUserWithSession(kind: 'guest' | 'account', nameKey: string): readonly [NewUser, StoredSession] {
  const id = `user-${++userCount}`.padEnd(22, '-') as UserId;
  const passphrase = kind === 'account' ? 'a hash' : null;
  const session = { hash: `hash ${id}`, user: id, createdAt: 5, lastSeenAt: 5, expiresAt: 100 };
  return [{ id, kind, name: nameKey.toUpperCase(), nameKey, passphrase, createdAt: 5 }, session];
}
