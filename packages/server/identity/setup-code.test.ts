import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSetupCode, hashSetupCode } from './setup-code.ts';
import { createIdentityFixture, type IdentityFixture } from './test-helpers.ts';

const passphrase = 'correct horse';
let fixture: IdentityFixture;
beforeEach(() => {
  fixture = createIdentityFixture();
});
afterEach(() => fixture.close());

const createCode = async () => (await createSetupCode(fixture.store.users)) ?? 'none';

async function signUp(name: string, setupCode?: string) {
  const result = await fixture.identity.signUp({ name, passphrase, ...(setupCode && { setupCode }) });
  return result.ok ? result.user : result.refusal.code;
}

test('a code is made once, and stored as a hash', async () => {
  const code = await createCode();
  expect(code).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
  expect(await createSetupCode(fixture.store.users)).toBeNull();
  expect(await fixture.store.push.getOrCreateSetting('setup-code', '')).toBe(hashSetupCode(code));
});

test('the code makes an admin once, however it is typed', async () => {
  const code = await createCode();
  expect(await signUp('Ada')).toMatchObject({ isAdmin: false });
  expect(await fixture.identity.hasAdmin()).toBe(false);
  expect(await signUp('Eve', 'AAAA-AAAA-AAAA-AAAA')).toBe('wrong-setup-code');
  expect(await signUp('Ida', ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({ isAdmin: true });
  expect(await fixture.identity.hasAdmin()).toBe(true);
  expect(await signUp('Eve', code)).toBe('wrong-setup-code');
  expect(await createSetupCode(fixture.store.users)).toBeNull();
});

test('of two who use the code at once one is the admin', async () => {
  const code = await createCode();
  const both = await Promise.all([signUp('Ada', code), signUp('Ida', code)]);
  expect(both.filter((user) => typeof user === 'object' && user.isAdmin)).toHaveLength(1);
});

test('a sign-up that fails does not use up the code', async () => {
  const code = await createCode();
  await signUp('Ada');
  expect(await signUp('ADA', code)).toBe('name-taken');
  expect(await signUp('Ida', code)).toMatchObject({ isAdmin: true });
});

test('a guest becomes the admin with the code', async () => {
  const code = await createCode();
  const guest = await fixture.identity.createGuest('Ada');
  if (!guest.ok) throw new Error(guest.refusal.code);
  const request = { name: 'Ada', passphrase, setupCode: code };
  expect(await fixture.identity.upgradeGuest(guest.user, 'not the token', request)).toMatchObject({
    ok: false,
  });
  expect(await fixture.identity.upgradeGuest(guest.user, guest.token, request)).toMatchObject({
    user: { id: guest.user.id, isAdmin: true },
  });
});

test('when the only admin has gone there can be a code again', async () => {
  const admin = await signUp('Ada', await createCode());
  if (typeof admin === 'string') throw new Error(admin);
  await fixture.identity.deleteAccount(admin);
  expect(await createSetupCode(fixture.store.users)).not.toBeNull();
});
