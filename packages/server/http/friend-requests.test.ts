import { type PeopleView, parseUserId, type UserId } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_REQUESTS_TO } from '../people/request-standing.ts';
import { newMatch } from '../store/match-store-suite.ts';
import { createTestApi } from './test-helpers.ts';

interface TestPerson {
  readonly id: UserId;
  readonly token: string;
}

/** Bob, for whom as many requests wait as may: of accounts that have never played, the earliest is `stranger(0)`. */
async function openFlooded() {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const { people, ratings, matches } = api.services.store;
  const account = async (name: string): Promise<TestPerson> => {
    const { json } = await api.request('POST', '/api/account', { body: { name, passphrase: 'a long passphrase' } });
    return { token: json.token, id: parseUserId(json.user.id)! };
  };
  const bob = await account('Bob');
  const add = Array.from({ length: MAX_REQUESTS_TO }, (_, i) => {
    return { user: stranger(i), other: bob.id, kind: 'request' as const, at: i, note: '' };
  });
  await people.update({ remove: [], add });
  const ask = (from: TestPerson) =>
    api.request('PUT', `/api/me/people/${bob.id}`, { token: from.token, body: { friend: true } });
  const waiting = async () => {
    const view = (await api.request('GET', '/api/me/people', { token: bob.token })).json as unknown as PeopleView;
    return view.people.filter(({ friendship }) => friendship === 'asks').map(({ id }) => id);
  };
  const rate = async (user: UserId) => {
    const placement = { seat: 0 as never, chair: { type: 'person', user, seed: '' }, rank: 1, won: true } as const;
    const outcome = { match: newMatch().header.id, game: 'g', mode: 'm', moves: 9, isTeamGame: false };
    const rating = { user, rating: 1500, deviation: 300, volatility: 0.06, matches: 1, at: 1 };
    await ratings.countMatch({ ...outcome, placements: [placement] }, 1, [rating]);
  };
  const playWithBob = (user: UserId) =>
    matches.create([newMatch({}, { status: 'over', holders: [user, bob.id], waiting: [] })]);
  return { api, bob, account, ask, waiting, rate, playWithBob };
}

const stranger = (i: number) => `${i}`.padStart(22, 'x') as UserId;

test('a request to somebody for whom too many wait takes the place of the oldest of an account without matches', async () => {
  const { ask, account, waiting } = await openFlooded();
  const ann = await account('Ann');
  expect((await ask(ann)).json).toMatchObject({ friendship: 'asked' });
  const after = await waiting();
  expect([after.length, after.includes(ann.id)]).toEqual([MAX_REQUESTS_TO, true]);
  expect([after.includes(stranger(0)), after.includes(stranger(1))]).toEqual([false, true]);
});

test('requests of those who have played keep their places while there are others', async () => {
  const { ask, account, waiting, rate, playWithBob } = await openFlooded();
  await rate(stranger(0));
  await playWithBob(stranger(1));
  await ask(await account('Ann'));
  const after = await waiting();
  expect([0, 1, 2, 3].map((i) => after.includes(stranger(i)))).toEqual([true, true, false, true]);
});

test('a flood of new accounts is refused where everybody who waits has played; who has played is let in', async () => {
  const { ask, account, waiting, rate, playWithBob } = await openFlooded();
  for (let i = 0; i < MAX_REQUESTS_TO; i++) await rate(stranger(i));
  const [ann, cleo] = [await account('Ann'), await account('Cleo')];
  expect((await ask(ann)).json).toMatchObject({ code: 'too-many-people' });
  await playWithBob(cleo.id);
  expect((await ask(cleo)).status).toBe(200);
  const after = await waiting();
  expect([after.includes(cleo.id), after.includes(stranger(0)), after.length]).toEqual([true, false, MAX_REQUESTS_TO]);
});

test('one who has asked may ask again, and the other may accept, however many wait', async () => {
  const { api, ask, account, bob, waiting } = await openFlooded();
  const ann = await account('Ann');
  await ask(ann);
  const before = await waiting();
  expect((await ask(ann)).status).toBe(200);
  expect((await waiting()).toSorted()).toEqual(before.toSorted());
  const accepted = await api.request('PUT', `/api/me/people/${ann.id}`, { token: bob.token, body: { friend: true } });
  expect(accepted.json).toMatchObject({ friendship: 'friends' });
});
