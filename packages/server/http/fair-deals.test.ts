/** Programs that store what they were shown before they sent their seeds, and check the deal after the match. */
import type { GameRecord } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import {
  type DailyView,
  type DuelView,
  type MatchView,
  newSeed,
  type RememberedDeal,
  seatShares,
  type ViewedEvent,
  verifyRecord,
} from '@safehouse/protocol';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, createTestPlayer, type TestApi, type TestPlayer } from './test-helpers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ BOT_PACE: '0' });
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
});

const GAME = 'agent-avenue';

const newPlayer = () => createTestPlayer(api);

type Share = Pick<RememberedDeal, 'commitment' | 'seed'>;

const newShare = async (player: TestPlayer): Promise<Share> => ({
  ...(await player.post<{ readonly commitment: string }>('/commitments')),
  seed: newSeed(),
});

/** What the player's program stores, completed when the match exists. */
async function remember(
  player: TestPlayer,
  match: string,
  share: Share,
  kind: RememberedDeal['kind'] = 'table',
): Promise<RememberedDeal> {
  const path = `/matches/${match}?since=0`;
  const view = await player.get<MatchView & { readonly facts: readonly ViewedEvent[] }>(path);
  return { match, kind, draw: view.draw === true, ...share, seats: seatShares(view, view.facts) };
}

async function joinTable(player: TestPlayer, match: string): Promise<Share> {
  const { commitment } = await player.get<MatchView>(`/matches/${match}`);
  const seed = newSeed();
  await player.post(`/matches/${match}/join`, { seed });
  return { commitment, seed };
}

async function verdictOf(player: TestPlayer, remembered: RememberedDeal): Promise<string> {
  const record = await player.get<GameRecord>(`/matches/${remembered.match}/record`);
  return verifyRecord((await loadGame(GAME))!.rules, record, remembered);
}

/** A finished match of two, with what both programs have stored. */
async function playTable(host: TestPlayer, guest: TestPlayer, draw: boolean): Promise<RememberedDeal[]> {
  const share = await newShare(host);
  const { id } = await host.post('/matches', { game: GAME, seats: ['me', 'open'], draw, ...share });
  const guestShare = await joinTable(guest, id);
  const remembered = [await remember(host, id, share), await remember(guest, id, guestShare)];
  await guest.post(`/matches/${id}/resign`);
  return remembered;
}

test.each([false, true])('opened and joined, the deal is fair to both; seats drawn: %s', async (draw) => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const [anns, bens] = await playTable(ann, ben, draw);
  expect([anns.draw, bens.draw]).toEqual([draw, draw]);
  expect([await verdictOf(ann, anns), await verdictOf(ben, bens)]).toEqual(['fair', 'fair']);
  expect(await verdictOf(ben, { ...bens, seed: 'another' })).toBe('own-seed-missing');
  expect(await verdictOf(ben, { ...bens, commitment: 'another' })).toBe('other-commitment');
});

test('against a bot the deal comes from the server and the player alone', async () => {
  const ann = await newPlayer();
  const share = await newShare(ann);
  const { id } = await ann.post('/matches', { game: GAME, seats: ['me', { bot: 'gentle' }], ...share });
  const remembered = await remember(ann, id, share);
  await ann.post(`/matches/${id}/resign`);
  expect(remembered.seats).toEqual(['own', 'none']);
  expect(await verdictOf(ann, remembered)).toBe('fair');
});

test('two who were paired each find their half of the server seed and their own seed', async () => {
  const players = [await newPlayer(), await newPlayer()];
  const shares = await Promise.all(players.map(newShare));
  const found = await Promise.all(
    players.map((player, i) => player.post<{ readonly match: string }>('/seeks', { game: GAME, ...shares[i] })),
  );
  const [{ match }] = found;
  const remembered = await Promise.all(players.map((player, i) => remember(player, match, shares[i], 'seek')));
  const open = await players[0].get(`/matches/${match}/fairness`);
  expect(open).toMatchObject({ revealed: null });
  await players[0].post(`/matches/${match}/resign`);
  expect(await Promise.all(players.map((player, i) => verdictOf(player, remembered[i])))).toEqual(['fair', 'fair']);
  const { revealed } = await players[0].get<{ readonly revealed: { readonly serverSeed: string } }>(
    `/matches/${match}/fairness`,
  );
  expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{64}$/);
});

test('a rematch is fair to who starts it and to who joins it, also where both ask at once', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const [{ match }] = await playTable(ann, ben, true);
  const share = await newShare(ann);
  const { id } = await ann.post(`/matches/${match}/rematch`, share);
  // With his own commitment he is only told where the rematch is, and joins after he has seen its commitment.
  expect(await ben.post(`/matches/${match}/rematch`, await newShare(ben))).toEqual({ id });
  expect(await ann.get(`/matches/${id}`)).toMatchObject({ status: 'open' });
  const bensShare = await joinTable(ben, id);
  const remembered = [await remember(ann, id, share), await remember(ben, id, bensShare)];
  await ann.post(`/matches/${id}/resign`);
  expect([await verdictOf(ann, remembered[0]), await verdictOf(ben, remembered[1])]).toEqual(['fair', 'fair']);
});

test('at two tables with one deal the commitment binds the server towards all', async () => {
  const players = [];
  for (let i = 0; i < 4; i++) players.push(await newPlayer());
  const share = await newShare(players[0]);
  const { id, pair } = await players[0].post<{ readonly id: string; readonly pair: string }>('/matches', {
    game: GAME,
    seats: ['me', 'open'],
    pair: true,
    ...share,
  });
  const tables = [id, id, pair, pair];
  const shares = [share];
  for (let i = 1; i < 4; i++) shares.push({ ...(await joinTable(players[i], tables[i])), seed: '' });
  const remembered = await Promise.all(players.map((player, i) => remember(player, tables[i], shares[i], 'pair')));
  for (const i of [0, 2]) await players[i].post(`/matches/${tables[i]}/resign`);
  const verdicts = await Promise.all(players.map((player, i) => verdictOf(player, remembered[i])));
  expect(verdicts).toEqual(['fair', 'fair', 'fair', 'fair']);
});

test('the deals of a day and of a duel are those whose commitments were shown before', async () => {
  const ann = await newPlayer();
  const { commitment, day } = await ann.get<DailyView>(`/daily/${GAME}`);
  expect(await ann.post(`/daily/${GAME}`, { commitment: 'f'.repeat(64) })).toMatchObject({
    code: 'not-open',
  });
  const daily = (await ann.post(`/daily/${GAME}`, { commitment })).id;
  const { id: duel, commitments } = await ann.post<{ readonly id: string } & Pick<DuelView, 'commitments'>>('/duels', {
    game: GAME,
  });
  expect((await ann.get<DuelView>(`/duels/${duel}`)).commitments).toEqual(commitments);
  const remembered = [await remember(ann, daily, { commitment, seed: `${day} ${GAME}` }, 'challenge')];
  for (const leg of [0, 1]) {
    const { id } = await ann.post(`/duels/${duel}/legs`, { leg });
    remembered.push(await remember(ann, id, { commitment: commitments[leg], seed: duel }, 'challenge'));
  }
  for (const { match } of remembered) await ann.post(`/matches/${match}/resign`);
  vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 8 * 86_400_000 });
  expect(await Promise.all(remembered.map((deal) => verdictOf(ann, deal)))).toEqual(['fair', 'fair', 'fair']);
  expect(await verdictOf(ann, { ...remembered[1], commitment: commitments[1] })).toBe('other-commitment');
});

test('the fairness page says what is proven, what is not, and whose seed the server drew', async () => {
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  const page = async (match: string) => (await api.requestText(`/fairness/${match}`)).replaceAll(/\s+/g, ' ');
  const [{ match, commitment }] = await playTable(ann, ben, false);
  expect(await page(match)).toMatch(/The record is consistent.*Not proven on this page/);
  expect(await page(match)).not.toContain('The server drew the seed');
  const { id } = await ann.post('/matches', { game: GAME, seats: ['me', 'open'], seed: 'mine' });
  expect(await page(id)).toMatch(/has fixed a seed/);
  await ben.post(`/matches/${id}/join`);
  await ben.post(`/matches/${id}/resign`);
  expect(await page(id)).toContain('The server drew the seed for place 2');
  expect(await page(match)).toContain(commitment);
});

test('a server seed is nowhere before the end, nor in the log', async () => {
  const players = [await newPlayer(), await newPlayer()];
  const shares = await Promise.all(players.map(newShare));
  const answers: unknown[] = await Promise.all(
    players.map((player, i) => player.post('/seeks', { game: GAME, ...shares[i] })),
  );
  const { match } = answers[0] as { readonly match: string };
  answers.push(await players[0].post('/seeks', { game: GAME, ...shares[0] }));
  for (const path of ['', '?since=0', '/record', '/fairness', '/chat'])
    for (const player of players) answers.push(await player.get(`/matches/${match}${path}`));
  const shown = JSON.stringify(answers) + api.logged.join('\n');
  await players[0].post(`/matches/${match}/resign`);
  const { revealed } = await players[0].get<{ readonly revealed: { readonly serverSeed: string } }>(
    `/matches/${match}/fairness`,
  );
  for (const part of revealed.serverSeed.split('.')) expect(shown).not.toContain(part);
});
