import type { LiveTablesView } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from './test-helpers.ts';

async function openApi() {
  const api = await createTestApi({ BOT_PACE: '0' });
  onTestFinished(() => api.close());
  const guest = async (name: string) => (await api.request('POST', '/api/guest', { body: { name } })).json;
  const [ann, bob, cleo] = [await guest('Ann'), await guest('Bob'), await guest('Cleo')];
  const live = async (query = '') => (await api.request('GET', `/api/live${query}`)).json as unknown as LiveTablesView;
  const post = (token: string, path: string, body: object = {}) => api.request('POST', path, { token, body });
  return { api, ann, bob, cleo, live, post };
}

test('those who find each other by a seek are listed, as is their rematch, but never in the lobby', async () => {
  const { api, ann, bob, live, post } = await openApi();
  const wish = { game: 'kompromat' };
  const [{ json: found }] = await Promise.all([ann, bob].map(({ token }) => post(token, '/api/seeks', wish)));
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

  const dan = (await api.request('POST', '/api/guest', { body: { name: 'Dan' } })).json;
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
