import { afterAll, expect, test } from 'vitest';
import { Identity } from './identity.ts';
import { createIdentityFixture } from './test-helpers.ts';

const DAY_MS = 86_400_000;

const fixture = createIdentityFixture();
afterAll(() => fixture.close());

test('while guests who never play take most places, they are deleted sooner', async () => {
  const identity = new Identity({ ...fixture, maxIdleGuests: 4 });
  const guest = (name: string) => identity.createGuest(name);
  for (const name of ['Ada', 'Bea', 'Cy', 'Di']) expect(await guest(name)).toMatchObject({ ok: true });
  expect(await guest('Eve')).toMatchObject({ ok: false });
  fixture.clock.now += DAY_MS / 2;
  await identity.deleteExpiredSessions();
  expect(await guest('Eve')).toMatchObject({ ok: true });
  fixture.clock.now += 2 * DAY_MS;
  await identity.deleteExpiredSessions();
  expect(await fixture.store.users.counts()).toMatchObject({ guests: 1 });
});
