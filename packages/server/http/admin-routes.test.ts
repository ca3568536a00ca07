import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await createTestApi();
  const body = { name: 'Admin', passphrase: 'correct horse', setupCode: api.setupCode };
  admin = (await api.request('POST', '/api/account', { body })).json.token;
});
afterAll(() => api.close());

const UNKNOWN_ID = 'A'.repeat(22);

async function createTable(token: string): Promise<string> {
  const body = { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' };
  return (await api.request('POST', '/api/matches', { token, body })).json.id;
}

test('everything under /api/admin is for admins, and nothing else is', () => {
  const misplaced = allRoutes().filter(({ path, access }) => path.startsWith('/api/admin') !== (access === 'admin'));
  expect(misplaced.map(({ path }) => path)).toEqual([]);
});

test('admin routes are for admins only', async () => {
  const { token } = await api.createGuest('Ada');
  for (const [method, path] of [
    ['GET', '/api/admin/health'],
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/flags'],
    ['POST', `/api/admin/users/${UNKNOWN_ID}/ban`],
    ['POST', `/api/admin/users/${UNKNOWN_ID}/unban`],
    ['PUT', `/api/admin/users/${UNKNOWN_ID}/admin`],
    ['DELETE', `/api/admin/users/${UNKNOWN_ID}/admin`],
    ['POST', `/api/admin/matches/${UNKNOWN_ID}/close`],
    ['DELETE', `/api/admin/matches/${UNKNOWN_ID}/chat/1`],
  ]) {
    expect((await api.request(method, path)).status).toBe(401);
    expect((await api.request(method, path, { token })).status).toBe(403);
  }
});

test('health shows release, counts, and whether the store is writable', async () => {
  const { status, json } = await api.request('GET', '/api/admin/health', { token: admin });
  expect(status).toBe(200);
  expect(json).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), isStoreWell: true });
  expect(json.users).toMatchObject({ accounts: 1 });
  expect(json.matches).toEqual({ inMemory: expect.any(Number), overdue: 0 });
});

test('users are found by the beginning of their name, without secrets', async () => {
  await api.createGuest('Mata Hari');
  await api.createGuest('Matahari');
  await api.createGuest('Hari Mata');
  const found = await api.request('GET', '/api/admin/users?name=MATA', { token: admin });
  expect(found.json.users.map(({ name }) => name)).toEqual(['Mata Hari', 'Matahari']);
  expect(JSON.stringify(found.json)).not.toMatch(/passphrase|webhook|hash/);
  expect((await api.request('GET', '/api/admin/users?name=%25', { token: admin })).json.users).toEqual([]);
  expect((await api.request('GET', '/api/admin/users', { token: admin })).json.users.length).toBeGreaterThan(3);
});

test('a banned user is refused until the ban is lifted', async () => {
  const { user, token } = await api.createGuest('Ada');
  const send = (action: string) => api.request('POST', `/api/admin/users/${user.id}/${action}`, { token: admin });
  expect((await send('ban')).json).toEqual({ isBanned: true });
  expect(await api.request('GET', '/api/me', { token })).toMatchObject({ status: 403 });
  expect((await send('unban')).json).toEqual({ isBanned: false });
  expect((await api.request('GET', '/api/me', { token })).status).toBe(200);
});

test('a ban closes the open tables of the banned, frees their seats at others and ends their search', async () => {
  const [banned, other] = [await api.createGuest('Ada'), await api.createGuest('Bea')];
  const statusOf = async (id: string) => (await api.request('GET', `/api/matches/${id}`)).json;
  const own = await createTable(banned.token);
  const pair = { game: 'kompromat', seats: ['me', 'open'], pair: true };
  const paired = (await api.request('POST', '/api/matches', { token: banned.token, body: pair })).json;
  const body = { game: 'spy-connection', seats: ['me', 'open', 'open'] };
  const joined = (await api.request('POST', '/api/matches', { token: other.token, body })).json.id;
  await api.request('POST', `/api/matches/${joined}/join`, { token: banned.token, body: {} });
  const seek = api.request('POST', '/api/seeks', { token: banned.token, body: { game: 'kompromat' } });
  while (api.services.matchmaker.count === 0) await new Promise((resolve) => setTimeout(resolve, 5));

  await api.request('POST', `/api/admin/users/${banned.user.id}/ban`, { token: admin });
  expect((await seek).json).toEqual({ waiting: false });
  expect(await statusOf(own)).toMatchObject({ status: 'closed' });
  expect(await statusOf(paired.id)).toMatchObject({ status: 'closed' });
  expect(await statusOf((paired as unknown as { pair: string }).pair)).toMatchObject({ status: 'closed' });
  expect(await statusOf(joined)).toMatchObject({ status: 'open', players: [{ name: 'Bea' }, {}, {}] });
});

test('admins cannot ban themselves or unknown users', async () => {
  const { json: self } = await api.request('GET', '/api/me', { token: admin });
  const ban = (id: string) => api.request('POST', `/api/admin/users/${id}/ban`, { token: admin });
  expect((await ban(self.id)).status).toBe(403);
  expect((await ban(UNKNOWN_ID)).status).toBe(404);
  expect((await ban('nonsense')).status).toBe(404);
});

test('an admin can make another admin, who has the same rights until they are revoked', async () => {
  const accountOf = async (name: string) =>
    (await api.request('POST', '/api/account', { body: { name, passphrase: 'correct horse' } })).json;
  const [second, third] = [await accountOf('Second'), await accountOf('Third')];
  const changeAdmin = (method: string, id: string, token: string) =>
    api.request(method, `/api/admin/users/${id}/admin`, { token });
  const health = async (token: string) => (await api.request('GET', '/api/admin/health', { token })).status;

  expect(await health(second.token)).toBe(403);
  expect((await changeAdmin('PUT', third.user.id, second.token)).status).toBe(403);
  expect((await changeAdmin('PUT', second.user.id, second.token)).status).toBe(403);
  expect((await changeAdmin('PUT', second.user.id, admin)).json).toEqual({ isAdmin: true });
  expect(await health(second.token)).toBe(200);
  expect((await changeAdmin('PUT', third.user.id, second.token)).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token: third.token })).json).toMatchObject({ isAdmin: true });

  expect((await changeAdmin('DELETE', second.user.id, second.token)).status).toBe(403);
  expect((await changeAdmin('DELETE', second.user.id, third.token)).json).toEqual({ isAdmin: false });
  expect(await health(second.token)).toBe(403);
  expect(api.logged.join()).toContain('grant-admin');
});

test.each([
  ['DELETE', 'admin'],
  ['POST', 'ban'],
])(
  'two admins who %s %s each other at the same moment do not leave the server without an admin',
  async (method, action) => {
    const fresh = await createTestApi();
    const accountOf = async (name: string, setup = {}) =>
      (await fresh.request('POST', '/api/account', { body: { name, passphrase: 'correct horse', ...setup } })).json;
    const one = await accountOf('One', { setupCode: fresh.setupCode });
    const other = await accountOf('Other');
    await fresh.request('PUT', `/api/admin/users/${other.user.id}/admin`, { token: one.token });
    const changeAdmin = (id: string, token: string) =>
      fresh.request(method, `/api/admin/users/${id}/${action}`, { token });
    const responses = await Promise.all([changeAdmin(other.user.id, one.token), changeAdmin(one.user.id, other.token)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const health = ({ token }: { readonly token: string }) => fresh.request('GET', '/api/admin/health', { token });
    const healths = await Promise.all([one, other].map(health));
    expect(healths.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    await fresh.close();
  },
);

test('guests, banned and unknown users cannot become admins', async () => {
  const changeAdmin = (id: string) => api.request('PUT', `/api/admin/users/${id}/admin`, { token: admin });
  const { user } = await api.createGuest('Ada');
  expect((await changeAdmin(user.id)).status).toBe(403);
  const body = { name: 'Rude', passphrase: 'correct horse' };
  const rude = (await api.request('POST', '/api/account', { body })).json.user;
  await api.request('POST', `/api/admin/users/${rude.id}/ban`, { token: admin });
  expect((await changeAdmin(rude.id)).status).toBe(403);
  expect((await changeAdmin(UNKNOWN_ID)).status).toBe(404);
  expect((await changeAdmin('nonsense')).status).toBe(404);
});

test('a table can be closed once', async () => {
  const { token } = await api.createGuest('Ada');
  const id = await createTable(token);
  const close = (match: string) => api.request('POST', `/api/admin/matches/${match}/close`, { token: admin });
  expect((await close(id)).status).toBe(200);
  expect((await api.request('GET', `/api/matches/${id}`, { token })).json.status).toBe('closed');
  expect((await close(id)).status).toBe(409);
  expect((await close(UNKNOWN_ID)).status).toBe(404);
  expect((await close('..')).status).toBe(404);
});

test('the content of a chat line can be removed', async () => {
  const { user, token } = await api.createGuest('Ada');
  const id = await createTable(token);
  const { store } = api.services;
  const match = (await store.matches.matchesOf(user.id, 1))[0].header.id;
  await store.chat.add(match, { n: 1, at: 1, user: user.id, said: { text: 'rude' } });
  const remove = (line: string) => api.request('DELETE', `/api/admin/matches/${id}/chat/${line}`, { token: admin });
  expect((await remove('1')).status).toBe(200);
  expect(await store.chat.linesSince(match, 0)).toMatchObject([{ n: 1, said: null }]);
  expect((await remove('2')).status).toBe(404);
  expect((await remove('one')).status).toBe(404);
});
