import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId, TournamentMatchesView, TournamentSettings, TournamentView } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TournamentScheduler } from '../tournaments/scheduler.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let tokens: readonly string[];

beforeAll(async () => {
  api = await createTestApi();
  tokens = await Promise.all(
    ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map(async (name) => {
      const { json } = await api.request('POST', '/api/guest', { body: { name } });
      return json.token;
    }),
  );
});
afterAll(() => api.close());

const WANTED = {
  name: 'Friday night',
  format: 'swiss',
  game: 'kompromat',
  clock: { type: 'realtime', base: 600, increment: 0 },
  startsAt: 0,
  rounds: 3,
  breakSeconds: 0,
};

const IN_AN_HOUR = { startsAt: Date.now() + 3_600_000 };

async function create(parts: Partial<TournamentSettings> = {}): Promise<string> {
  const { json, status } = await api.request('POST', '/api/tournaments', {
    token: tokens[0],
    body: { ...WANTED, ...parts },
  });
  expect([status, json]).toEqual([201, expect.anything()]);
  return json.id;
}

async function viewOf(id: string, token?: string): Promise<TournamentView> {
  const { json } = await api.request('GET', `/api/tournaments/${id}`, token === undefined ? {} : { token });
  return json as unknown as TournamentView;
}

const joinAs = (id: string, token: string, body = {}) =>
  api.request('POST', `/api/tournaments/${id}/join`, { token, body });

async function waitFor(id: string, isReady: (view: TournamentView) => boolean): Promise<TournamentView> {
  for (let tries = 0; tries < 200; tries++) {
    const view = await viewOf(id);
    if (isReady(view)) return view;
    await sleep(50);
  }
  throw new Error('nothing happened');
}

/** A started tournament that everybody has joined. */
async function createJoined(parts: Partial<TournamentSettings>, players: number): Promise<string> {
  const id = await create({ ...parts, ...IN_AN_HOUR });
  for (const token of tokens.slice(0, players)) expect((await joinAs(id, token, { seed: 'mine' })).status).toBe(200);
  expect((await api.request('POST', `/api/tournaments/${id}/start`, { token: tokens[0] })).status).toBe(200);
  return id;
}

/** The second seat of every running match resigns. */
async function endRound({ round }: TournamentView): Promise<void> {
  for (const { match, players, result } of round?.pairings ?? [])
    if (result === null) await api.services.commands.resign({ match: match as MatchId, user: players[1] as never });
}

test('four players finish a Swiss of three rounds', async () => {
  const id = await createJoined({}, 4);
  for (let round = 0; round < 3; round++) {
    const view = await waitFor(id, ({ roundCount, round: latest }) => roundCount === round + 1 && !latest?.isOver);
    const [first] = view.round?.pairings ?? [];
    await waitForMatch(first.match);
    await endRound(view);
  }
  const end = await waitFor(id, ({ status }) => status === 'finished');
  expect(end.standings.map(({ played }) => played)).toEqual([3, 3, 3, 3]);
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(600);
  expect(end.secret).toMatch(/^[0-9a-f]{64}$/);
  const { json } = await api.request('GET', `/api/tournaments/${id}/rounds/0`);
  expect(json).toMatchObject({ round: { isOver: true, matchCount: 2 } });
  expect((await api.request('GET', `/api/tournaments/${id}/rounds/3`)).status).toBe(404);
  const all = await matchesOf(id);
  expect(all.matches.map(({ round }) => round)).toEqual([2, 2, 1, 1, 0, 0]);
  expect(all.matches.every(({ result }) => result === 'first')).toBe(true);
  expect([all.players.length, all.next]).toEqual([4, null]);
  const oldest = await matchesOf(id, '?before=1');
  expect(oldest.matches).toEqual([all.matches[5]]);
  expect(oldest.players.map((player) => player.id).toSorted()).toEqual([...all.matches[5].players].toSorted());
});

async function matchesOf(id: string, query = ''): Promise<TournamentMatchesView> {
  const { json } = await api.request('GET', `/api/tournaments/${id}/matches${query}`);
  return json as unknown as TournamentMatchesView;
}

async function waitForMatch(match: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await api.services.rooms.read(match as MatchId, () => true)) return;
    await sleep(30);
  }
}

test('with the same deal for all, nothing of a round is told before it is over', async () => {
  const id = await createJoined({ duplicate: true, rounds: 1 }, 4);
  const { round } = await waitFor(id, ({ roundCount }) => roundCount === 1);
  const [a, b] = (round?.pairings ?? []).map(({ match }) => match as MatchId);
  await waitForMatch(b);
  const seedOf = (match: MatchId) =>
    api.services.rooms.read(match, (table) => [table.match?.record().seed, table.header.serverSeed]);
  expect(await seedOf(a)).toEqual(await seedOf(b));
  const [winner, loser] = round?.pairings[0].players ?? [];
  const matchesCounted = async () => {
    const { json } = await api.request('GET', `/api/users/${winner}`);
    const { played } = json as unknown as { readonly played: readonly { readonly matches: number }[] };
    return played.reduce((sum, { matches }) => sum + matches, 0);
  };
  const before = await matchesCounted();
  await api.services.commands.resign({ match: a, user: loser as never });
  const hidden = await waitFor(id, (view) => view.round?.pairings.some(({ result }) => result !== null) ?? false);
  expect(hidden.round?.pairings.map(({ result }) => result).toSorted()).toEqual(['hidden', null]);
  expect((await matchesOf(id)).matches.map(({ result }) => result).toSorted()).toEqual(['hidden', null]);
  expect(hidden.standings.map(({ points, played }) => [points, played])).toEqual(Array(4).fill([0, 0]));
  const seen = await api.request('GET', `/api/matches/${a}`);
  expect(seen.json).toMatchObject({ view: null, result: null, status: 'open' });
  expect((await api.request('GET', `/api/matches/${a}/record`)).json).toMatchObject({ partial: true });
  await sleep(100);
  expect(await matchesCounted()).toBe(before);
  await api.services.commands.resign({ match: b, user: round?.pairings[1].players[1] as never });
  const end = await waitFor(id, ({ status }) => status === 'finished');
  expect(end.round?.pairings.map(({ result }) => result)).toEqual(['first', 'first']);
  // Both first seats won with the same cards.
  expect(end.standings.map(({ points }) => points)).toEqual([50, 50, 50, 50]);
  expect((await api.request('GET', `/api/matches/${a}`)).json).toMatchObject({ status: 'over' });
  await vi.waitFor(async () => expect(await matchesCounted()).toBe(before + 1), 30_000);
});

test('a tournament by code is for those who know it', async () => {
  const id = await create({ access: 'code', ...IN_AN_HOUR });
  const { code } = (await viewOf(id, tokens[0])).me;
  expect((await api.request('GET', `/api/tournaments/${id}`, { token: tokens[1] })).status).toBe(404);
  expect((await joinAs(id, tokens[1])).json).toMatchObject({ code: 'forbidden' });
  expect((await api.request('GET', `/api/tournaments/${id}?code=${code}`, { token: tokens[1] })).status).toBe(200);
  expect((await joinAs(id, tokens[1], { code })).status).toBe(200);
  expect((await viewOf(id, tokens[1])).me).toMatchObject({ state: 'in', code });
  const { json } = await api.request('GET', '/api/tournaments');
  expect(JSON.stringify(json)).not.toContain(id);
});

test('a program may join where it is allowed, and is shown as one', async () => {
  const people = await create(IN_AN_HOUR);
  expect((await joinAs(people, tokens[1], { bot: true })).json).toMatchObject({ code: 'forbidden' });
  expect((await viewOf(people)).playerCount).toBe(0);
  const open = await create({ apiBots: true, ...IN_AN_HOUR });
  expect((await joinAs(open, tokens[1], { bot: true })).status).toBe(200);
  expect((await joinAs(open, tokens[2])).status).toBe(200);
  const { players, settings } = await viewOf(open);
  expect(settings.apiBots).toBe(true);
  expect(Object.fromEntries(players.map(({ name, isApiBot }) => [name, isApiBot]))).toStrictEqual({
    Bob: true,
    Cleo: undefined,
  });
});

test('its creator cancels it before the start, nobody else', async () => {
  const id = await create(IN_AN_HOUR);
  const cancelAs = (token: string) => api.request('POST', `/api/tournaments/${id}/cancel`, { token });
  expect((await cancelAs(tokens[1])).status).toBe(403);
  expect((await cancelAs(tokens[0])).status).toBe(200);
  expect(await viewOf(id)).toMatchObject({ status: 'cancelled', cancelReason: 'host' });
  expect((await joinAs(id, tokens[1])).status).toBe(409);
});

test('its creator starts it before the time', async () => {
  const id = await create({ rounds: 1, ...IN_AN_HOUR });
  for (const token of tokens.slice(0, 2)) await joinAs(id, token);
  const startAs = (token: string) => api.request('POST', `/api/tournaments/${id}/start`, { token });
  expect((await startAs(tokens[1])).status).toBe(403);
  expect((await startAs(tokens[0])).status).toBe(200);
  await waitFor(id, ({ roundCount }) => roundCount === 1);
});

test('settings that make no tournament are refused', async () => {
  const statusOf = async (parts: object) =>
    (await api.request('POST', '/api/tournaments', { token: tokens[0], body: { ...WANTED, ...parts } })).status;
  expect(await statusOf({ game: 'chess' })).toBe(422);
  expect(await statusOf({ clock: { type: 'none' } })).toBe(422);
  expect(await statusOf({ options: { nonsense: 1 } })).toBe(422);
  expect(await statusOf({ bots: { level: 'nobody', upTo: 4 } })).toBe(422);
  expect(await statusOf({ apiBots: true, rated: true })).toBe(422);
  expect(await statusOf({ startsAt: Date.now() + 1e11 })).toBe(422);
  expect(await statusOf({ name: '\u202e' })).toBe(400);
});

test('who is banned is removed, and cannot come back', async () => {
  const id = await create(IN_AN_HOUR);
  await joinAs(id, tokens[4]);
  const { id: eve } = (await viewOf(id, tokens[4])).me;
  await api.services.tournaments.removeEverywhere(eve as never);
  expect((await viewOf(id)).playerCount).toBe(0);
  expect((await joinAs(id, tokens[4])).status).toBe(403);
});

test('an admin ends a tournament at any time, with its matches', async () => {
  const id = await createJoined({ rounds: 1 }, 4);
  const { round } = await waitFor(id, ({ roundCount }) => roundCount === 1);
  const match = (round?.pairings ?? [])[0].match as MatchId;
  await waitForMatch(match);
  expect(await api.services.tournaments.close(id)).toBeNull();
  expect((await viewOf(id)).status).toBe('cancelled');
  expect(await api.services.rooms.read(match, ({ status }) => status)).toBe('closed');
});

test('two servers that pair at once make each pairing once, and a table that is missing is created', async () => {
  const { services } = api;
  const others = [1, 2].map(() => {
    const tournaments = new Tournaments({ ...services, isShared: true });
    return new TournamentScheduler({ ...services, tournaments, isLeader: () => true });
  });
  const id = await createJoined({ rounds: 1 }, 4);
  await Promise.all(others.map((scheduler) => scheduler.tick()));
  const fresh = new Tournaments({ ...services, isShared: true });
  const pairings = await fresh.rooms.read(id, ({ rounds }) => rounds.flatMap((round) => round.pairings));
  expect(new Set(pairings?.flatMap(({ players }) => players)).size).toBe(4);
  expect(pairings).toHaveLength(2);
  for (const { match } of pairings ?? [])
    expect(await services.rooms.read(match, ({ status }) => status)).toBe('running');
});

test('bots that fill up are different characters, closest in strength to the chosen one; then they are numbered', async () => {
  const botsOf = async (level: string, upTo: number) => {
    const view = await viewOf(await createJoined({ bots: { level, upTo } }, 1));
    return view.players
      .filter((player) => player.level !== undefined)
      .toSorted((a, b) => Number(a.id.slice(4)) - Number(b.id.slice(4)))
      .map(({ level: own, number }) => (number === undefined ? own : `${own} ${number}`));
  };
  expect(await botsOf('sharp', 4)).toEqual(['sharp', 'steady', 'expert']);
  expect(await botsOf('gentle', 3)).toEqual(['gentle', 'steady']);
  expect(await botsOf('master', 8)).toEqual(['master', 'expert', 'sharp', 'steady', 'gentle', 'master 2', 'expert 2']);
});
