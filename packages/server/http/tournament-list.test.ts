import type { ListedTournament } from '@safehouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_AGE_MS } from '../tournaments/public-tournaments.ts';
import { createTestApi } from './test-helpers.ts';

async function openApi() {
  let aheadMs = 0;
  const realNow = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const guest = async (name: string): Promise<string> =>
    (await api.request('POST', '/api/guest', { body: { name } })).json.token;
  const create = async (token: string, name: string): Promise<string> => {
    const body = {
      ...{ name, format: 'swiss', game: 'kompromat', clock: { type: 'realtime', base: 600, increment: 0 } },
      startsAt: Date.now() + 3_600_000,
    };
    return (await api.request('POST', '/api/tournaments', { token, body })).json.id;
  };
  const act = (token: string, id: string, action: string) =>
    api.request('POST', `/api/tournaments/${id}/${action}`, { token, body: {} });
  const list = async (token?: string, query = '') => {
    const { json } = await api.request('GET', `/api/tournaments${query}`, token === undefined ? {} : { token });
    return (json as unknown as { tournaments: readonly ListedTournament[] }).tournaments;
  };
  const waitUntilStale = () => {
    aheadMs += MAX_AGE_MS;
  };
  return { api, guest, create, act, list, waitUntilStale };
}

test('a new tournament is in the list at once, the number of its players within seconds', async () => {
  const { guest, create, act, list, waitUntilStale } = await openApi();
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  expect(await list()).toEqual([]);
  const id = await create(ann, 'Friday');
  expect(await list()).toMatchObject([{ id, name: 'Friday', players: 0, isMine: false }]);
  await act(bob, id, 'join');
  expect(await list(bob)).toMatchObject([{ id, players: 1, isMine: true }]);
  waitUntilStale();
  expect(await list()).toMatchObject([{ id, players: 1, isMine: false }]);
});

test('everybody gets the same answer, but with their own tournaments first and once', async () => {
  const { guest, create, act, list } = await openApi();
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const [first, second] = [await create(ann, 'First'), await create(bob, 'Second')];
  const idsOf = async (token?: string) => (await list(token)).map(({ id, isMine }) => [id, isMine]);
  expect((await idsOf()).toSorted()).toEqual(
    [
      [first, false],
      [second, false],
    ].toSorted(),
  );
  expect(await idsOf(bob)).toEqual([
    [second, true],
    [first, false],
  ]);
  await act(bob, first, 'join');
  expect((await idsOf(bob)).map(([, isMine]) => isMine)).toEqual([true, true]);
});

test('the unfinished ones can be asked for alone', async () => {
  const { guest, create, act, list, waitUntilStale } = await openApi();
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const cancelled = await create(ann, 'Off');
  await act(ann, cancelled, 'cancel');
  const open = await create(bob, 'On');
  waitUntilStale();
  for (const token of [undefined, ann, bob]) {
    expect((await list(token, '?unfinished=true')).map(({ id }) => id)).toEqual([open]);
    expect((await list(token)).map(({ id }) => id).toSorted()).toEqual([cancelled, open].toSorted());
  }
});

test('who has the list already is told only that it has not changed', async () => {
  const { api, guest, create } = await openApi();
  const ann = await guest('Ann');
  await create(ann, 'Friday');
  for (const token of [undefined, ann]) {
    const ask = (headers: { readonly [name: string]: string }) =>
      api.open('GET', '/api/tournaments', {
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      });
    const { headers } = await ask({});
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect([
      (await ask({ 'if-none-match': etag })).status,
      (await ask({ 'if-none-match': `W/${etag}` })).status,
    ]).toEqual([304, 304]);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    await create(await guest('Bob'), 'Saturday');
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  }
});
