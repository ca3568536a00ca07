import type { UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NameCache } from './name-cache.ts';
import { createIdentityFixture, type IdentityFixture } from './test-helpers.ts';

let fixture: IdentityFixture;
beforeAll(() => {
  fixture = createIdentityFixture();
});
afterAll(() => fixture.close());

async function createGuest(name: string): Promise<UserId> {
  const opening = await fixture.identity.createGuest(name);
  if (!opening.ok) throw new Error(opening.refusal.code);
  return opening.user.id;
}

test('a name is known after preloading', async () => {
  const names = new NameCache(fixture.store.users);
  const ada = await createGuest('Ada');
  expect([names.nameOf(ada), names.isLoaded([ada])]).toEqual([null, false]);
  await names.preload([ada, ada]);
  const { nameOf } = names;
  expect([nameOf(ada), names.isLoaded([ada]), names.isLoaded([ada, 'B'.repeat(22) as UserId])]).toEqual([
    'Ada',
    true,
    false,
  ]);
});

test('an unknown user has no name', async () => {
  const names = new NameCache(fixture.store.users);
  const nobody = 'A'.repeat(22) as UserId;
  await names.preload([nobody]);
  expect(names.nameOf(nobody)).toBeNull();
});

test('the oldest names are dropped when the cache is full', async () => {
  const names = new NameCache(fixture.store.users, 2);
  const people = [await createGuest('One'), await createGuest('Two'), await createGuest('Three')];
  await names.preload(people);
  expect(people.map(names.nameOf)).toEqual([null, 'Two', 'Three']);
});

test('a new name is loaded after a change', async () => {
  const ada = await createGuest('Ada');
  await fixture.directory.preload([ada]);
  const profile = await fixture.identity.profileOf(ada);
  await fixture.identity.updateProfile(profile!, { name: 'Countess' });
  await fixture.directory.preload([ada]);
  expect(fixture.directory.nameOf(ada)).toBe('Countess');
});
