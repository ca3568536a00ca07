import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../http/test-helpers.ts';
import { closeStaleTables } from './stale-tables.ts';

let api: TestApi;
afterEach(() => api.close());

const createGuest = async (name: string) => (await api.createGuest(name)).token;

async function createTable(token: string, visibility = 'private') {
  const body = { game: 'kompromat', seats: ['me', 'open'], visibility };
  const { status, json } = await api.request('POST', '/api/matches', { token, body });
  return { status, id: json.id, code: (json as unknown as { code?: string }).code };
}

async function createTables(token: string, count: number, visibility?: string) {
  const tables = [];
  for (let i = 0; i < count; i++) tables.push(await createTable(token, visibility));
  return tables;
}

test('a person has at most ten open tables; one that is closed makes room', async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' });
  const token = await createGuest('Ada');
  const tables = await createTables(token, 10);
  expect(tables.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await createTable(token)).toMatchObject({ status: 409, code: 'too-many-tables' });
  await api.request('POST', `/api/matches/${tables[0].id}/leave`, { token });
  expect(await createTable(token)).toMatchObject({ status: 201 });
});

test('nor more by asking for many at once', async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' });
  const token = await createGuest('Ada');
  const tables = await Promise.all(Array.from({ length: 15 }, () => createTable(token)));
  expect(tables.filter(({ status }) => status === 201)).toHaveLength(10);
});

test('one address lists at most thirty tables in the lobby, however many guests there are', async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' });
  const guests = await Promise.all(['Ada', 'Bea', 'Cy', 'Di'].map(createGuest));
  const tables = [];
  for (const guest of guests) tables.push(...(await createTables(guest, 8, 'public')));
  expect(tables.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429, 429]);
  expect(await createTable(guests[3])).toMatchObject({ status: 201 });
});

test('one address makes at most twenty tables with editions of their own at once', async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' });
  const { limits } = api.services;
  const token = await createGuest('Ada');
  for (let i = 0; i < 20; i++) limits.allows('editions', 'unknown');
  const body = { game: 'spy-connection', seats: ['me', 'shared'], options: { edition: 'mine' } };
  const withEdition = await api.request('POST', '/api/matches', { token, body: { ...body, edition: { id: 'mine' } } });
  expect(withEdition.status).toBe(429);
  expect((await createTable(token)).status).toBe(201);
});

test('challenges and found opponents count like other tables of an address', async () => {
  api = await createTestApi({ RATE_LIMITS: 'on', BOT_PACE: '5000' });
  const { limits } = api.services;
  const token = await createGuest('Ada');
  const post = async (path: string, body: object = {}) => {
    const { status, json } = await api.request('POST', path, { token, body });
    return { status, id: json.id };
  };
  const daily = await post('/api/daily/kompromat');
  while (limits.allows('address-tables', 'unknown'));
  expect(daily.status).toBe(201);
  // The running match does not count as a new one.
  expect(await post('/api/daily/kompromat')).toEqual(daily);
  expect((await post('/api/daily/agent-avenue')).status).toBe(429);
  expect((await post('/api/duels', { game: 'kompromat' })).status).toBe(429);
  expect((await post('/api/seeks', { game: 'kompromat' })).status).toBe(429);
});

test('a guest who signs out leaves no open tables behind', async () => {
  api = await createTestApi();
  const token = await createGuest('Ada');
  const { id } = await createTable(token);
  await api.request('DELETE', '/api/session', { token });
  expect((await api.request('GET', `/api/matches/${id}`)).json.status).toBe('closed');
});

test('a public table that nobody joins is closed after three days', async () => {
  api = await createTestApi();
  const token = await createGuest('Ada');
  const { id } = await createTable(token, 'public');
  const { id: hidden } = await createTable(token);
  const { store, rooms } = api.services;
  const closeAfter = (days: number) =>
    closeStaleTables({ matches: store.matches, rooms, now: () => Date.now() + days * 86_400_000 });
  const statusOf = async (match: string) => (await api.request('GET', `/api/matches/${match}`)).json.status;
  await closeAfter(2.9);
  expect(await statusOf(id)).toBe('open');
  await closeAfter(3.1);
  expect([await statusOf(id), await statusOf(hidden)]).toEqual(['closed', 'open']);
});
