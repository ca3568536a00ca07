import type { LiveTablesView } from '@safehouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApi } from './test-helpers.ts';

async function openApi() {
  const api = await createTestApi({ BOT_PACE: '0' });
  onTestFinished(() => api.close());
  const [ann, bob, cleo] = [await api.createGuest('Ann'), await api.createGuest('Bob'), await api.createGuest('Cleo')];
  const live = async (query = '') => (await api.request('GET', `/api/live${query}`)).json as unknown as LiveTablesView;
  const post = (token: string, path: string, body: object = {}) => api.request('POST', path, { token, body });
  return { api, ann, bob, cleo, live, post };
}

test('those who find each other by a seek are listed, as is their rematch, but never in the lobby', async () => {
  const { api, ann, bob, live, post } = await openApi();
  const seek = { game: 'kompromat' };
  const [{ json: found }] = await Promise.all([ann, bob].map(({ token }) => post(token, '/api/seeks', seek)));
  const { match } = found as unknown as { readonly match: string };
  expect(await live()).toMatchObject({ tables: [{ id: match, game: 'kompromat' }], count: 1, tv: match });
  await post(ann.token, `/api/matches/${match}/resign`);
  const rematch = await post(ann.token, `/api/matches/${match}/rematch`);
  expect((await api.request('GET', '/api/matches')).json).toMatchObject({ open: [] });
  await post(bob.token, `/api/matches/${match}/rematch`);
  await expect
    .poll(async () => (await live()).tables.map(({ id }) => id), { timeout: 9000 })
    .toEqual([rematch.json.id]);
});

test('the list can be had for one game', async () => {
  const { ann, live, post } = await openApi();
  const table = { game: 'kompromat', seats: ['me', { bot: 'gentle' }], visibility: 'public' };
  const { json } = await post(ann.token, '/api/matches', table);
  const [all, own, other] = [await live(), await live('?game=kompromat'), await live('?game=agent-avenue')];
  expect(all.tables).toMatchObject([{ id: json.id, players: [{ name: 'Ann' }, { type: 'bot', level: 'gentle' }] }]);
  expect([own.tables, other.tables, other.count]).toEqual([all.tables, [], 1]);
});

test('a match of a series is listed with what each of its players had won before', async () => {
  const { ann, bob, live, post } = await openApi();
  const playSecond = async (seats: readonly unknown[]) => {
    const table = { game: 'kompromat', seats, visibility: 'public', bestOf: 3 };
    const { id } = (await post(ann.token, '/api/matches', table)).json;
    if (seats.includes('open')) await post(bob.token, `/api/matches/${id}/join`);
    await post(ann.token, `/api/matches/${id}/resign`);
    const next = await post(ann.token, `/api/matches/${id}/rematch`);
    if (seats.includes('open')) await post(bob.token, `/api/matches/${id}/rematch`);
    return next.json.id;
  };
  const [people, bot] = [await playSecond(['me', 'open']), await playSecond(['me', { bot: 'gentle' }])];
  // Seats rotate after a match, so Bob and the bot have the first one. In the list, people come before bots.
  const series = { bestOf: 3, match: 2 };
  await expect
    .poll(async () => (await live()).tables, { timeout: 9000 })
    .toMatchObject([
      { id: people, players: [{ name: 'Bob' }, { name: 'Ann' }], series: { ...series, won: [1, 0] } },
      { id: bot, players: [{ name: 'Ann' }, { type: 'bot' }], series: { ...series, won: [0, 1] } },
    ]);
});

test('spectators talk by HTTP, are reported, and admins remove what they say', async () => {
  const { api, ann, bob, cleo, post } = await openApi();
  const table = { game: 'kompromat', seats: ['me', 'open'] };
  const match = (await post(ann.token, '/api/matches', table)).json.id;
  await post(bob.token, `/api/matches/${match}/join`);
  const path = `/api/matches/${match}/spectator-chat`;
  expect((await post(ann.token, path, { text: 'hello' })).status).toBe(403);
  expect((await post(cleo.token, path, { text: 'rude' })).json).toEqual({ n: 1 });
  expect((await api.request('GET', path)).json).toMatchObject({
    lines: [{ n: 1, name: 'Cleo', said: { text: 'rude' } }],
  });
  expect((await api.request('GET', path, { token: bob.token })).json).toEqual({ lines: [] });

  const dan = await api.createGuest('Dan');
  const report = { about: cleo.user.id, match, line: 1, reason: 'insults' };
  expect((await post(dan.token, '/api/reports', report)).status).toBe(404);
  expect((await post(dan.token, '/api/reports', { ...report, channel: 'spectators' })).status).toBe(201);
  const body = { name: 'Admin', passphrase: 'a long passphrase', setupCode: api.setupCode };
  const admin = (await api.request('POST', '/api/account', { body })).json.token;
  const reports = (await api.request('GET', '/api/admin/reports', { token: admin })).json;
  expect(reports).toMatchObject({ reports: [{ match, line: 1, channel: 'spectators', said: 'rude' }] });
  const line = `/api/admin/matches/${match}/chat/1`;
  expect((await api.request('DELETE', line, { token: admin })).status).toBe(404);
  expect((await api.request('DELETE', `${line}?channel=spectators`, { token: admin })).status).toBe(200);
  expect((await api.request('GET', path)).json).toMatchObject({ lines: [{ said: { removed: true } }] });
});

test('the table of an invisible player is not listed, also where no connection says so', async () => {
  const { api, live, post } = await openApi();
  const body = { name: 'Shy', passphrase: 'a long passphrase' };
  const { token } = (await api.request('POST', '/api/account', { body })).json;
  await api.request('PUT', '/api/me', { token, body: { invisible: true } });
  const table = { game: 'kompromat', seats: ['me', { bot: 'gentle' }], visibility: 'public' };
  expect((await post(token, '/api/matches', table)).status).toBe(201);
  expect(await live()).toEqual({ tables: [], count: 0, tv: null });
});

test('neither is that of a player who becomes invisible without a connection', async () => {
  const { api, live, post } = await openApi();
  const body = { name: 'Shy', passphrase: 'a long passphrase' };
  const { token } = (await api.request('POST', '/api/account', { body })).json;
  const table = { game: 'kompromat', seats: ['me', { bot: 'gentle' }], visibility: 'public' };
  await post(token, '/api/matches', table);
  expect(await live()).toMatchObject({ count: 1 });
  await api.request('PUT', '/api/me', { token, body: { invisible: true } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await live()).toEqual({ tables: [], count: 0, tv: null });
});
