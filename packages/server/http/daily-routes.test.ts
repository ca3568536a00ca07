import type { GameRecord } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import {
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

const GAMES = ['agent-avenue', 'kompromat', 'spy-connection'];
let guestCount = 0;

async function createGuest(): Promise<string> {
  return (await api.request('POST', '/api/guest', { body: { name: `Guest ${++guestCount}` } })).json.token;
}

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

/** Waits for the own turn and takes the first legal move; so often, or until the match is over. Gives what was seen. */
async function playMoves(match: string, token: string, most: number): Promise<string[]> {
  const seen: string[] = [];
  for (let moves = 0; moves < most; ) {
    const { status, legal, version, view } = await getMatchView(match, token);
    if (status === 'over') {
      seen.push(JSON.stringify(view));
      break;
    }
    if (legal.length === 0) {
      await new Promise((later) => setTimeout(later, 2));
      continue;
    }
    seen.push(JSON.stringify(view));
    await request('POST', `/api/matches/${match}/moves`, token, { version, move: legal[0] });
    moves++;
  }
  return seen;
}

const resign = (match: string, token: string) => request('POST', `/api/matches/${match}/resign`, token, {});

describe.each(GAMES)('the challenge of %s', (game) => {
  const path = `/api/daily/${game}`;

  test('whoever plays alike sees alike: the same deal, and a bot that answers the same', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const [anns, bobs] = [await request('POST', path, ann), await request('POST', path, bob)];
    expect(anns.json.id).not.toBe(bobs.json.id);
    const seen = await playMoves(anns.json.id, ann, 12);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(await playMoves(bobs.json.id, bob, 12)).toEqual(seen);
  });
});

describe('the challenge of the day', () => {
  const path = `/api/daily/${GAMES[1]}`;
  const own = async (token: string, query = '') =>
    (await request<DailyView>('GET', path + query, token)).json;

  test('one try counts, and what comes after it is practice', async () => {
    const ann = await createGuest();
    expect((await own(ann)).attempt).toBeNull();
    const first = (await request('POST', path, ann)).json;
    expect(first.counts).toBe(true);
    expect((await request('POST', path, ann)).json).toEqual(first);
    expect((await getMatchView(first.id, ann)).challenge).toMatchObject({ kind: 'daily', counts: true });
    await playMoves(first.id, ann, 500);
    const { attempt } = await own(ann);
    expect(attempt).toMatchObject({ match: first.id, score: expect.any(Number) });
    const second = (await request('POST', path, ann)).json;
    expect(second).toMatchObject({ counts: false, id: expect.not.stringMatching(first.id) });
    expect((await getMatchView(second.id, ann)).challenge).toMatchObject({ kind: 'daily', counts: false });
    await resign(second.id, ann);
    expect((await own(ann)).attempt).toEqual(attempt);
  });

  test('who asks twice at once sits at one table', async () => {
    const ann = await createGuest();
    const [one, other] = await Promise.all([request('POST', path, ann), request('POST', path, ann)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.json).toEqual(other.json);
  });

  test('the scores of all are shown after the own try, and giving up is one', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id } = (await request('POST', path, ann)).json;
    expect((await own(ann)).scores).toBeNull();
    await resign(id, ann);
    expect((await own(ann)).scores).toContainEqual({ score: -100, count: 1 });
    expect((await own(bob)).scores).toBeNull();
    expect((await own('')).scores).toBeNull();
  });

  test('until the day is over nobody else sees the table, and nobody the whole deal', async () => {
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

  test('what is not finished in time does not count, and yesterday can be looked at', async () => {
    const ann = await createGuest();
    const { day } = await own(ann);
    const { id } = (await request('POST', path, ann)).json;
    vi.useFakeTimers({ toFake: ['Date'], now: api.services.now() + 26 * 3_600_000 });
    await resign(id, ann);
    const yesterday = await own(ann, `?day=${day}`);
    expect(yesterday).toMatchObject({ day, attempt: { match: id, score: null } });
    expect(yesterday.scores).toEqual(expect.any(Array));
    expect((await own(ann)).day).not.toBe(day);
  });

  test.each(['nonsense', '2026-02-31', '1999-01-01'])('there was no challenge on %s', async (day) => {
    expect((await request('GET', `${path}?day=${day}`, await createGuest())).status).toBe(404);
  });

  test('nothing is taken back after the bot has answered', async () => {
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
  const state = async (id: string, token: string) =>
    (await request<DuelView>('GET', `/api/duels/${id}`, token)).json;
  const leg = (id: string, token: string, number: number) =>
    request('POST', `/api/duels/${id}/legs`, token, { leg: number });

  test('two play the same deals from both seats, and the sum decides', async () => {
    const [ann, bob, cleo] = [await createGuest(), await createGuest(), await createGuest()];
    const { id } = (await request('POST', '/api/duels', ann, { game: GAMES[2] })).json;
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
    // Now that both are through, everybody may look.
    const [{ match }] = players[best].legs;
    expect((await getMatchView(match ?? '', cleo)).status).toBe('over');
  });

  test('what the other has scored is told after both own legs, and their table never before', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id } = (await request('POST', '/api/duels', ann, { game: GAMES[1] })).json;
    const matches = [(await leg(id, ann, 0)).json.id, (await leg(id, ann, 1)).json.id];
    for (const match of matches) await resign(match, ann);
    await leg(id, bob, 0);
    const others = (page: DuelView) => page.players.find(({ legs }) => legs[0].match === null);
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

  test('there is none of an unknown game or id, and the day is no duel', async () => {
    const ann = await createGuest();
    expect((await request('POST', '/api/duels', ann, { game: 'chess' })).status).toBe(404);
    expect((await request('GET', '/api/duels/nothing', ann)).status).toBe(404);
    const { day } = (await request<DailyView>('GET', `/api/daily/${GAMES[0]}`, ann)).json;
    expect((await request('GET', `/api/duels/${encodeURIComponent(`${day} ${GAMES[0]}`)}`, ann)).status).toBe(
      404,
    );
  });
});

describe('a pair of tables', () => {
  const wish = { game: GAMES[1], seats: ['me', { bot: 'gentle' }], pair: true };
  const make = async (token: string) =>
    (await request<{ readonly id: MatchId; readonly pair: MatchId }>('POST', '/api/matches', token, wish))
      .json;

  test('whoever plays at one cannot watch the other, as long as one of them runs', async () => {
    const [ann, bob] = [await createGuest(), await createGuest()];
    const { id, pair } = await make(ann);
    await request('POST', `/api/matches/${pair}/join`, bob, {});
    expect(await getMatchView(id, ann)).toMatchObject({ status: 'running', view: expect.anything() });
    expect(await getMatchView(pair, ann)).toMatchObject({ view: null, seat: null });
    await resign(id, ann);
    expect(await getMatchView(id, bob)).toMatchObject({ view: null, result: null });
    const told: MatchId[] = [];
    const stop = api.services.bus.subscribe((note) => {
      if (note.type === 'match' && !note.table) told.push(note.id);
    });
    await resign(pair, bob);
    await vi.waitFor(() => expect(told).toContain(id));
    stop();
    expect(await getMatchView(id, bob)).toMatchObject({ status: 'over', view: expect.anything() });
  });

  test('a table that nobody joins is closed a day after the other is over', async () => {
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

  test('its host can close the table that nobody has joined, and nobody else can', async () => {
    const ann = await createGuest();
    const { pair } = await make(ann);
    expect((await request('POST', `/api/matches/${pair}/leave`, await createGuest())).status).toBe(403);
    expect((await request('POST', `/api/matches/${pair}/leave`, ann)).status).toBe(200);
    expect(await getMatchView(pair, ann)).toMatchObject({ status: 'closed' });
  });
});
