import type { GameRecord } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import {
  type ListedMatch,
  type MatchView,
  newSeed,
  type SeriesView,
  seatShares,
  type ViewedEvent,
  verifyRecord,
} from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, createTestPlayer, type TestApi, type TestPlayer } from './test-helpers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ BOT_PACE: '0' });
});
afterAll(() => api.close());

const GAME = 'kompromat';

const newPlayer = () => createTestPlayer(api);

const viewOf = (player: TestPlayer, match: string) => player.get<MatchView>(`/matches/${match}`);
const seriesOf = async (player: TestPlayer, match: string): Promise<SeriesView | undefined> =>
  (await viewOf(player, match)).series;

async function openSeries(host: TestPlayer, guest: TestPlayer, settings: object = {}): Promise<string> {
  const { id } = await host.post('/matches', { game: GAME, seats: ['me', 'open'], bestOf: 3, ...settings });
  await guest.post(`/matches/${id}/join`);
  return id;
}

/** The next match: the first player starts it, the second joins it. */
async function playOn(match: string, first: TestPlayer, second: TestPlayer): Promise<string> {
  const { id } = await first.post(`/matches/${match}/rematch`);
  await second.post(`/matches/${match}/rematch`);
  return id;
}

/** In lists, the viewer's own score comes first. */
async function listedSeries(player: TestPlayer, match: string): Promise<ListedMatch['series']> {
  const { mine } = await player.get<{ readonly mine: readonly ListedMatch[] }>('/matches');
  return mine.find(({ id }) => id === match)?.series;
}

test('a best of three is played until somebody has won two, the seats change, and then a new one starts', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const first = await openSeries(ann, ben);
  expect(await viewOf(ann, first)).toMatchObject({ seat: 0, series: { match: 1, won: [0, 0], status: 'running' } });
  await ben.post(`/matches/${first}/resign`);
  const second = await playOn(first, ben, ann);
  expect(await viewOf(ann, second)).toMatchObject({ seat: 1, series: { match: 2, won: [0, 1] } });
  await ann.post(`/matches/${second}/resign`);
  const third = await playOn(second, ann, ben);
  expect(await viewOf(ann, third)).toMatchObject({ seat: 0, series: { match: 3, won: [1, 1] } });
  expect(await listedSeries(ben, third)).toEqual({ bestOf: 3, match: 3, won: [1, 1] });
  await ann.post(`/matches/${third}/resign`);
  expect(await seriesOf(ann, third)).toEqual({ bestOf: 3, match: 3, won: [1, 2], status: 'decided' });
  expect(await listedSeries(ann, third)).toMatchObject({ won: [1, 2] });
  expect(await listedSeries(ben, third)).toMatchObject({ won: [2, 1] });
  expect(await ann.post(`/matches/${third}/leave`)).toMatchObject({ code: 'not-open' });
  const again = await playOn(third, ben, ann);
  expect(await viewOf(ann, again)).toMatchObject({ seat: 1, series: { bestOf: 3, match: 1, won: [0, 0] } });
});

test('where the seats are drawn, they are drawn for the first match alone', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const first = await openSeries(ann, ben, { draw: true });
  const { seat } = await viewOf(ann, first);
  await ben.post(`/matches/${first}/resign`);
  const second = await viewOf(ann, await playOn(first, ann, ben));
  expect(second.seat).toBe(1 - seat!);
  expect(second.draw).toBeUndefined();
  expect(second.series?.won[second.seat!]).toBe(1);
});

test('the next match is for its two players alone, waits in their lists, and is not in the lobby', async () => {
  const [ann, ben, eve] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const first = await openSeries(ann, ben, { visibility: 'public' });
  await ben.post(`/matches/${first}/resign`);
  const { id } = await ann.post(`/matches/${first}/rematch`);
  expect(await eve.post(`/matches/${id}/join`)).toMatchObject({ code: 'table-full' });
  expect(await eve.post(`/matches/${id}/leave`)).toMatchObject({ code: 'forbidden' });
  const lists = await ben.get<{ readonly open: readonly ListedMatch[]; readonly mine: readonly ListedMatch[] }>(
    '/matches',
  );
  expect(lists.open.map((match) => match.id)).not.toContain(id);
  expect(lists.mine.find((match) => match.id === id)).toMatchObject({ status: 'open', yourTurn: true });
  expect((await viewOf(eve, id)).players[0]).toEqual({ type: 'open', name: ben.name, user: ben.id });
  await ben.post(`/matches/${id}/join`);
  await expect
    .poll(
      async () =>
        (await eve.get<{ readonly tables: readonly { readonly id: string }[] }>('/live')).tables.map(
          ({ id: live }) => live,
        ),
      {
        timeout: 10_000,
        interval: 500,
      },
    )
    .toContain(id);
});

test('both may ask for the next match at the same moment, and twice', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const first = await openSeries(ann, ben);
  await ben.post(`/matches/${first}/resign`);
  const asked = await Promise.all([ann, ben, ben, ann].map((player) => player.post(`/matches/${first}/rematch`)));
  const { rematch } = await viewOf(ann, first);
  expect(asked.flatMap(({ code }) => code ?? [])).toEqual([]);
  expect(await viewOf(ann, rematch!)).toMatchObject({ status: 'running', series: { match: 2 } });
});

test('either can end the series after a match, or instead of the next one', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const ended = await openSeries(ann, ben);
  await ben.post(`/matches/${ended}/resign`);
  await ben.post(`/matches/${ended}/leave`);
  const { series, facts } = await ann.get<MatchView & { readonly facts: readonly ViewedEvent[] }>(
    `/matches/${ended}?since=0`,
  );
  expect(series).toEqual({ bestOf: 3, match: 1, won: [1, 0], status: 'ended' });
  expect(facts.at(-1)).toMatchObject({ table: { type: 'series-ended', seat: 1 } });
  expect(await seriesOf(ann, await playOn(ended, ann, ben))).toMatchObject({ match: 1, won: [0, 0] });

  const waiting = await openSeries(ann, ben);
  await ben.post(`/matches/${waiting}/resign`);
  const { id } = await ann.post(`/matches/${waiting}/rematch`);
  await ben.post(`/matches/${id}/leave`);
  expect(await viewOf(ann, id)).toMatchObject({ status: 'closed', series: { match: 2, won: [0, 1] } });
});

test('whoever runs out of time loses the match: no bot goes on for them', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const id = await openSeries(ann, ben, { clock: { type: 'turns', perTurn: 60, onTimeout: 'bot' } });
  expect((await viewOf(ann, id)).clockRule).toMatchObject({ onTimeout: 'lose' });
});

test('a series is for two, not for a pair, and of an odd number of matches', async () => {
  const ann = await newPlayer();
  const problems: object[] = [
    { seats: ['me', 'open', 'open'], bestOf: 3 },
    { seats: ['me', 'open'], bestOf: 3, pair: true },
    { seats: ['me', 'open'], bestOf: 4 },
  ];
  for (const problem of problems) expect(await ann.post('/matches', { game: GAME, ...problem })).toHaveProperty('code');
  const { id } = await ann.post('/matches', { game: GAME, seats: ['me', 'open'], bestOf: 1 });
  expect(await seriesOf(ann, id)).toBeUndefined();
});

test('a series against a bot goes on at once', async () => {
  const ann = await newPlayer();
  const { id } = await ann.post('/matches', { game: GAME, seats: ['me', { bot: 'gentle' }], bestOf: 3 });
  await ann.post(`/matches/${id}/resign`);
  const next = await ann.post(`/matches/${id}/rematch`);
  expect(await viewOf(ann, next.id)).toMatchObject({ status: 'running', seat: 1, series: { match: 2, won: [1, 0] } });
});

test('only those who look for a series of the same length find each other', async () => {
  const [ann, ben, cyd] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const seek = (player: TestPlayer, bestOf?: number) =>
    player.post<{ readonly match: string }>('/seeks', { game: GAME, ...(bestOf && { bestOf }) });
  const searches = [seek(ann, 3), seek(ben, 1)];
  await expect.poll(() => api.services.matchmaker.count).toBe(2);
  expect((await api.services.matchmaker.list())?.map(({ bestOf }) => bestOf)).toEqual([3, undefined]);
  const { match } = await seek(cyd, 3);
  expect(await searches[0]).toEqual({ match });
  expect(await seriesOf(cyd, match)).toMatchObject({ bestOf: 3, match: 1 });
  await api.request('DELETE', '/api/seeks', { token: '' });
  api.services.matchmaker.cancel({ id: ben.id });
  await searches[1];
});

test('every match of a series has a deal of its own that is fair to both', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const first = await openSeries(ann, ben, { draw: true });
  await ben.post(`/matches/${first}/resign`);
  const { commitment } = await ann.post<{ readonly commitment: string }>('/commitments');
  const share = { commitment, seed: newSeed() };
  const { id } = await ann.post(`/matches/${first}/rematch`, share);
  const bensSeed = newSeed();
  const shown = (await viewOf(ben, id)).commitment;
  await ben.post(`/matches/${id}/join`, { seed: bensSeed });
  const shares = [share, { commitment: shown, seed: bensSeed }];
  const remembered = await Promise.all(
    [ann, ben].map(async (player, i) => {
      const view = await player.get<MatchView & { readonly facts: readonly ViewedEvent[] }>(`/matches/${id}?since=0`);
      return { match: id, kind: 'table', draw: false, ...shares[i], seats: seatShares(view, view.facts) } as const;
    }),
  );
  await ann.post(`/matches/${id}/resign`);
  const record = await ann.get<GameRecord>(`/matches/${id}/record`);
  const { rules } = (await loadGame(GAME))!;
  expect(remembered.map((deal) => verifyRecord(rules, record, deal))).toEqual(['fair', 'fair']);
});
