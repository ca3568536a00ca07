import type { GameRecord } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import {
  type DailyList,
  type DailyView,
  type DuelView,
  type MatchId,
  type MatchView,
  verifyRecord,
} from '@safehouse/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ BOT_PACE: '0' });
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
});

const GAMES = GAME_IDS;

const createGuest = async () => (await api.createGuest()).token;

interface TypedResponse<T> {
  readonly status: number;
  readonly json: T;
}

const request = <T = { readonly id: MatchId; readonly counts: boolean }>(
  method: string,
  path: string,
  token: string,
  body?: object,
) => api.request(method, path, { token, ...(body && { body }) }) as unknown as Promise<TypedResponse<T>>;

const getMatchView = async (match: string, token: string) =>
  (await request<MatchView>('GET', `/api/matches/${match}`, token)).json;

/** Plays up to `maxMoves` first legal moves. Returns the views. */
async function playMoves(match: string, token: string, maxMoves: number): Promise<string[]> {
  const seen: string[] = [];
  for (let moves = 0; moves < maxMoves; ) {
    const { status, legal, version, view } = await getMatchView(match, token);
    if (status === 'over') {
      seen.push(JSON.stringify(view));
      break;
    }
    if (legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    seen.push(JSON.stringify(view));
    await request('POST', `/api/matches/${match}/moves`, token, { version, move: legal[0] });
    moves++;
  }
  return seen;
}

const resign = (match: string, token: string) => request('POST', `/api/matches/${match}/resign`, token, {});

describe.each(GAMES)('the daily challenge of %s', (game) => {
  const path = `/api/daily/${game}`;

  test('the same moves lead to the same views: the same deal, and the same answers of the bot', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const [anns, bobs] = [await request('POST', path, ann), await request('POST', path, bob)];
    expect(anns.json.id).not.toBe(bobs.json.id);
    const seen = await playMoves(anns.json.id, ann, 12);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(await playMoves(bobs.json.id, bob, 12)).toEqual(seen);
  });
});

describe('the daily challenge', () => {
  const path = `/api/daily/${GAMES[1]}`;
  const dailyView = async (token: string, query = '') => (await request<DailyView>('GET', path + query, token)).json;

  test('the first attempt counts, further ones are practice', async () => {
    const ann = await createGuest();
    expect((await dailyView(ann)).attempt).toBeNull();
    const first = (await request('POST', path, ann)).json;
    expect(first.counts).toBe(true);
    expect((await request('POST', path, ann)).json).toEqual(first);
    expect((await getMatchView(first.id, ann)).challenge).toMatchObject({ kind: 'daily', counts: true });
    await playMoves(first.id, ann, 500);
    const { attempt } = await dailyView(ann);
    expect(attempt).toMatchObject({ match: first.id, score: expect.any(Number) });
    const second = (await request('POST', path, ann)).json;
    expect(second).toMatchObject({ counts: false, id: expect.not.stringMatching(first.id) });
    expect((await getMatchView(second.id, ann)).challenge).toMatchObject({ kind: 'daily', counts: false });
    await resign(second.id, ann);
    expect((await dailyView(ann)).attempt).toEqual(attempt);
  });

  test('the best are shown by name as soon as the scores are, and the day counts for the streak', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const streak = async (token: string) => (await request<DailyList>('GET', '/api/daily', token)).json.streak;
    const { id } = (await request('POST', path, ann)).json;
    await playMoves(id, ann, 500);
    const { best, attempt } = await dailyView(ann);
    expect(best?.find(({ score }) => score === attempt?.score)?.name).toMatch(/^Guest \d+$/);
    expect(best?.every(({ score }, i) => i === 0 || score <= best[i - 1].score)).toBe(true);
    expect([(await dailyView(bob)).best, (await dailyView('')).best]).toEqual([null, null]);
    expect([await streak(ann), await streak(bob), await streak('')]).toEqual([1, 0, 0]);
  });

  test('two concurrent requests get the same table', async () => {
    const ann = await createGuest();
    const [one, other] = await Promise.all([request('POST', path, ann), request('POST', path, ann)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.json).toEqual(other.json);
  });

  test('all scores are shown after the own attempt, also after resigning', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id } = (await request('POST', path, ann)).json;
    expect((await dailyView(ann)).scores).toBeNull();
    await resign(id, ann);
    expect((await dailyView(ann)).scores).toContainEqual({ score: -100, count: 1 });
    expect((await dailyView(bob)).scores).toBeNull();
    expect((await dailyView('')).scores).toBeNull();
  });

  test('until the day is over nobody else sees the table, and nobody sees the whole deal', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id } = (await request('POST', path, ann)).json;
    await playMoves(id, ann, 2);
    expect(await getMatchView(id, bob)).toMatchObject({ view: null, status: 'open', seat: null });
    await resign(id, ann);
    const record = `/api/matches/${id}/record`;
    expect(await getMatchView(id, bob)).toMatchObject({ view: null, result: null });
    for (const token of [ann, bob]) {
      expect((await request('GET', record, token)).json).toMatchObject({ partial: true });
      expect((await request('GET', `/api/matches/${id}/fairness`, token)).json).toMatchObject({
        revealed: null,
      });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 26 * 3_600_000 });
    const opened = (await request<GameRecord>('GET', record, bob)).json;
    expect(verifyRecord((await loadGame(GAMES[1]))!.rules, opened)).toBe('fair');
    expect(await getMatchView(id, bob)).toMatchObject({ status: 'over' });
  });

  test('an attempt that is not finished in time does not count, and past days can be read', async () => {
    const ann = await createGuest();
    const { day } = await dailyView(ann);
    const { id } = (await request('POST', path, ann)).json;
    vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 26 * 3_600_000 });
    await resign(id, ann);
    const yesterday = await dailyView(ann, `?day=${day}`);
    expect(yesterday).toMatchObject({ day, attempt: { match: id, score: null } });
    expect(yesterday.scores).toEqual(expect.any(Array));
    expect((await dailyView(ann)).day).not.toBe(day);
  });

  test.each(['nonsense', '2026-02-31', '1999-01-01'])('there was no challenge on %s', async (day) => {
    expect((await request('GET', `${path}?day=${day}`, await createGuest())).status).toBe(404);
  });

  test('nothing can be undone after the bot has moved', async () => {
    const ann = await createGuest();
    const { id } = (await request('POST', path, ann)).json;
    await playMoves(id, ann, 3);
    const { version } = await getMatchView(id, ann);
    const undone = await request('POST', `/api/matches/${id}/undo`, ann, { to: 1 });
    expect(undone.status).toBe(409);
    expect((await getMatchView(id, ann)).version).toBe(version);
  });
});

describe('a duel', () => {
  const state = async (id: string, token: string) => (await request<DuelView>('GET', `/api/duels/${id}`, token)).json;
  const leg = (id: string, token: string, number: number) =>
    request('POST', `/api/duels/${id}/legs`, token, { leg: number });

  test('two play the same deals from both seats, and the sum decides', async () => {
    const [ann, bob, cleo] = [await createGuest(), await createGuest(), await createGuest()];
    // In this game every match is short.
    const { id } = (await request('POST', '/api/duels', ann, { game: 'kompromat' })).json;
    for (const number of [0, 1]) {
      const anns = (await leg(id, ann, number)).json.id;
      const bobs = (await leg(id, bob, number)).json.id;
      const [first, second] = [await playMoves(anns, ann, 3), await playMoves(bobs, bob, 3)];
      expect(second).toEqual(first);
      expect((await getMatchView(anns, ann)).seat).toBe(number);
      await playMoves(anns, ann, 500);
      await resign(bobs, bob);
      expect((await leg(id, cleo, number)).status).toBe(409);
    }
    const { verdict, players } = await state(id, cleo);
    const [best, worst] = players[0].legs.some(({ score }) => score === -100) ? [1, 0] : [0, 1];
    expect(verdict?.winner).toBe(players[best].user);
    expect(players[worst].legs.map(({ score }) => score)).toEqual([-100, -100]);
    expect(verdict?.totals[worst].total).toBe(-200);
    // Both have finished, so everybody may watch.
    const [{ match }] = players[best].legs;
    expect((await getMatchView(match ?? '', cleo)).status).toBe('over');
  });

  test('the scores of the other are shown after both own legs, their table only after the end', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id } = (await request('POST', '/api/duels', ann, { game: GAMES[1] })).json;
    const matches = [(await leg(id, ann, 0)).json.id, (await leg(id, ann, 1)).json.id];
    for (const match of matches) await resign(match, ann);
    await leg(id, bob, 0);
    const others = (duel: DuelView) => duel.players.find(({ legs }) => legs[0].match === null);
    expect(others(await state(id, bob))?.legs).toMatchObject([
      { isOver: true, score: null, match: null },
      { isOver: true, score: null, match: null },
    ]);
    expect(others(await state(id, ann))?.legs).toMatchObject([{ isOver: false, score: null }]);
    expect(await getMatchView(matches[0], bob)).toMatchObject({ view: null });
    vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 8 * 86_400_000 });
    const { verdict } = await state(id, bob);
    expect(verdict).toMatchObject({ winner: null, totals: [{ total: -200 }, { total: -200 }] });
    expect((await leg(id, bob, 1)).status).toBe(409);
  });

  test('unknown games and ids are not found, and a daily challenge is not a duel', async () => {
    const ann = await createGuest();
    expect((await request('POST', '/api/duels', ann, { game: 'chess' })).status).toBe(404);
    expect((await request('GET', '/api/duels/nothing', ann)).status).toBe(404);
    const { day } = (await request<DailyView>('GET', `/api/daily/${GAMES[0]}`, ann)).json;
    expect((await request('GET', `/api/duels/${encodeURIComponent(`${day} ${GAMES[0]}`)}`, ann)).status).toBe(404);
  });
});

describe('a pair of tables', () => {
  const tableRequest = { game: GAMES[1], seats: ['me', { bot: 'gentle' }], pair: true };
  const make = async (token: string) =>
    (await request<{ readonly id: MatchId; readonly pair: MatchId }>('POST', '/api/matches', token, tableRequest)).json;

  test('a player of one table cannot watch the other while one of them is running', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id, pair } = await make(ann);
    await request('POST', `/api/matches/${pair}/join`, bob, {});
    expect(await getMatchView(id, ann)).toMatchObject({ status: 'running', view: expect.anything() });
    expect(await getMatchView(pair, ann)).toMatchObject({ view: null, seat: null });
    await resign(id, ann);
    expect(await getMatchView(id, bob)).toMatchObject({ view: null, result: null });
    const published: MatchId[] = [];
    const stop = api.services.bus.subscribe((message) => {
      if (message.type === 'match' && !message.table) published.push(message.id);
    });
    await resign(pair, bob);
    await vi.waitFor(() => expect(published).toContain(id), 30_000);
    stop();
    expect(await getMatchView(id, bob)).toMatchObject({ status: 'over', view: expect.anything() });
  });

  test('a table that nobody joins is closed a day after the other has ended', async () => {
    const ann = await createGuest();
    const { id, pair } = await make(ann);
    await resign(id, ann);
    const record = () => request('GET', `/api/matches/${id}/record`, ann);
    expect((await record()).json).toMatchObject({ partial: true });
    vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 86_400_001 });
    expect((await record()).json).toMatchObject({ format: 1 });
    expect(await getMatchView(pair, ann)).toMatchObject({ status: 'closed' });
    expect((await request('POST', `/api/matches/${pair}/join`, await createGuest(), {})).status).toBe(409);
  });

  test('only the host can close a table that nobody has joined', async () => {
    const ann = await createGuest();
    const { pair } = await make(ann);
    expect((await request('POST', `/api/matches/${pair}/leave`, await createGuest())).status).toBe(403);
    expect((await request('POST', `/api/matches/${pair}/leave`, ann)).status).toBe(200);
    expect(await getMatchView(pair, ann)).toMatchObject({ status: 'closed' });
  });
});
