import { newUserId, type PeopleView, parseMatchId, parseUserId } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { PEOPLE_LIMITS } from '../store/people-store.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

interface TestPerson {
  readonly id: string;
  readonly token: string;
}

async function openApi(environment: { readonly [name: string]: string } = {}) {
  const api = await createTestApi(environment);
  onTestFinished(() => api.close());
  const account = async (name: string): Promise<TestPerson> => {
    const { json } = await api.request('POST', '/api/account', { body: { name, passphrase: 'a long passphrase' } });
    return { token: json.token, id: json.user.id };
  };
  const [ann, bob] = [await account('Ann'), await account('Bob')];
  const change = (from: TestPerson, to: Pick<TestPerson, 'id'>, body: object) =>
    api.request('PUT', `/api/me/people/${to.id}`, { token: from.token, body });
  const peopleOf = async ({ token }: TestPerson) =>
    (await api.request('GET', '/api/me/people', { token })).json as unknown as PeopleView;
  const openTable = async ({ token }: TestPerson) => {
    const body = { game: 'agent-avenue', seats: ['me', 'open'] };
    return (await api.request('POST', '/api/matches', { token, body })).json.id;
  };
  const invite = ({ token }: TestPerson, match: string, to: Pick<TestPerson, 'id'>) =>
    api.request('POST', `/api/matches/${match}/invitations`, { token, body: { to: to.id } });
  return { api, account, ann, bob, change, peopleOf, openTable, invite };
}

async function guest({ request }: TestApi): Promise<TestPerson> {
  const { json } = await request('POST', '/api/guest', { body: { name: 'Gus' } });
  return { token: json.token, id: json.user.id };
}

test('one asks, the other accepts, and both are friends until one of them ends it', async () => {
  const { ann, bob, change, peopleOf } = await openApi();
  expect((await change(ann, bob, { friend: true })).json).toMatchObject({ friendship: 'asked' });
  expect(await peopleOf(bob)).toMatchObject({ people: [{ name: 'Ann', friendship: 'asks' }] });
  expect((await change(bob, ann, { friend: true })).json).toMatchObject({ friendship: 'friends' });
  expect(await peopleOf(ann)).toMatchObject({ people: [{ name: 'Bob', friendship: 'friends' }] });
  await change(ann, bob, { friend: true });
  await change(ann, bob, { friend: false });
  expect([await peopleOf(ann), await peopleOf(bob)]).toMatchObject([{ people: [] }, { people: [] }]);
});

test('a request is declined or withdrawn', async () => {
  const { ann, bob, change, peopleOf } = await openApi();
  for (const ending of [ann, bob]) {
    await change(ann, bob, { friend: true });
    await change(ending, ending === ann ? bob : ann, { friend: false });
    expect((await peopleOf(bob)).people).toEqual([]);
  }
});

test('a note and a follow are for their author alone', async () => {
  const { api, ann, bob, change, peopleOf } = await openApi();
  await change(ann, bob, { note: '  likes the mole  ', follow: true });
  expect(await peopleOf(ann)).toMatchObject({ people: [{ id: bob.id, note: 'likes the mole', follows: true }] });
  expect(await peopleOf(bob)).toMatchObject({ people: [] });
  const seen = await api.request('GET', `/api/me/people/${ann.id}`, { token: bob.token });
  expect(seen.json).toEqual({ follows: false, friendship: 'none', note: '', isBlocked: false });
  await change(ann, bob, { note: '', follow: false });
  expect((await peopleOf(ann)).people).toEqual([]);
});

test('a block ends everything between both, and the blocked one can neither ask, follow nor invite', async () => {
  const { ann, bob, change, peopleOf, openTable, invite } = await openApi();
  await change(ann, bob, { friend: true });
  await change(bob, ann, { friend: true, follow: true });
  await invite(bob, await openTable(bob), ann);
  await change(ann, bob, { block: true });
  expect(await peopleOf(ann)).toMatchObject({
    people: [{ id: bob.id, isBlocked: true, friendship: 'none' }],
    invitations: [],
  });
  expect((await peopleOf(bob)).people).toEqual([]);
  for (const body of [{ friend: true }, { follow: true }])
    for (const [from, to] of [[bob, ann] as const, [ann, bob] as const])
      expect((await change(from, to, body)).json).toMatchObject({ code: 'forbidden' });
  expect((await invite(bob, await openTable(bob), ann)).json).toMatchObject({ code: 'forbidden' });
  await change(ann, bob, { block: false });
  expect((await change(bob, ann, { friend: true })).status).toBe(200);
});

test('whoever is blocked sits down at no table of the other, and neither are they brought together', async () => {
  const { api, account, ann, bob, change, openTable } = await openApi();
  const cleo = await account('Cleo');
  const join = async ({ token }: TestPerson, match: string) =>
    (await api.request('POST', `/api/matches/${match}/join`, { token, body: {} })).json;
  const refused = { code: 'forbidden', message: 'you cannot sit down at this table' };
  const before = await openTable(ann);
  await change(ann, bob, { block: true });
  expect(await join(bob, before)).toEqual(refused);
  expect(await join(ann, await openTable(bob))).toEqual(refused);
  const body = { game: 'spy-connection', seats: ['me', 'open', 'open'], pair: true };
  const { json: pair } = await api.request('POST', '/api/matches', { token: cleo.token, body });
  expect(await join(ann, pair.id)).toMatchObject({ version: 1 });
  expect(await join(bob, pair.id)).toEqual(refused);
  const seek = ({ token }: TestPerson) =>
    api.request('POST', '/api/seeks', { token, body: { game: 'agent-avenue', clock: { type: 'none' } } });
  const seeks = [];
  for (const person of [ann, bob]) {
    seeks.push(seek(person));
    await expect.poll(() => api.services.matchmaker.count).toBe(seeks.length);
  }
  // With Ann, who came first.
  seeks.push(seek(cleo));
  expect((await seeks[2]).json).toEqual((await seeks[0]).json);
  await api.request('DELETE', '/api/seeks', { token: bob.token });
  expect((await seeks[1]).json).toEqual({ waiting: false });
  await change(ann, bob, { block: false });
  expect(await join(bob, before)).toEqual({ version: expect.any(Number) });
});

test('somebody is found by name, invited, and sees the table until it is taken or declined', async () => {
  const { api, ann, bob, peopleOf, openTable, invite } = await openApi();
  const found = await api.request('GET', '/api/people?name=%20bOB', { token: ann.token });
  expect(found.json).toEqual({ id: bob.id, name: 'Bob' });
  expect((await api.request('GET', '/api/people?name=nobody', { token: ann.token })).status).toBe(404);
  const [first, second] = [await openTable(ann), await openTable(ann)];
  for (const match of [first, second]) expect((await invite(ann, match, bob)).status).toBe(201);
  const waiting = await peopleOf(bob);
  expect(waiting.invitations).toMatchObject([{ from: { name: 'Ann' } }, { from: { name: 'Ann' } }]);
  const listed = await api.request('GET', '/api/matches', { token: bob.token });
  expect(listed.json).toMatchObject({ invitations: [{ match: { game: 'agent-avenue' } }, {}] });
  await api.request('POST', `/api/matches/${first}/join`, { token: bob.token, body: {} });
  await api.request('DELETE', `/api/matches/${second}/invitations`, { token: bob.token });
  expect((await peopleOf(bob)).invitations).toEqual([]);
  expect((await peopleOf(bob)).opponents).toMatchObject([{ name: 'Ann', matches: 1 }]);
});

test('strangers cannot take the places of invitations: one author has three, and friends can always invite', async () => {
  const { api, account, ann, bob, change, openTable, invite } = await openApi();
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await invite(ann, await openTable(ann), bob)).status);
  expect(codes).toEqual([201, 201, 201, 409]);
  const { people } = api.services.store;
  const table = await openTable(ann);
  for (let i = 0; i < 17; i++) {
    const match = parseMatchId(await openTable(ann))!;
    await people.invite({ match, author: newUserId(), user: parseUserId(bob.id)!, at: 1 });
  }
  const [stranger, friend] = [await account('Cleo'), await account('Dan')];
  await change(friend, bob, { friend: true });
  await change(bob, friend, { friend: true });
  expect((await invite(stranger, await openTable(stranger), bob)).json).toMatchObject({ code: 'too-many-people' });
  expect((await invite(friend, await openTable(friend), bob)).status).toBe(201);
  expect((await invite(ann, table, bob)).status).toBe(409);
});

test('only players of open tables invite, and only accounts that are not seated', async () => {
  const { api, account, ann, bob, openTable, invite } = await openApi();
  const cleo = await account('Cleo');
  const match = await openTable(ann);
  const gus = await guest(api);
  expect((await invite(bob, match, cleo)).json).toMatchObject({ code: 'not-open' });
  expect((await invite(ann, match, ann)).json).toMatchObject({ code: 'not-found' });
  expect((await invite(ann, match, gus)).json).toMatchObject({ code: 'not-found' });
  expect((await invite(gus, match, bob)).json).toMatchObject({ code: 'forbidden' });
  await api.request('POST', `/api/matches/${match}/join`, { token: bob.token, body: {} });
  expect((await invite(ann, match, cleo)).json).toMatchObject({ code: 'not-open' });
});

test('guests and oneself are no people to know', async () => {
  const { api, ann, bob, change } = await openApi();
  const gus = await guest(api);
  expect((await change(gus, ann, { follow: true })).json).toMatchObject({ code: 'forbidden' });
  expect((await change(ann, gus, { follow: true })).json).toMatchObject({ code: 'not-found' });
  expect((await change(ann, ann, { follow: true })).json).toMatchObject({ code: 'not-found' });
  expect((await change(ann, { id: 'x' }, { follow: true })).json).toMatchObject({ code: 'not-found' });
  expect((await change(ann, bob, { note: 'x'.repeat(501) })).json).toMatchObject({ code: 'bad-request' });
  expect((await change(ann, bob, { like: true })).json).toMatchObject({ code: 'bad-request' });
});

test('lists are limited', async () => {
  const { api, ann, bob, change } = await openApi();
  const { people } = api.services.store;
  const many = (count: number, kind: 'request' | 'follow') =>
    Array.from({ length: count }, (_, i) => ({
      user: ann.id as never,
      other: String(i).padStart(22, '-') as never,
      kind,
      at: 1,
      note: '',
    }));
  await people.update({ remove: [], add: many(PEOPLE_LIMITS.request, 'request') });
  expect((await change(ann, bob, { friend: true })).json).toMatchObject({ code: 'too-many-people' });
  await people.update({ remove: [], add: many(PEOPLE_LIMITS.follow, 'follow') });
  expect((await change(ann, bob, { follow: true })).json).toMatchObject({ code: 'too-many-people' });
});

test('nobody gets more friends than they may have by being accepted', async () => {
  const { api, ann, bob, change } = await openApi();
  await change(ann, bob, { friend: true });
  const add = Array.from({ length: PEOPLE_LIMITS.friend }, (_, i) => {
    const other = `${i}`.padStart(22, 'x') as never;
    return { user: ann.id as never, other, kind: 'friend' as const, at: 0, note: '' };
  });
  await api.services.store.people.update({ remove: [], add });
  expect((await change(bob, ann, { friend: true })).json).toMatchObject({ code: 'too-many-people' });
});

test('what a banned user has asked for is withdrawn', async () => {
  const { api, ann, bob, change, peopleOf } = await openApi();
  await change(ann, bob, { friend: true });
  const body = { name: 'Admin', passphrase: 'a long passphrase', setupCode: api.setupCode };
  const { token } = (await api.request('POST', '/api/account', { body })).json;
  await api.request('POST', `/api/admin/users/${ann.id}/ban`, { token });
  expect((await peopleOf(bob)).people).toEqual([]);
});

test('everything is exported to its author, and gone with the account', async () => {
  const { api, ann, bob, change, peopleOf } = await openApi();
  await change(ann, bob, { note: 'kind', friend: true });
  await change(bob, ann, { friend: true });
  const { json } = await api.request('GET', '/api/me/export', { token: ann.token });
  const kept = [expect.objectContaining({ note: 'kind' }), expect.objectContaining({ kind: 'friend' })];
  expect(json).toMatchObject({ people: expect.arrayContaining(kept) });
  await api.request('DELETE', '/api/me', { token: ann.token, body: { passphrase: 'a long passphrase' } });
  expect((await peopleOf(bob)).people).toEqual([]);
});

test('changes are limited in pace', async () => {
  const { ann, bob, change } = await openApi({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await change(ann, bob, { follow: true })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
