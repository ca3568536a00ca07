import type { OnlineView, OpponentsView, PlayerCard } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from './test-helpers.ts';

interface TestPerson {
  readonly id: string;
  readonly token: string;
}

async function openApi() {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const account = async (name: string): Promise<TestPerson> => {
    const { json } = await api.request('POST', '/api/account', { body: { name, passphrase: 'a long passphrase' } });
    return { token: json.token, id: json.user.id };
  };
  const [ann, bob] = [await account('Ann'), await account('Bob')];
  /** The loser resigns. */
  const play = async (winner: TestPerson, loser: TestPerson, visibility = 'public') => {
    const body = { game: 'kompromat', seats: ['me', 'open'], visibility };
    const { id } = (await api.request('POST', '/api/matches', { token: winner.token, body })).json;
    await api.request('POST', `/api/matches/${id}/join`, { token: loser.token, body: {} });
    const ended = await api.request('POST', `/api/matches/${id}/resign`, { token: loser.token, body: {} });
    expect(ended.status).toBe(200);
  };
  const get = async <T>(path: string, from?: TestPerson) =>
    (await api.request('GET', path, from ? { token: from.token } : {})).json as unknown as T;
  const block = (from: TestPerson, to: TestPerson) =>
    api.request('PUT', `/api/me/people/${to.id}`, { token: from.token, body: { block: true } });
  return { api, account, ann, bob, play, get, block };
}

test('a card has name and score, from the side of the viewer', async () => {
  const { ann, bob, play, get } = await openApi();
  await play(ann, bob);
  await play(ann, bob, 'private');
  await play(bob, ann);
  expect(await get<PlayerCard>(`/api/users/${bob.id}/card`, ann)).toMatchObject({
    id: bob.id,
    name: 'Bob',
    kind: 'account',
    isBot: false,
    status: null,
    score: { matches: 3, wins: 2, losses: 1, draws: 0 },
  });
  expect((await get<PlayerCard>(`/api/users/${ann.id}/card`, bob)).score).toMatchObject({ wins: 1, losses: 2 });
  expect((await get<PlayerCard>(`/api/users/${ann.id}/card`, ann)).score).toBeNull();
  expect((await get<PlayerCard>(`/api/users/${ann.id}/card`)).score).toBeNull();
});

test('nobody has no card', async () => {
  const { api } = await openApi();
  expect((await api.request('GET', '/api/users/u_nobody/card')).status).toBe(404);
  expect((await api.request('GET', '/api/users/u_nobody/opponents')).status).toBe(404);
});

test('opponents of others are those of public matches, own ones all', async () => {
  const { account, ann, bob, play, get } = await openApi();
  const cleo = await account('Cleo');
  await play(ann, bob);
  await play(ann, cleo, 'private');
  await play(cleo, ann, 'private');
  const own = await get<OpponentsView>(`/api/users/${ann.id}/opponents`, ann);
  expect(own.favourite).toMatchObject([
    { name: 'Cleo', matches: 2, wins: 1, losses: 1 },
    { name: 'Bob', matches: 1, wins: 1, losses: 0 },
  ]);
  expect(own.recent.map(({ name }) => name)).toEqual(['Cleo', 'Bob']);
  for (const viewer of [undefined, bob, cleo])
    expect((await get<OpponentsView>(`/api/users/${ann.id}/opponents`, viewer)).recent).toMatchObject([
      { name: 'Bob' },
    ]);
});

test('whoever has blocked somebody, or was blocked, does not find them among opponents', async () => {
  const { account, ann, bob, play, get, block } = await openApi();
  await play(ann, bob);
  await block(bob, ann);
  expect(await get(`/api/users/${ann.id}/opponents`, ann)).toEqual({ favourite: [], recent: [] });
  const cleo = await account('Cleo');
  expect((await get<OpponentsView>(`/api/users/${ann.id}/opponents`, cleo)).recent).toHaveLength(1);
});

test('nobody is online without a connection', async () => {
  const { ann, get } = await openApi();
  expect(await get<OnlineView>('/api/online', ann)).toEqual({ count: 0, people: [] });
});
