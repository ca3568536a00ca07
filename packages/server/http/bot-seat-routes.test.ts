import type { ListedMatch, MatchView } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await createTestApi();
  const guest = async (name: string) => (await api.createGuest(name)).token;
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map(guest));
});
afterAll(() => api.close());

async function openTable(body: object = {}): Promise<string> {
  const table = { game: 'spy-connection', seats: ['me', 'open', 'open'], ...body };
  return (await api.request('POST', '/api/matches', { token: ann, body: table })).json.id;
}

const addBot = async (token: string, match: string, seat: number | string, bot = 'gentle') =>
  (await api.request('PUT', `/api/matches/${match}/bots/${seat}`, { token, body: { bot } })).json;

const viewOf = async (match: string) =>
  (await api.request('GET', `/api/matches/${match}`, { token: ann })).json as unknown as MatchView;

test('a bot takes a free seat, leaves it, and plays when the last person has come', async () => {
  const match = await openTable();
  expect(await addBot(ann, match, 1)).toEqual({ version: 1 });
  const remove = () => api.request('DELETE', `/api/matches/${match}/bots/1`, { token: ann });
  expect((await remove()).json).toEqual({ version: 2 });
  expect((await viewOf(match)).players[1]).toEqual({ type: 'open' });
  // The table stays in the host's own list.
  const mine = async () => {
    const { json } = await api.request('GET', '/api/matches', { token: ann });
    return (json as unknown as { readonly mine: readonly ListedMatch[] }).mine;
  };
  expect(await mine()).toMatchObject([{ id: match, opponents: [] }]);
  await addBot(ann, match, 2);
  expect(await mine()).toMatchObject([{ id: match, opponents: [{ type: 'bot', level: 'gentle' }] }]);
  await api.request('POST', `/api/matches/${match}/join`, { token: ben, body: {} });
  expect(await viewOf(match)).toMatchObject({ status: 'running', players: [{}, {}, { type: 'bot', level: 'gentle' }] });
  expect((await remove()).json).toMatchObject({ code: 'not-open' });
});

test('only the host, only bots of the game, only seats of the table', async () => {
  const match = await openTable();
  expect(await addBot(ben, match, 1)).toMatchObject({ code: 'forbidden' });
  expect(await addBot(ann, match, 1, 'unknown')).toMatchObject({ code: 'bad-options' });
  expect(await addBot(ann, match, 1, 'toString')).toMatchObject({ code: 'bad-options' });
  expect(await addBot(ann, match, 'x')).toMatchObject({ code: 'not-found' });
  expect(await addBot(ann, match, 3)).toMatchObject({ code: 'table-full' });
  expect(await addBot(ann, 'A'.repeat(22), 1)).toMatchObject({ code: 'not-found' });
});
