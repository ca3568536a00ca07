import type { UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Names } from './names.ts';
import { type Settlement, settle } from './testing.ts';

let house: Settlement;
beforeAll(() => {
  house = settle();
});
afterAll(() => house.close());

async function comes(name: string): Promise<UserId> {
  const opening = await house.identity.guest(name);
  if (!opening.ok) throw new Error(opening.refusal.code);
  return opening.user.id;
}

test('a name is known once its holder was met', async () => {
  const names = new Names(house.store.users);
  const ada = await comes('Ada');
  expect(names.nameOf(ada)).toBeNull();
  await names.meet([ada, ada]);
  const { nameOf } = names;
  expect(nameOf(ada)).toBe('Ada');
});

test('somebody who does not exist has no name', async () => {
  const names = new Names(house.store.users);
  const nobody = 'A'.repeat(22) as UserId;
  await names.meet([nobody]);
  expect(names.nameOf(nobody)).toBeNull();
});

test('no more names are kept than there is room for', async () => {
  const names = new Names(house.store.users, 2);
  const people = [await comes('One'), await comes('Two'), await comes('Three')];
  await names.meet(people);
  expect(people.map(names.nameOf)).toEqual([null, 'Two', 'Three']);
});

test('a new name is found after the old one was forgotten', async () => {
  const ada = await comes('Ada');
  await house.directory.meet([ada]);
  const profile = await house.identity.profileOf(ada);
  await house.identity.change(profile!, { name: 'Countess' });
  await house.directory.meet([ada]);
  expect(house.directory.nameOf(ada)).toBe('Countess');
});
