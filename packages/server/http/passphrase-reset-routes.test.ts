import { MailServer } from '@safehouse/trials';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { deviceCookie } from '../edge/device-cookie.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

const PUBLIC_URL = 'https://play.example.org';
const OLD = 'three owls at noon';
const NEW = 'four owls at night';

afterEach(() => {
  vi.useRealTimers();
});

async function openApi(environment: { readonly [name: string]: string } = {}) {
  const mailServer = await MailServer.start();
  onTestFinished(() => mailServer.stop());
  const api = await createTestApi({
    ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'play@example.org', PUBLIC_URL },
    ...environment,
  });
  onTestFinished(() => api.close());
  return { api, mailServer };
}

/** An account with a confirmed address. */
async function createAccount({ request, open }: TestApi, { mails }: MailServer, name = 'Ann'): Promise<string> {
  const { token } = (await request('POST', '/api/account', { body: { name, passphrase: OLD } })).json;
  await request('PUT', '/api/me/email', { token, body: { address: `${name}@example.org`, passphrase: OLD } });
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  const link = new RegExp(`${PUBLIC_URL}(/confirm-email/\\S+)`).exec(mails[0].text)?.[1] ?? '';
  expect((await open('POST', link)).status).toBe(200);
  return token;
}

const askFor = ({ request }: TestApi, name: string) => request('POST', '/api/passphrase-resets', { body: { name } });

const reset = ({ request }: TestApi, token: string, next = NEW) =>
  request('PUT', '/api/passphrase-resets', { body: { token, next } });

const signIn = async ({ request }: TestApi, passphrase: string) =>
  (await request('POST', '/api/session', { body: { name: 'Ann', passphrase } })).status;

/** The token in the link of the e-mail with this number. */
async function tokenIn({ mails }: MailServer, count = 2): Promise<string> {
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(count);
  return /\/profile#reset=(\S+)/.exec(mails[count - 1].text)?.[1] ?? '';
}

/** The subjects of all e-mails, after everything for this account was sent. */
async function subjectsOf({ services: { store } }: TestApi, { mails }: MailServer, name: string): Promise<string[]> {
  const account = await store.users.accountByNameKey(name);
  await expect.poll(() => store.notifications.queuedFor(account!.id), { timeout: 10_000 }).toEqual([]);
  return mails.map(({ subject }) => subject);
}

test('the link in the mail sets another passphrase once, and ends all sessions', async () => {
  const { api, mailServer } = await openApi();
  const session = await createAccount(api, mailServer);
  expect((await askFor(api, 'ANN')).status).toBe(202);
  const token = await tokenIn(mailServer);
  expect(mailServer.mails[1]).toMatchObject({ to: 'Ann@example.org', subject: 'Set a new passphrase' });
  expect((await reset(api, `${token}x`)).status).toBe(404);
  expect(await signIn(api, OLD)).toBe(201);
  expect((await reset(api, token)).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token: session })).status).toBe(401);
  expect([await signIn(api, OLD), await signIn(api, NEW)]).toEqual([401, 201]);
  expect((await reset(api, token, 'five owls in fog')).status).toBe(404);
  expect(api.logged.join('\n')).not.toContain(token);
});

test('of two uses of one link at the same moment one counts', async () => {
  const { api, mailServer } = await openApi();
  await createAccount(api, mailServer);
  await askFor(api, 'Ann');
  const token = await tokenIn(mailServer);
  const answers = await Promise.all([reset(api, token, 'the first new one'), reset(api, token, 'the second new one')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a link works for an hour, and not after the passphrase or the address has changed', async () => {
  const { api, mailServer } = await openApi();
  const session = await createAccount(api, mailServer);
  await askFor(api, 'Ann');
  const first = await tokenIn(mailServer);
  await api.request('PUT', '/api/me/passphrase', { token: session, body: { passphrase: OLD, next: NEW } });
  expect((await reset(api, first)).status).toBe(404);
  await askFor(api, 'Ann');
  const second = await tokenIn(mailServer, 3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
  expect((await reset(api, second)).status).toBe(404);
  vi.useRealTimers();
  await api.request('DELETE', '/api/me/email', { token: session });
  expect((await reset(api, second)).status).toBe(404);
});

test('the answer is the same for an unknown name, without an address, and without a confirmed one', async () => {
  const { api, mailServer } = await openApi();
  const known = await askFor(api, 'Nobody');
  for (const name of ['Ann', 'Bob']) await api.request('POST', '/api/account', { body: { name, passphrase: OLD } });
  const { token } = (await api.request('POST', '/api/session', { body: { name: 'Bob', passphrase: OLD } })).json;
  await api.request('PUT', '/api/me/email', { token, body: { address: 'bob@example.org', passphrase: OLD } });
  for (const name of ['Ann', 'Bob'])
    expect(await askFor(api, name)).toMatchObject({ status: known.status, json: known.json });
  await api.services.passphraseResets.whenQueued();
  expect(await subjectsOf(api, mailServer, 'bob')).toEqual(['Confirm your e-mail address']);
});

test('mails are limited by network and by address, and a server without mail says so to everybody', async () => {
  const { api, mailServer } = await openApi({ RATE_LIMITS: 'on' });
  await createAccount(api, mailServer);
  // At first three such e-mails per address. Those that confirm an address are counted separately: anybody can cause
  // them.
  for (const count of [2, 3, 4]) {
    await askFor(api, 'Ann');
    await tokenIn(mailServer, count);
  }
  expect((await askFor(api, 'Ann')).status).toBe(202);
  await api.services.passphraseResets.whenQueued();
  expect(await subjectsOf(api, mailServer, 'ann')).toHaveLength(4);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await askFor(api, `Nobody ${i}`)).status);
  expect(statuses).toContain(429);
  const silent = await createTestApi();
  onTestFinished(() => silent.close());
  expect((await askFor(silent, 'Ann')).status).toBe(404);
});

test('whoever asks again and again keeps no mail from the owner, who asks from elsewhere or from a known device', async () => {
  const { api, mailServer } = await openApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  await createAccount(api, mailServer);
  const ask = async (headers: { readonly [name: string]: string }) => {
    await api.request('POST', '/api/passphrase-resets', { body: { name: 'Ann' }, headers });
    await api.services.passphraseResets.whenQueued();
    return (await subjectsOf(api, mailServer, 'ann')).length - 1;
  };
  const [attacker, owner] = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '198.51.100.1' }];
  const counts = [];
  for (const from of [attacker, attacker, attacker, attacker, owner]) counts.push(await ask(from));
  expect(counts).toEqual([1, 2, 3, 3, 4]);
  for (let i = 2; i < 9; i++) await ask({ 'x-forwarded-for': `203.0.${i}.1` });
  expect(await ask(owner)).toBe(6);
  const [cookie] = deviceCookie(api.services.deviceKey, {
    nameKey: 'ann',
    id: 'd'.repeat(22),
    origin: PUBLIC_URL,
  }).split(';');
  expect(await ask({ ...owner, cookie })).toBe(7);
});
