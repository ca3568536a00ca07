import type { MatchId, MatchView, ViewedEvent } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeLongMatch } from '../match/test-helpers.ts';
import { TestClient } from '../socket/test-client.ts';
import { waitUntil } from '../socket/test-helpers.ts';
import { type ApiTestRequest, createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await createTestApi();
  const guest = async (name: string) => (await api.createGuest(name)).token;
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map(guest));
});
afterAll(() => api.close());

const UNKNOWN_ID = 'A'.repeat(22);
type MatchViewWithEvents = MatchView & { readonly facts: readonly ViewedEvent[] };

const post = (token: string, path: string, body: object = {}) =>
  api.request('POST', `/api/matches${path}`, { token, body });

async function get<T>(path: string, options: ApiTestRequest = {}): Promise<T> {
  return (await api.request('GET', `/api/matches${path}`, options)).json as unknown as T;
}

async function createTable(request: object = {}): Promise<string> {
  const { json } = await post(ann, '', { game: 'kompromat', seats: ['me', 'open'], ...request });
  return `/${json.id}`;
}

async function startMatch(request: object = {}): Promise<string> {
  const match = await createTable(request);
  await post(ben, `${match}/join`);
  return match;
}

async function playFirstMove(token: string, match: string, key?: string) {
  const { version, legal } = await get<MatchViewWithEvents>(match, { token });
  return post(token, `${match}/moves`, { version, move: legal[0], ...(key && { key }) });
}

test('a table is created, joined and played', async () => {
  const match = await createTable({ visibility: 'public' });
  expect((await get<MatchViewWithEvents>(match)).status).toBe('open');
  const list = await get<{ readonly open: readonly { readonly id: string }[] }>('');
  expect(list.open.map(({ id }) => `/${id}`)).toContain(match);
  expect((await post(ben, `${match}/join`)).json).toEqual({ version: 1 });
  const view = await get<MatchViewWithEvents>(`${match}?since=0`, { token: ann });
  expect(view).toMatchObject({ status: 'running', version: 2, seat: 0, toAct: [0] });
  expect(view.facts).toMatchObject([{ table: { type: 'joined' } }, { table: { type: 'started' } }]);
  expect((await playFirstMove(ann, match)).json).toEqual({ version: 3 });
});

test('a past view is the view that this seat had then', async () => {
  const match = await startMatch();
  const players = [ann, ben] as const;
  const shown: MatchViewWithEvents[][] = [];
  for (let moves = 0; moves < 6; moves++) {
    const views = await Promise.all(players.map((token) => get<MatchViewWithEvents>(match, { token })));
    shown.push(views);
    await playFirstMove(players[views[0].toAct[0]], match);
  }
  for (const views of shown) {
    for (const [seat, token] of players.entries()) {
      const { version, view, legal, toAct } = views[seat];
      const past = await get<MatchViewWithEvents>(`${match}?at=${version}`, { token });
      expect(past).toMatchObject({ version, view, legal, toAct, seat });
    }
  }
  const now = await get<MatchViewWithEvents>(match, { token: ann });
  expect(await get<MatchViewWithEvents>(`${match}?at=${now.version + 5}`, { token: ann })).toEqual(now);
});

test('events come in pages of a thousand', async () => {
  const id = await storeLongMatch(api.services.store, 1500);
  const eventsAfter = async (since: number) =>
    (await get<MatchViewWithEvents>(`/${id}?since=${since}`)).facts.map(({ version }) => version);
  const first = await eventsAfter(0);
  expect([first[0], first.length]).toEqual([1, 1000]);
  const second = await eventsAfter(1000);
  expect([second[0], second.at(-1), second.length]).toEqual([1001, 1500, 500]);
});

test('only a seat itself sees its cards', async () => {
  const match = await startMatch();
  const viewFor = async (token: string) => (await get<MatchViewWithEvents>(match, { token })).view;
  expect(await viewFor(ann)).not.toEqual(await viewFor(ben));
  expect(await get(match)).toMatchObject({ seat: null, seats: [], legal: [] });
  // A caller who names somebody else's seat is a spectator.
  expect(await get(`${match}?seat=0`, { token: ben })).toMatchObject({ seat: null, legal: [] });
});

test.each([
  ['an unknown game', { game: 'chess' }, 422],
  ['an unknown option', { options: { fast: true } }, 422],
  ['no seat for the caller', { seats: ['open', 'open'] }, 422],
  ['the caller twice', { seats: ['me', 'me'] }, 422],
  ['an unknown bot', { seats: ['me', { bot: '__proto__' }] }, 422],
  ['a rated match with a bot', { seats: ['me', { bot: 'gentle' }], rated: true }, 422],
  ['too many seats', { seats: ['me', 'open', 'open', 'open', 'open'] }, 400],
  ['an unknown field', { winner: 0 }, 400],
  ['a clock without time', { clock: { type: 'realtime', base: 0, increment: 0 } }, 400],
])('a table with %s is refused', async (_, request, status) => {
  expect((await post(ann, '', { game: 'kompromat', seats: ['me', 'open'], ...request })).status).toBe(status);
});

test('a move for an old or future version is stale, and the refusal has the current one', async () => {
  const match = await startMatch();
  const [legal] = (await get<MatchViewWithEvents>(match, { token: ann })).legal;
  for (const version of [0, 1, 3, 9e15]) {
    const { status, json } = await post(ann, `${match}/moves`, { version, move: legal });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'stale', version: 2 });
  }
});

test('a repeated key plays nothing twice, whatever comes with it', async () => {
  const match = await startMatch();
  expect((await playFirstMove(ann, match, 'k')).json).toEqual({ version: 3 });
  const again = { version: 99, move: { type: 'nonsense' }, key: 'k' };
  expect((await post(ann, `${match}/moves`, again)).json).toEqual({ version: 3 });
  // Keys belong to a user: the same key of another user is another request.
  expect((await post(ben, `${match}/moves`, again)).json).toMatchObject({ code: 'stale' });
});

test('an illegal move is refused with the reason', async () => {
  const match = await startMatch();
  const { status, json } = await post(ann, `${match}/moves`, { version: 2, move: { type: 'fly' } });
  expect(status).toBe(422);
  expect(json).toMatchObject({
    code: 'illegal-move',
    why: { code: 'unknown-move' },
  });
  const [legal] = (await get<MatchViewWithEvents>(match, { token: ann })).legal;
  const outOfTurn = await post(ben, `${match}/moves`, { version: 2, move: legal });
  expect(outOfTurn.json).toMatchObject({ code: 'illegal-move', why: { code: 'not-to-act' } });
});

test('only players can act in a match', async () => {
  const match = await startMatch();
  const cara = (await api.createGuest('Cara')).token;
  for (const action of ['moves', 'undo', 'resign', 'leave', 'chat']) {
    const body = action === 'moves' ? { version: 2, move: {} } : action === 'chat' ? { phrase: 'hello' } : {};
    expect((await post(cara, `${match}/${action}`, body)).status).toBe(403);
    expect((await api.request('POST', `/api/matches${match}/${action}`, { body })).status).toBe(401);
  }
  expect((await post(cara, `${match}/join`)).json).toMatchObject({ code: 'not-open' });
});

test.each(['', '/record', '/fairness', '/ratings', '/chat'])('an unknown match%s is not found', async (path) => {
  for (const id of [UNKNOWN_ID, 'short', '__proto__', '..%2f..', '%00']) {
    expect((await api.request('GET', `/api/matches/${id}${path}`)).status).toBe(404);
  }
});

test('before the end the record has what the caller was shown; after it everything, and the deal can be verified', async () => {
  const match = await startMatch();
  expect(await get(`${match}/record`, { token: ann })).toMatchObject({ partial: true, version: 2 });
  expect(await get(`${match}/fairness`)).toEqual({ commitment: expect.any(String), revealed: null });
  await post(ben, `${match}/resign`);
  expect(await get(match)).toMatchObject({ status: 'over', result: { winners: [0], reason: 'resigned' } });
  expect(await get(`${match}/record`)).toMatchObject({
    format: 1,
    meta: { fairness: { chairSeeds: [expect.any(String), expect.any(String)] } },
  });
  expect(await get(`${match}/fairness`)).toMatchObject({ revealed: { serverSeed: expect.any(String) } });
});

test('the deal of a pair stays secret until both tables have ended', async () => {
  const first = await startMatch({ pair: true });
  const twin = `/${(await get<MatchViewWithEvents>(first)).pair}`;
  expect((await post(ann, `${twin}/join`)).json).toMatchObject({ code: 'already-seated' });
  await post(ann, `${first}/resign`);
  expect(await get(`${first}/record`)).toMatchObject({ partial: true });
  expect(await get(`${first}/fairness`)).toMatchObject({ revealed: null });
  const friends = await Promise.all(['Dora', 'Emil'].map(async (name) => (await api.createGuest(name)).token));
  for (const friend of friends) await post(friend, `${twin}/join`);
  await post(friends[0], `${twin}/resign`);
  const [one, other] = await Promise.all(
    [first, twin].map((match) => get<{ readonly seed: string }>(`${match}/record`)),
  );
  expect(one.seed).toBe(other.seed);
});

test('spectators of a delayed table see everything later, on every route', async () => {
  const match = await startMatch({ delay: 60 });
  await playFirstMove(ann, match);
  expect(await get(match, { token: ann })).toMatchObject({ version: 3 });
  expect(await get(match)).toMatchObject({ version: 0, status: 'open', view: null });
  expect(await get(`${match}?since=0`)).toMatchObject({ facts: [] });
  await post(ben, `${match}/resign`);
  expect(await get(`${match}/record`)).toMatchObject({ partial: true, version: 0 });
  expect(await get(`${match}/fairness`)).toMatchObject({ revealed: null });
  expect(await get(`${match}/record`, { token: ann })).toMatchObject({ format: 1 });
});

test('after the end the first request creates a rematch, and the second joins it', async () => {
  const match = await startMatch();
  expect((await post(ann, `${match}/rematch`)).json).toMatchObject({ code: 'not-open' });
  await post(ann, `${match}/resign`);
  const next = `/${(await post(ann, `${match}/rematch`)).json.id}`;
  expect((await post(ben, `${match}/rematch`)).status).toBe(200);
  expect(await get(next, { token: ben })).toMatchObject({ status: 'running', seat: 0 });
});

test('before the start a player can leave, and the table is closed when its host leaves', async () => {
  const match = await createTable({ seats: ['me', 'open', 'open'], game: 'spy-connection' });
  await post(ben, `${match}/join`);
  expect((await post(ben, `${match}/leave`)).status).toBe(200);
  expect((await post(ann, `${match}/leave`)).status).toBe(200);
  expect(await get(match)).toMatchObject({ status: 'closed' });
  expect((await post(ben, `${match}/join`)).json).toMatchObject({ code: 'not-open' });
});

test('a match whose rules this server does not have is refused with `other-rules` on every route', async () => {
  const id = (await startMatch()).slice(1) as MatchId;
  const { matches } = api.services.store;
  const { header, entries } = (await matches.load(id))!;
  const [{ summary }] = await matches.matchesOf(header.host, 1);
  const later = { ...header, id: `${id.slice(0, -4)}AAAA` as MatchId, rules: 99 };
  await matches.create([{ header: later, entries, summary }]);
  const at = `/api/matches/${later.id}`;
  const version = entries.length;
  for (const [method, path, body] of [
    ['GET', at],
    ['GET', `${at}/record`],
    ['GET', `${at}/stream`],
    ['POST', `${at}/moves`, { version, move: { type: 'hit' }, key: 'k' }],
    ['POST', `${at}/resign`, {}],
  ] as const) {
    const response = await api.request(method, path, { token: ann, ...(body && { body }) });
    expect([path, response.status, response.json]).toEqual([
      path,
      503,
      expect.objectContaining({ code: 'other-rules' }),
    ]);
  }
  const client = new TestClient().connect(api.services.hub, ann).hello();
  client.sendToServer({ type: 'watch', on: 1, match: later.id });
  await waitUntil(() => client.messagesOfType('refused').length > 0);
  expect(client.messagesOfType('refused')).toMatchObject([{ on: 1, refusal: { code: 'other-rules' } }]);
  expect((await matches.load(later.id))?.entries).toEqual(entries);
  expect(api.logged.filter((text) => text.includes('"error"') && text.includes('rules'))).toEqual([]);
});
