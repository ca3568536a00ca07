import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

const passphrase = 'correct horse';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const createAccount = async (name: string) =>
  (await api.request('POST', '/api/account', { body: { name, passphrase } })).json;

test('a guest gets a cookie and a token, and either identifies them', async () => {
  const guest = await api.request('POST', '/api/guest', { body: { name: ' Ada ' } });
  expect(guest).toMatchObject({
    status: 201,
    json: { user: { name: 'Ada', kind: 'guest', isAdmin: false } },
  });
  const cookie = guest.headers.get('set-cookie')!;
  expect(cookie).toBe(`safehouse_session=${guest.json.token}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`);
  const byToken = await api.request('GET', '/api/me', { token: guest.json.token });
  const byCookie = await api.request('GET', '/api/me', { headers: { cookie: cookie.split(';')[0] } });
  expect(byToken.json).toEqual(guest.json.user);
  expect(byCookie.json).toEqual(guest.json.user);
  expect(byCookie.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['no name', {}],
  ['an empty name', { name: '' }],
  ['a name of another kind', { name: { first: 'Ada' } }],
  ['a name that turns the text around', { name: 'a\u202eb' }],
  ['an unknown field', { name: 'Ada', isAdmin: true }],
  ['a list', ['Ada']],
])('a guest with %s is refused', async (_, body) => {
  expect(await api.request('POST', '/api/guest', { body })).toMatchObject({ status: 400, json: {} });
});

test('invalid JSON is refused', async () => {
  expect((await api.request('POST', '/api/guest', { body: '{"name": ' })).status).toBe(400);
});

test('an account is created once, and signing in needs its passphrase', async () => {
  const signIn = (name: string, guess: string) =>
    api.request('POST', '/api/session', { body: { name, passphrase: guess } });
  expect(await createAccount('Lovelace')).toMatchObject({ user: { kind: 'account' } });
  const again = await api.request('POST', '/api/account', { body: { name: 'lovelace', passphrase } });
  expect(again.status).toBe(409);
  expect((await api.request('POST', '/api/account', { body: { name: 'Short', passphrase: '1234567' } })).status).toBe(
    400,
  );
  const right = await signIn('LOVELACE', passphrase);
  expect(right).toMatchObject({ status: 201, json: { user: { name: 'Lovelace' } } });
  const [wrongName, wrongPassphrase] = [await signIn('Nobody', passphrase), await signIn('Lovelace', 'not that one')];
  expect(wrongName.status).toBe(401);
  expect(wrongName.json).toEqual(wrongPassphrase.json);
});

test('an upgraded guest keeps their id', async () => {
  const { user, token } = await api.createGuest('Grace');
  const options = { token, body: { name: 'Hopper', passphrase } };
  const upgraded = await api.request('POST', '/api/account', options);
  expect(upgraded.json.user).toMatchObject({ id: user.id, name: 'Hopper', kind: 'account' });
  expect((await api.request('GET', '/api/me', { token })).status).toBe(401);
  expect((await api.request('GET', '/api/me', { token: upgraded.json.token })).json.id).toBe(user.id);
});

test('a page of another site can neither sign a user in nor use their cookie', async () => {
  const { token } = await api.createGuest('Ada');
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const cookie = `safehouse_session=${token}`;
  const changed = await api.request('PUT', '/api/me', {
    headers: { ...evil, cookie },
    body: { name: 'Eve' },
  });
  const created = await api.request('POST', '/api/guest', { headers: evil, body: { name: 'Eve' } });
  const deleted = await api.request('DELETE', '/api/me', { headers: { ...evil, cookie } });
  expect([changed.status, created.status, deleted.status]).toEqual([403, 403, 403]);
  const own = { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin', cookie };
  expect((await api.request('PUT', '/api/me', { headers: own, body: { name: 'Ida' } })).json.name).toBe('Ida');
});

test('after signing out the token is invalid, and signing out twice is no error', async () => {
  const { token } = await api.createGuest('Ada');
  const out = await api.request('DELETE', '/api/session', { token });
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await api.request('GET', '/api/me', { token })).status).toBe(401);
  expect((await api.request('DELETE', '/api/session', { token })).status).toBe(200);
});

test('a guest who signs out leaves no push subscription and no switches behind', async () => {
  const { token, user } = await api.createGuest('Gus');
  const subscription = { endpoint: 'https://fcm.googleapis.com/gus', keys: { p256dh: 'abc', auth: 'abc' } };
  // A user who has sat at a table is kept as its player.
  await api.request('POST', '/api/matches', { token, body: { game: 'agent-avenue', seats: ['me', { bot: 'keen' }] } });
  expect((await api.request('POST', '/api/push', { token, body: { subscription } })).status).toBe(201);
  await api.request('PUT', '/api/me/notifications', { token, body: { switches: { turn: { push: false } } } });
  await api.request('DELETE', '/api/session', { token });
  expect(await api.services.store.push.subscriptionsOf(user.id)).toEqual([]);
  expect(await api.services.store.notifications.reachOf([user.id])).toMatchObject([{ hasPush: false, off: [] }]);
});

test('an invalid profile change is refused and changes nothing', async () => {
  const { user, token } = await createAccount('Turing');
  for (const body of [{ webhook: 'http://example.org' }, { webhook: 'https://10.0.0.1/' }, { isAdmin: true }]) {
    expect((await api.request('PUT', '/api/me', { token, body })).status).toBe(400);
  }
  expect((await api.request('PUT', '/api/me', { token, body: { name: 'Alan' } })).status).toBe(403);
  expect((await api.request('GET', '/api/me', { token })).json).toEqual(user);
  const body = { webhook: 'https://example.org/turn', locale: 'de' };
  expect((await api.request('PUT', '/api/me', { token, body })).json).toMatchObject(body);
});

test('changing the passphrase needs the old one and ends all other sessions', async () => {
  const { token } = await createAccount('Noether');
  const signIn = (word: string) => api.request('POST', '/api/session', { body: { name: 'Noether', passphrase: word } });
  const elsewhere = (await signIn(passphrase)).json.token;
  const change = (body: object, by = token) => api.request('PUT', '/api/me/passphrase', { token: by, body });
  const next = 'a ring of my own';

  expect(await change({ passphrase: 'not the old one', next })).toMatchObject({
    status: 401,
    json: { code: 'wrong-name-or-passphrase' },
  });
  for (const body of [{ next }, { passphrase }, { passphrase, next: 'short' }])
    expect((await change(body)).status).toBe(400);
  for (const known of [token, elsewhere])
    expect((await api.request('GET', '/api/me', { token: known })).status).toBe(200);

  expect((await change({ passphrase, next })).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token })).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token: elsewhere })).status).toBe(401);
  expect((await signIn(passphrase)).status).toBe(401);
  expect((await signIn(next)).status).toBe(201);
  expect(api.logged.join()).not.toContain(next);
});

test('accounts that sign in on one device share it', async () => {
  const signUp = async (name: string, cookie = '') => {
    const { headers, json } = await api.request('POST', '/api/account', {
      body: { name, passphrase },
      headers: { cookie },
    });
    const device = headers.getSetCookie().find((text) => text.startsWith('safehouse_device='));
    return { id: json.user.id, device: device?.split(';')[0] ?? '' };
  };
  const one = await signUp('Meitner');
  const other = await signUp('Germain', one.device);
  const elsewhere = await signUp('Kovalevskaya');
  await expect
    .poll(() => api.services.store.addresses.usersSharingAddress([one.id, other.id, elsewhere.id], 0))
    .toEqual([one.id, other.id].toSorted());
});

test('guests and strangers cannot change a passphrase', async () => {
  const { token } = await api.createGuest('Ada');
  const body = { passphrase, next: 'another one' };
  expect((await api.request('PUT', '/api/me/passphrase', { token, body })).status).toBe(403);
  expect((await api.request('PUT', '/api/me/passphrase', { body })).status).toBe(401);
});

test('profile routes need a session', async () => {
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['PUT', '/api/me'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
  ]) {
    expect((await api.request(method, path)).status).toBe(401);
  }
});

test('a user can export their data, and after deletion nothing is left', async () => {
  const { user, token } = await createAccount('Babbage');
  const created = await api.request('POST', '/api/matches', {
    token,
    body: { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' },
  });
  const exported = await api.request('GET', '/api/me/export', { token });
  expect(exported.json).toMatchObject({
    user: { id: user.id },
    matches: [{ id: created.json.id, status: 'open' }],
  });
  expect(JSON.stringify(exported.json)).not.toMatch(/scrypt|serverSeed|hash/);
  for (const body of [{}, { passphrase: 'not the passphrase' }])
    expect((await api.request('DELETE', '/api/me', { token, body })).json).toMatchObject({
      code: 'wrong-name-or-passphrase',
    });
  expect((await api.request('DELETE', '/api/me', { token, body: { passphrase } })).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token })).status).toBe(401);
  const view = await api.request('GET', `/api/matches/${created.json.id}`);
  expect(view.json).toMatchObject({ status: 'closed', players: [{ name: null }, {}] });
  const back = await api.request('POST', '/api/session', { body: { name: 'Babbage', passphrase } });
  expect(back.status).toBe(401);
});

test('new guests are limited by address', async () => {
  const limited = await createTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const by = (address: string) => ({ 'x-forwarded-for': address });
  let token: string | undefined;
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const options = { headers: by('198.51.100.1'), body: { name: 'Ada' }, ...(token && { token }) };
    const { status, json } = await limited.request('POST', '/api/guest', options);
    token = json.token;
    statuses.push(status);
  }
  await limited.close();
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
});

test('tokens and passphrases are not in the log', async () => {
  const { token } = await createAccount('Quiet');
  expect(api.logged.join('\n')).not.toContain(token);
  expect(api.logged.join('\n')).not.toContain(passphrase);
});

test('the set-up code makes the first admin, and is asked for until then', async () => {
  const fresh = await createTestApi();
  const signUp = (name: string, setupCode?: string | null) =>
    fresh.request('POST', '/api/account', { body: { name, passphrase, ...(setupCode && { setupCode }) } });
  const needsAdmin = async () => (await fresh.request('GET', '/api/setup')).json;
  expect((await signUp('First')).json.user.isAdmin).toBe(false);
  expect(await needsAdmin()).toEqual({ needsAdmin: true });
  expect(await signUp('Guesser', 'AAAA')).toMatchObject({ status: 403, json: { code: 'wrong-setup-code' } });
  expect((await signUp('Host', fresh.setupCode)).json.user.isAdmin).toBe(true);
  expect(await needsAdmin()).toEqual({ needsAdmin: false });
  await fresh.close();
});
