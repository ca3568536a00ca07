/** Limits per address for shared resources that one person could otherwise use up. */
import { newUserId, type UserId } from '@safehouse/protocol';
import { afterEach, expect, test } from 'vitest';
import type { RateLimitKind } from '../edge/rate-limits.ts';
import { ratingRoutes } from './rating-routes.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
afterEach(() => api.close());

const ATTACKER = { 'x-forwarded-for': '192.0.2.1' };
const OTHER = { 'x-forwarded-for': '198.51.100.1' };
const ACCOUNT = { name: 'Ada', passphrase: 'a long passphrase' };

async function openApi() {
  api = await createTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
}

function exhaust(kind: RateLimitKind) {
  while (api.services.limits.allows(kind, '192.0.2.1'));
}

test('one address cannot take every table of the lobby; tables by a link are not counted', async () => {
  await openApi();
  const [host, guest] = [await api.createGuest('Host'), await api.createGuest('Guest')];
  const open = async (visibility: string) => {
    const body = { game: 'kompromat', seats: ['me', 'open'], visibility };
    return (await api.request('POST', '/api/matches', { token: host.token, body })).json.id;
  };
  const join = async (id: string, headers: { readonly [name: string]: string }) =>
    (await api.request('POST', `/api/matches/${id}/join`, { token: guest.token, body: {}, headers })).status;
  const [first, second, byLink] = [await open('public'), await open('public'), await open('private')];
  expect(await join(first, ATTACKER)).toBe(200);
  exhaust('lobby-joins');
  expect([await join(second, ATTACKER), await join(byLink, ATTACKER)]).toEqual([429, 200]);
  expect(await join(second, OTHER)).toBe(200);
});

test('one address cannot take the names of all accounts', async () => {
  await openApi();
  exhaust('accounts');
  const signUp = async (headers: { readonly [name: string]: string }) =>
    (await api.request('POST', '/api/account', { body: ACCOUNT, headers })).status;
  expect([await signUp(ATTACKER), await signUp(OTHER)]).toEqual([429, 201]);
});

test('one address cannot found all clubs of the server', async () => {
  await openApi();
  const { token } = (await api.request('POST', '/api/account', { body: ACCOUNT })).json;
  exhaust('clubs');
  const found = async (headers: { readonly [name: string]: string }) => {
    const body = { name: 'Red cats', description: '', access: 'open' };
    return (await api.request('POST', '/api/clubs', { token, body, headers })).status;
  };
  expect([await found(ATTACKER), await found(OTHER)]).toEqual([429, 201]);
});

test('one address cannot make the server drop the commitments that others were shown', async () => {
  await openApi();
  const { token } = await api.createGuest('Guest');
  exhaust('commitments');
  const commit = async (headers: { readonly [name: string]: string }) =>
    (await api.request('POST', '/api/commitments', { token, headers })).status;
  expect([await commit(ATTACKER), await commit(OTHER)]).toEqual([429, 201]);
});

test('reading matches that are not in memory is limited like other expensive reads', async () => {
  await openApi();
  const { token } = await api.createGuest('Guest');
  const body = { game: 'kompromat', seats: ['me', 'open'] };
  const { id } = (await api.request('POST', '/api/matches', { token, body })).json;
  exhaust('past');
  const read = async (match: string, headers: { readonly [name: string]: string }) =>
    (await api.request('GET', `/api/matches/${match}`, { headers })).status;
  const unknown = 'x'.repeat(22);
  expect([await read(id, ATTACKER), await read(unknown, ATTACKER), await read(unknown, OTHER)]).toEqual([
    200, 429, 404,
  ]);
});

test('so is everything else that needs such a match, and replaying a delayed one for spectators', async () => {
  await openApi();
  const { token } = await api.createGuest('Guest');
  const body = { game: 'kompromat', seats: ['me', 'shared'], delay: 60 };
  const { id } = (await api.request('POST', '/api/matches', { token, body })).json;
  exhaust('past');
  const statusOf = async (method: string, path: string, headers = ATTACKER) =>
    (await api.request(method, `/api/matches/${path}`, { headers })).status;
  const unknown = 'x'.repeat(22);
  expect([await statusOf('GET', `${unknown}/stream`), await statusOf('GET', `${unknown}/stream`, OTHER)]).toEqual([
    429, 404,
  ]);
  expect([await statusOf('GET', id), await statusOf('GET', id, OTHER)]).toEqual([429, 200]);
  expect((await api.request('GET', `/api/matches/${id}`, { headers: ATTACKER, token })).status).toBe(200);
});

test('streams count like other subscriptions', async () => {
  await openApi();
  const { token } = await api.createGuest('Guest');
  const body = { game: 'kompromat', seats: ['me', 'open'] };
  const { id } = (await api.request('POST', '/api/matches', { token, body })).json;
  exhaust('watch');
  expect((await api.request('GET', `/api/matches/${id}/stream`, { headers: ATTACKER })).status).toBe(429);
});

test('a long list of people counts as several reads', async () => {
  await openApi();
  const countReads = async (name: string, people: number) => {
    const { json } = await api.request('POST', '/api/account', { body: { ...ACCOUNT, name } });
    const follow = (other: UserId) =>
      ({ user: json.user.id as UserId, other, kind: 'follow', at: 1, note: '' }) as const;
    const add = Array.from({ length: people }, () => follow(newUserId()));
    await api.services.store.people.update({ remove: [], add });
    let reads = 0;
    while ((await api.request('GET', '/api/me/people', { token: json.token })).status === 200 && reads < 20) reads++;
    return reads;
  };
  expect(await countReads('Bob', 90)).toBe(20);
  expect(await countReads('Cleo', 1000)).toBeLessThan(10);
});

test('statistics of long matches count as several reads', async () => {
  await openApi();
  const { user } = await api.createGuest('Ann');
  const header = { id: 'm', game: 'kompromat', chairs: [] };
  const matches = { matchesOf: async () => [{ summary: { status: 'over', version: 20_000 }, header }] };
  const store = { ...api.services.store, matches: { ...matches, load: async () => null } };
  const services = { ...api.services, store } as never;
  const route = ratingRoutes.find(({ path }) => path === '/api/me/statistics');
  const { limits } = api.services;
  const ask = async () => route?.run({ services, user, clientAddress: '192.0.2.1' } as never);
  await ask();
  expect([limits.allows('past', user.id), limits.allows('address-past', '192.0.2.1')]).toEqual([true, true]);
  await ask();
  expect(limits.allows('past', user.id)).toBe(false);
});
