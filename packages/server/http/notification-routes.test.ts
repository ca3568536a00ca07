import type { OwnNotifications } from '@safehouse/protocol';
import { MailServer } from '@safehouse/trials';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

const PUBLIC_URL = 'https://play.example.org';

async function openApi(environment: { readonly [name: string]: string } = {}) {
  const mailServer = await MailServer.start();
  onTestFinished(() => mailServer.stop());
  const api = await createTestApi({
    ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'play@example.org', PUBLIC_URL, TRUST_PROXY: 'on' },
    ...environment,
  });
  onTestFinished(() => api.close());
  return { api, mailServer };
}

const PASSPHRASE = 'a long passphrase';

async function createAccount({ request }: TestApi, name = 'Ann'): Promise<string> {
  const body = { name, passphrase: PASSPHRASE };
  return (await request('POST', '/api/account', { body })).json.token;
}

async function setEmail({ request }: TestApi, token: string, address: string, passphrase = PASSPHRASE) {
  return request('PUT', '/api/me/email', { token, body: { address, passphrase } });
}

async function viewOf({ request }: TestApi, token: string): Promise<OwnNotifications> {
  return (await request('GET', '/api/me/notifications', { token })).json as unknown as OwnNotifications;
}

/** The path of the link of this kind in the latest e-mail. */
async function linkIn({ mails }: MailServer, kind: string, count = 1): Promise<string> {
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(count);
  return new RegExp(`${PUBLIC_URL}(/${kind}/\\S+)`).exec(mails[count - 1].text)?.[1] ?? '';
}

test('an address is confirmed by the link in the mail, and an earlier one stays until then', async () => {
  const { api, mailServer } = await openApi();
  const token = await createAccount(api);
  expect((await viewOf(api, token)).email).toEqual({ isAvailable: true, address: null, pending: null });
  expect((await setEmail(api, token, ' Ann@EXAMPLE.org ')).status).toBe(200);
  const link = await linkIn(mailServer, 'confirm-email');
  expect(mailServer.mails[0]).toMatchObject({ to: 'Ann@example.org', subject: 'Confirm your e-mail address' });
  // Mail programs open links, so only the button confirms.
  expect(await api.requestText(link)).toContain('<form method="post">');
  expect((await viewOf(api, token)).email).toMatchObject({ address: null, pending: 'Ann@example.org' });
  expect((await api.open('POST', link)).status).toBe(200);
  expect((await viewOf(api, token)).email).toMatchObject({ address: 'Ann@example.org', pending: null });
  expect((await api.open('POST', link)).status).toBe(404);

  await setEmail(api, token, 'new@example.org');
  const next = await linkIn(mailServer, 'confirm-email', 2);
  expect((await viewOf(api, token)).email).toMatchObject({ address: 'Ann@example.org', pending: 'new@example.org' });
  expect((await api.open('POST', `${next}x`)).status).toBe(404);
  expect((await api.open('POST', next)).status).toBe(200);
  await api.request('DELETE', '/api/me/email', { token });
  expect((await viewOf(api, token)).email).toMatchObject({ address: null, pending: null });
});

test('a link confirms the address it was sent to, and no other', async () => {
  const { api, mailServer } = await openApi();
  const token = await createAccount(api);
  await setEmail(api, token, 'mine@example.org');
  const link = await linkIn(mailServer, 'confirm-email');
  await setEmail(api, token, 'victim@example.org');
  expect((await api.open('POST', link)).status).toBe(404);
  expect((await viewOf(api, token)).email.address).toBeNull();
});

test('an address is given by whoever knows the passphrase: a link to it can set another one', async () => {
  const { api, mailServer } = await openApi({ RATE_LIMITS: 'on' });
  const token = await createAccount(api);
  const wrong = await setEmail(api, token, 'thief@example.org', 'short');
  expect(wrong).toMatchObject({ status: 401, json: { code: 'wrong-name-or-passphrase' } });
  const missing = await api.request('PUT', '/api/me/email', { token, body: { address: 'thief@example.org' } });
  expect(missing.status).toBe(400);
  expect((await viewOf(api, token)).email.pending).toBeNull();
  expect((await setEmail(api, token, 'ann@example.org')).status).toBe(200);
  await linkIn(mailServer, 'confirm-email');
  expect(mailServer.mails.map(({ to }) => to)).toEqual(['ann@example.org']);
});

test('the address is in the own export alone, in no log, and gone with the account', async () => {
  const { api, mailServer } = await openApi();
  const token = await createAccount(api);
  const other = await createAccount(api, 'Bob');
  await setEmail(api, token, 'ann@example.org');
  await api.open('POST', await linkIn(mailServer, 'confirm-email'));
  const { json } = await api.request('GET', '/api/me/export', { token });
  expect(json).toMatchObject({ email: { address: 'ann@example.org' } });
  const me = (await api.request('GET', '/api/me', { token })).json;
  for (const path of [`/api/people/${me.id}`, `/api/users/${me.id}`, '/api/people?name=Ann', '/api/me/people'])
    expect(JSON.stringify((await api.request('GET', path, { token: other })).json)).not.toContain('ann@example.org');
  expect(api.logged.join()).not.toContain('ann@example.org');
  await api.request('DELETE', '/api/me', { token, body: { passphrase: PASSPHRASE } });
  expect(await api.services.store.emails.find(me.id as never)).toEqual({ address: null, pending: null });
});

test('mails are turned off by one click, by a person or a mail program, and on again in the settings', async () => {
  const { api } = await openApi();
  const token = await createAccount(api);
  const { id } = (await api.request('GET', '/api/me', { token })).json;
  const linkFor = (topic: 'turn' | 'all') =>
    api.services.mailLinks.unsubscribeLink(id as never, topic).slice(PUBLIC_URL.length);
  expect(await api.requestText(linkFor('turn'))).toContain('No more e-mails about my turns');
  expect((await viewOf(api, token)).switches.turn).toEqual({ push: true, email: true });
  const oneClick = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  expect((await api.open('POST', linkFor('turn'), oneClick)).status).toBe(200);
  expect((await viewOf(api, token)).switches).toMatchObject({
    turn: { push: true, email: false },
    invitation: { push: true, email: true },
  });
  await api.open('POST', linkFor('all'), oneClick);
  expect(Object.values((await viewOf(api, token)).switches).map(({ email }) => email)).not.toContain(true);
  const forged = linkFor('all').replace('.all.', '.turn.');
  expect((await api.open('POST', forged)).status).toBe(404);
  const body = { switches: { turn: { email: true } } };
  expect((await api.request('PUT', '/api/me/notifications', { token, body })).json).toMatchObject({
    switches: { turn: { push: true, email: true }, invitation: { push: true, email: false } },
  });
});

test('a link in an old mail stores nothing for an account that is gone', async () => {
  const { api } = await openApi();
  const token = await createAccount(api);
  const { id } = (await api.request('GET', '/api/me', { token })).json;
  const link = api.services.mailLinks.unsubscribeLink(id as never, 'all').slice(PUBLIC_URL.length);
  await api.request('DELETE', '/api/me', { token, body: { passphrase: PASSPHRASE } });
  expect((await api.open('POST', link)).status).toBe(404);
  expect(await api.services.store.notifications.reachOf([id as never])).toMatchObject([{ off: [] }]);
});

test('friend requests and invitations are queued for those who are away', async () => {
  const { api } = await openApi();
  const [ann, bob] = [await createAccount(api), await createAccount(api, 'Bob')];
  const to = (await api.request('GET', '/api/me', { token: bob })).json.id;
  await api.services.store.emails.setPending(to as never, 'bob@example.org');
  await api.services.store.emails.confirm(to as never, 'bob@example.org');
  await api.request('PUT', `/api/me/people/${to}`, { token: ann, body: { friend: true } });
  const table = { game: 'agent-avenue', seats: ['me', 'open'] };
  const match = (await api.request('POST', '/api/matches', { token: ann, body: table })).json.id;
  await api.request('POST', `/api/matches/${match}/invitations`, { token: ann, body: { to } });
  await api.services.notifications.whenQueued();
  const queued = await api.services.store.notifications.queuedFor(to as never);
  expect(queued.map(({ event, channel }) => [event, channel])).toEqual([
    ['friend-request', 'email'],
    ['invitation', 'email'],
  ]);
});

test('only accounts have addresses, and only where the server sends mail', async () => {
  const { api } = await openApi();
  const guest = (await api.createGuest('Gus')).token;
  expect((await setEmail(api, guest, 'gus@example.org')).status).toBe(403);
  const token = await createAccount(api);
  for (const address of ['ann', 'ann@localhost', 'a@b.org\r\nBcc: c@d.org', `${'a'.repeat(250)}@b.org`])
    expect((await setEmail(api, token, address)).status).toBe(400);
  const plain = await createTestApi();
  onTestFinished(() => plain.close());
  const other = await createAccount(plain);
  expect((await viewOf(plain, other)).email.isAvailable).toBe(false);
  expect((await setEmail(plain, other, 'ann@example.org')).status).toBe(404);
});

test('mails with links are limited by account, address and network', async () => {
  const { api } = await openApi({ RATE_LIMITS: 'on' });
  const statusesOf = async (token: string, addresses: readonly string[], from: string) => {
    const statuses = [];
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': from };
      const body = { address, passphrase: PASSPHRASE };
      statuses.push((await api.request('PUT', '/api/me/email', { token, headers, body })).status);
    }
    return statuses;
  };
  const [ann, bob, cleo] = [
    await createAccount(api),
    await createAccount(api, 'Bob'),
    await createAccount(api, 'Cleo'),
  ];
  const many = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'];
  expect(await statusesOf(ann, many, '192.0.2.1')).toEqual([200, 200, 200, 429]);
  const victim = ['victim@example.org', 'b2@example.org', 'VICTIM@example.org'];
  expect(await statusesOf(bob, victim, '198.51.100.1')).toEqual([200, 200, 200]);
  // Most mail servers treat all of these as the same mailbox.
  const spellings = ['v.ictim+1@example.org', 'Vic.Tim+2@example.org'];
  expect(await statusesOf(cleo, spellings, '198.51.100.1')).toEqual([200, 429]);
  // The owner, who asks from another address, still gets one.
  expect(await statusesOf(cleo, ['victim@example.org'], '203.0.113.1')).toEqual([200]);
});
