import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from './testing.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  const body = { name: 'Head of House', passphrase: 'correct horse' };
  admin = (await api.ask('POST', '/api/account', { body })).json.token;
});
afterAll(() => api.close());

const NOBODY = 'A'.repeat(22);
const guest = async (name: string) => (await api.ask('POST', '/api/guest', { body: { name } })).json;

async function table(token: string): Promise<string> {
  const body = { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' };
  return (await api.ask('POST', '/api/matches', { token, body })).json.id;
}

test('only an admin gets in', async () => {
  const { token } = await guest('Ada');
  for (const [method, path] of [
    ['GET', '/api/admin/health'],
    ['GET', '/api/admin/users'],
    ['POST', `/api/admin/users/${NOBODY}/ban`],
    ['POST', `/api/admin/users/${NOBODY}/unban`],
    ['PUT', `/api/admin/users/${NOBODY}/admin`],
    ['DELETE', `/api/admin/users/${NOBODY}/admin`],
    ['POST', `/api/admin/matches/${NOBODY}/close`],
    ['DELETE', `/api/admin/matches/${NOBODY}/chat/1`],
  ]) {
    expect((await api.ask(method, path)).status).toBe(401);
    expect((await api.ask(method, path, { token })).status).toBe(403);
  }
});

test('health tells what runs, how much there is, and that it can be stored', async () => {
  const { status, json } = await api.ask('GET', '/api/admin/health', { token: admin });
  expect(status).toBe(200);
  expect(json).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), isStoreWell: true });
  expect(json.users).toMatchObject({ accounts: 1 });
  expect(json.matches).toEqual({ inMemory: expect.any(Number), overdue: 0 });
});

test('people are found by how their name begins, and nothing secret is told of them', async () => {
  await guest('Mata Hari');
  await guest('Matahari');
  await guest('Hari Mata');
  const found = await api.ask('GET', '/api/admin/users?name=MATA', { token: admin });
  expect(found.json.users.map(({ name }) => name)).toEqual(['Mata Hari', 'Matahari']);
  expect(JSON.stringify(found.json)).not.toMatch(/passphrase|webhook|hash/);
  expect((await api.ask('GET', '/api/admin/users?name=%25', { token: admin })).json.users).toEqual([]);
  expect((await api.ask('GET', '/api/admin/users', { token: admin })).json.users.length).toBeGreaterThan(3);
});

test('who is banned is told so, until the ban is lifted', async () => {
  const { user, token } = await guest('Ada');
  const order = (word: string) => api.ask('POST', `/api/admin/users/${user.id}/${word}`, { token: admin });
  expect((await order('ban')).json).toEqual({ isBanned: true });
  expect(await api.ask('GET', '/api/me', { token })).toMatchObject({ status: 403 });
  expect((await order('unban')).json).toEqual({ isBanned: false });
  expect((await api.ask('GET', '/api/me', { token })).status).toBe(200);
});

test('nobody bans themselves, or somebody who is not there', async () => {
  const { json: self } = await api.ask('GET', '/api/me', { token: admin });
  const ban = (id: string) => api.ask('POST', `/api/admin/users/${id}/ban`, { token: admin });
  expect((await ban(self.id)).status).toBe(403);
  expect((await ban(NOBODY)).status).toBe(404);
  expect((await ban('nonsense')).status).toBe(404);
});

test('an admin makes another, who can do the same, until it is taken back', async () => {
  const accountOf = async (name: string) =>
    (await api.ask('POST', '/api/account', { body: { name, passphrase: 'correct horse' } })).json;
  const [second, third] = [await accountOf('Second'), await accountOf('Third')];
  const order = (method: string, id: string, token: string) =>
    api.ask(method, `/api/admin/users/${id}/admin`, { token });
  const health = async (token: string) => (await api.ask('GET', '/api/admin/health', { token })).status;

  expect(await health(second.token)).toBe(403);
  expect((await order('PUT', third.user.id, second.token)).status).toBe(403);
  expect((await order('PUT', second.user.id, second.token)).status).toBe(403);
  expect((await order('PUT', second.user.id, admin)).json).toEqual({ isAdmin: true });
  expect(await health(second.token)).toBe(200);
  expect((await order('PUT', third.user.id, second.token)).status).toBe(200);
  expect((await api.ask('GET', '/api/me', { token: third.token })).json).toMatchObject({ isAdmin: true });

  expect((await order('DELETE', second.user.id, second.token)).status).toBe(403);
  expect((await order('DELETE', second.user.id, third.token)).json).toEqual({ isAdmin: false });
  expect(await health(second.token)).toBe(403);
  expect(api.logged.join()).toContain('made an admin');
});

test.each([
  ['DELETE', 'admin'],
  ['POST', 'ban'],
])(
  'two admins who %s %s each other at the same moment do not leave the house without one',
  async (method, what) => {
    const apart = await testApi();
    const accountOf = async (name: string) =>
      (await apart.ask('POST', '/api/account', { body: { name, passphrase: 'correct horse' } })).json;
    const [one, other] = [await accountOf('One'), await accountOf('Other')];
    await apart.ask('PUT', `/api/admin/users/${other.user.id}/admin`, { token: one.token });
    const order = (id: string, token: string) =>
      apart.ask(method, `/api/admin/users/${id}/${what}`, { token });
    const said = await Promise.all([order(other.user.id, one.token), order(one.user.id, other.token)]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const health = ({ token }: { readonly token: string }) =>
      apart.ask('GET', '/api/admin/health', { token });
    const can = await Promise.all([one, other].map(health));
    expect(can.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    await apart.close();
  },
);

test('neither a guest, nor who is banned, nor nobody is made an admin', async () => {
  const order = (id: string) => api.ask('PUT', `/api/admin/users/${id}/admin`, { token: admin });
  const { user } = await guest('Ada');
  expect((await order(user.id)).status).toBe(403);
  const body = { name: 'Rude', passphrase: 'correct horse' };
  const rude = (await api.ask('POST', '/api/account', { body })).json.user;
  await api.ask('POST', `/api/admin/users/${rude.id}/ban`, { token: admin });
  expect((await order(rude.id)).status).toBe(403);
  expect((await order(NOBODY)).status).toBe(404);
  expect((await order('nonsense')).status).toBe(404);
});

test('a table is closed once', async () => {
  const { token } = await guest('Ada');
  const id = await table(token);
  const close = (match: string) => api.ask('POST', `/api/admin/matches/${match}/close`, { token: admin });
  expect((await close(id)).status).toBe(200);
  expect((await api.ask('GET', `/api/matches/${id}`, { token })).json.status).toBe('closed');
  expect((await close(id)).status).toBe(409);
  expect((await close(NOBODY)).status).toBe(404);
  expect((await close('..')).status).toBe(404);
});

test('a line of chat loses what was said in it', async () => {
  const { user, token } = await guest('Ada');
  const id = await table(token);
  const { store } = api.house;
  const match = (await store.matches.matchesOf(user.id, 1))[0].header.id;
  await store.chat.add(match, { n: 1, at: 1, user: user.id, said: { text: 'rude' } });
  const remove = (line: string) =>
    api.ask('DELETE', `/api/admin/matches/${id}/chat/${line}`, { token: admin });
  expect((await remove('1')).status).toBe(200);
  expect(await store.chat.since(match, 0)).toMatchObject([{ n: 1, said: null }]);
  expect((await remove('2')).status).toBe(404);
  expect((await remove('one')).status).toBe(404);
});
