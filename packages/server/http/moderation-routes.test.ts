import type { AdminActionView, ReportView, ServerSwitches } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../socket/test-client.ts';
import { type ApiTestRequest, createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await createTestApi({ TRUST_PROXY: 'on' });
  admin = (await createAccount('Admin', { setupCode: api.setupCode })).json.token;
});
afterAll(() => api.close());

const UNKNOWN_ID = 'A'.repeat(22);
const OPEN_SWITCHES: ServerSwitches = { guests: true, signUp: 'open', invitation: '' };

const createAccount = (name: string, more: object = {}) =>
  api.request('POST', '/api/account', { body: { name, passphrase: 'correct horse', ...more } });
const createGuest = (name: string, options: ApiTestRequest = {}) =>
  api.request('POST', '/api/guest', { body: { name }, ...options });
const asAdmin = (method: string, path: string, body?: object) =>
  api.request(method, `/api/admin${path}`, { token: admin, body });
const openReports = async () =>
  ((await asAdmin('GET', '/reports')).json as unknown as { readonly reports: ReportView[] }).reports;
const allActions = async () =>
  ((await asAdmin('GET', '/actions')).json as unknown as { readonly actions: AdminActionView[] }).actions;
const latestAction = async () => (await allActions())[0];

async function createTable(token: string): Promise<string> {
  const body = { game: 'kompromat', seats: ['me', 'open'] };
  return (await api.request('POST', '/api/matches', { token, body })).json.id;
}

test('moderation routes are for admins only', async () => {
  const { token } = (await createGuest('Ada')).json;
  for (const [method, path] of [
    ['GET', '/reports'],
    ['POST', `/reports/${UNKNOWN_ID}/close`],
    ['PUT', `/users/${UNKNOWN_ID}/name`],
    ['PUT', `/tournaments/${UNKNOWN_ID}/name`],
    ['PUT', `/users/${UNKNOWN_ID}/mute`],
    ['DELETE', `/users/${UNKNOWN_ID}/mute`],
    ['GET', `/users/${UNKNOWN_ID}/addresses`],
    ['GET', '/bans'],
    ['PUT', '/bans'],
    ['DELETE', '/bans'],
    ['GET', '/switches'],
    ['PUT', '/switches'],
    ['GET', '/actions'],
  ])
    expect((await api.request(method, `/api/admin${path}`, { token })).status).toBe(403);
});

test('the name of a tournament is reported, and an admin changes it, also after the end', async () => {
  const [ada, bea] = [(await createGuest('Ada')).json, (await createGuest('Bea')).json];
  const create = async (access: string) => {
    const clock = { type: 'realtime', base: 60, increment: 0 };
    const body = { name: 'Rude', format: 'arena', game: 'kompromat', clock, startsAt: Date.now() + 3_600_000, access };
    return (await api.request('POST', '/api/tournaments', { token: ada.token, body })).json.id;
  };
  const report = (tournament: string, parts: object = {}) => {
    const body = { about: ada.user.id, tournament, reason: 'offensive-name', ...parts };
    return api.request('POST', '/api/reports', { token: bea.token, body });
  };
  const id = await create('open');
  expect((await report(id)).status).toBe(201);
  expect((await report(id, { about: bea.user.id })).status).toBe(404);
  expect((await report(UNKNOWN_ID)).status).toBe(404);
  expect((await report(id, { match: UNKNOWN_ID })).status).toBe(400);
  const [found] = await openReports();
  expect(found).toMatchObject({ tournament: id, tournamentName: 'Rude', aboutName: 'Ada', match: null, club: null });

  expect((await asAdmin('POST', `/tournaments/${id}/close`)).status).toBe(200);
  expect((await asAdmin('PUT', `/tournaments/${id}/name`, { name: '' })).status).toBe(400);
  expect((await asAdmin('PUT', `/tournaments/${UNKNOWN_ID}/name`, { name: 'Kind' })).status).toBe(404);
  expect((await asAdmin('PUT', `/tournaments/${id}/name`, { name: 'Kind' })).status).toBe(200);
  expect(await latestAction()).toMatchObject({ action: 'rename-tournament', target: id, detail: 'Rude → Kind' });
  const { json } = await api.request('GET', '/api/tournaments');
  expect(json).toMatchObject({ tournaments: [{ id, name: 'Kind', status: 'cancelled' }] });
  expect((await api.request('GET', `/api/tournaments/${id}`)).json).toMatchObject({ settings: { name: 'Kind' } });
  await asAdmin('POST', `/reports/${found.id}/close`);

  const byCode = await create('code');
  expect((await report(byCode)).status).toBe(201);
  await asAdmin('POST', `/reports/${(await openReports())[0].id}/close`);
});

test('a chat line is reported with its text, and the report is closed once', async () => {
  const [ada, bea] = [(await createGuest('Ada')).json, (await createGuest('Bea')).json];
  const match = await createTable(ada.token);
  await api.request('POST', `/api/matches/${match}/chat`, { token: ada.token, body: { text: 'rude' } });
  const report = (body: object, token = bea.token) =>
    api.request('POST', '/api/reports', { token, body: { about: ada.user.id, reason: 'insults', ...body } });

  expect((await report({ match, line: 1, text: 'that line' })).status).toBe(201);
  const [found] = await openReports();
  expect(found).toMatchObject({ authorName: 'Bea', aboutName: 'Ada', match, line: 1, said: 'rude' });
  expect(found).toMatchObject({ reason: 'insults', text: 'that line' });

  expect((await report({ match, line: 2 })).status).toBe(404);
  expect((await report({ match, line: 1, about: bea.user.id })).status).toBe(404);
  expect((await report({ about: UNKNOWN_ID })).status).toBe(404);
  expect((await report({ match: UNKNOWN_ID })).status).toBe(404);
  for (const body of [{ line: 1 }, { reason: 'boring' }, { text: 'x'.repeat(501) }])
    expect((await report(body)).status).toBe(400);
  expect((await api.request('POST', '/api/reports', { body: {} })).status).toBe(401);

  expect((await asAdmin('POST', `/reports/${found.id}/close`)).status).toBe(200);
  expect((await asAdmin('POST', `/reports/${found.id}/close`)).status).toBe(404);
  expect(await openReports()).toEqual([]);
  expect(await latestAction()).toMatchObject({ action: 'close-report', authorName: 'Admin' });
});

test('the same report counts once, one author has twenty open ones, and a ban of the author closes them', async () => {
  const author = (await createGuest('Flo')).json;
  const report = async (about: string) => {
    const body = { about, reason: 'insults', text: 'again' };
    return (await api.request('POST', '/api/reports', { token: author.token, body })).status;
  };
  const own = async () => (await openReports()).filter((each) => each.author === author.user.id);
  const first = (await createGuest('Victim')).json.user.id;
  expect([await report(first), await report(first), (await own()).length]).toEqual([201, 201, 1]);
  for (let i = 1; i < 20; i++) await report((await createGuest(`Victim ${i}`)).json.user.id);
  expect([await report((await createGuest('One more')).json.user.id), (await own()).length]).toEqual([429, 20]);
  await asAdmin('POST', `/users/${author.user.id}/ban`);
  expect(await own()).toEqual([]);
});

test('a muted user cannot chat until the mute ends', async () => {
  const { user, token } = (await createGuest('Loud')).json;
  const match = await createTable(token);
  const chat = () => api.request('POST', `/api/matches/${match}/chat`, { token, body: { text: 'hi' } });
  expect((await asAdmin('PUT', `/users/${user.id}/mute`, { minutes: 5 })).status).toBe(200);
  expect(await chat()).toMatchObject({ status: 403, json: { code: 'muted' } });
  expect(await latestAction()).toMatchObject({ action: 'mute', target: user.id });
  await asAdmin('DELETE', `/users/${user.id}/mute`);
  expect((await chat()).status).toBe(201);
  await api.services.store.moderation.mute(user.id, api.services.now() - 1);
  expect((await chat()).status).toBe(201);
  expect((await asAdmin('PUT', `/users/${UNKNOWN_ID}/mute`, { minutes: 5 })).status).toBe(404);
});

test('a user is renamed, but not to a name that looks like that of an account', async () => {
  const { user, token } = (await createAccount('Rude name')).json;
  const rename = (name: string, id: string = user.id) => asAdmin('PUT', `/users/${id}/name`, { name });
  expect((await rename('Аdmin')).json).toMatchObject({ code: 'name-taken' });
  expect((await rename('Polite')).status).toBe(200);
  expect((await rename('POLITE')).status).toBe(200);
  expect((await api.request('GET', '/api/me', { token })).json.name).toBe('POLITE');
  // Both may happen in the same millisecond, then either is the latest.
  expect(await allActions()).toContainEqual(expect.objectContaining({ action: 'rename', detail: 'Polite → POLITE' }));
  expect((await rename('Nobody', UNKNOWN_ID)).status).toBe(404);
});

test('a banned network is refused, and its connections are closed, until the ban ends', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const { user, token } = (await createGuest('Ada', from('192.0.2.7'))).json;
  const status = async (address: string) => (await api.request('GET', '/api/me', { token, ...from(address) })).status;
  const { hub } = api.services;
  const client = new TestClient().connect(hub, token, '192.0.2.7').hello();
  const other = new TestClient().connect(hub, null, '198.51.100.1').hello();
  while (hub.connections.addressesOf(user.id).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await asAdmin('GET', `/users/${user.id}/addresses`)).json).toEqual({ addresses: ['192.0.2.7'] });

  expect((await asAdmin('PUT', '/bans', { network: '192.0.2.0/24' })).status).toBe(200);
  expect([client.closeCode, other.closeCode]).toEqual([4001, null]);
  expect([await status('192.0.2.9'), await status('198.51.100.1')]).toEqual([403, 200]);
  expect(await status('192.0.2.9:4711')).toBe(403);
  expect((await createGuest('Eve', from('192.0.2.9'))).json).toMatchObject({ code: 'banned' });
  expect(hub.isBanned('::ffff:192.0.2.9')).toBe(true);
  const listed = (await asAdmin('GET', '/bans')).json;
  expect(listed).toMatchObject({ bans: [{ network: '192.0.2.0/24', until: null }] });

  expect((await asAdmin('DELETE', '/bans?network=192.0.2.0/24')).status).toBe(200);
  expect((await asAdmin('DELETE', '/bans?network=192.0.2.0/24')).status).toBe(404);
  expect(await status('192.0.2.9')).toBe(200);
});

test('admins cannot ban their own address, or what is no network', async () => {
  const ban = (network: string) =>
    api.request('PUT', '/api/admin/bans', {
      token: admin,
      headers: { 'x-forwarded-for': '203.0.113.5' },
      body: { network },
    });
  expect((await ban('203.0.113.0/24')).status).toBe(403);
  expect((await ban('203.0.113.5:4711')).status).toBe(403);
  for (const network of ['example.org', '0.0.0.0/0']) expect((await ban(network)).status).toBe(400);
});

test('switches keep out new guests and new accounts', async () => {
  const change = (switches: Partial<ServerSwitches>) => asAdmin('PUT', '/switches', { ...OPEN_SWITCHES, ...switches });
  const { token } = (await createGuest('Early')).json;
  await change({ guests: false });
  expect((await createGuest('Late')).json).toMatchObject({ code: 'guests-closed' });
  expect((await api.request('GET', '/api/me', { token })).status).toBe(200);

  await change({ signUp: 'closed' });
  expect((await createAccount('New')).json).toMatchObject({ code: 'sign-up-closed' });
  await change({ signUp: 'invitation', invitation: 'open sesame' });
  expect((await createAccount('New')).json).toMatchObject({ code: 'invitation-needed' });
  expect((await createAccount('New', { invitation: 'guess' })).json).toMatchObject({
    code: 'invitation-needed',
  });
  expect((await createAccount('New', { invitation: 'open sesame' })).status).toBe(201);
  await change({ signUp: 'invitation' });
  expect((await createAccount('Newer', { invitation: '' })).json).toMatchObject({
    code: 'invitation-needed',
  });
  expect((await asAdmin('GET', '/switches')).json).toEqual({ ...OPEN_SWITCHES, signUp: 'invitation' });
  await change({});
  expect((await createAccount('Newest')).status).toBe(201);
  expect(await latestAction()).toMatchObject({ action: 'change-switches' });
});
