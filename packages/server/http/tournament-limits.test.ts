import { expect, onTestFinished, test } from 'vitest';
import { RATE_LIMITS } from '../edge/rate-limits.ts';
import { createTestApi } from './test-helpers.ts';

const WANTED = {
  name: 'Friday night',
  format: 'swiss',
  game: 'kompromat',
  clock: { type: 'realtime', base: 600, increment: 0 },
  startsAt: Date.now() + 3_600_000,
};

/** Each person has a different address, unless the test says otherwise. */
async function openApi(environment: { readonly [name: string]: string } = {}) {
  const api = await createTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', ...environment });
  onTestFinished(() => api.close());
  let people = 0;
  const person = async (path: string) => {
    const address = `192.0.${++people}.1`;
    const body = { name: `Person ${people}`, ...(path === '/api/account' && { passphrase: 'a long passphrase' }) };
    const { json } = await api.request('POST', path, { body, headers: { 'x-forwarded-for': address } });
    return { token: json.token, address };
  };
  const post = ({ token, address }: { readonly token: string; readonly address: string }, path: string, body: object) =>
    api.request('POST', `/api/tournaments${path}`, { token, body, headers: { 'x-forwarded-for': address } });
  return { api, account: () => person('/api/account'), guest: () => person('/api/guest'), post };
}

const codes = (answers: readonly { readonly status: number; readonly json: object }[]) =>
  answers.map(({ status, json }) => (status < 300 ? 'ok' : 'code' in json && json.code)).toSorted();

test('an account has three tournaments and a guest one, also where they ask for many at once', async () => {
  const { account, guest, post } = await openApi();
  const [ann, gus] = [await account(), await guest()];
  const asked = (who: typeof ann) => Promise.all([1, 2, 3, 4, 5].map(() => post(who, '', WANTED)));
  expect(codes(await asked(ann))).toEqual(['ok', 'ok', 'ok', 'too-many-tables', 'too-many-tables']);
  expect(codes(await asked(gus))).toEqual(['ok', ...Array(4).fill('too-many-tables')]);
});

test('there is a limit for the whole server', async () => {
  const { account, post } = await openApi({ MAX_TOURNAMENTS: '2' });
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await post(await account(), '', WANTED));
  expect(codes(answers)).toEqual(['ok', 'ok', 'too-many-tables']);
});

test('an address creates a few a day, whoever asks', async () => {
  const { account, post } = await openApi({ TOURNAMENTS_PER_USER: '1000' });
  const answers = [];
  for (let i = 0; i < RATE_LIMITS.tournaments.burst + 1; i++)
    answers.push(await post({ ...(await account()), address: '198.51.100.1' }, '', WANTED));
  expect(codes(answers).filter((code) => code !== 'ok')).toEqual(['too-many-requests']);
});

test('nobody fills a tournament with joining and leaving', async () => {
  const { account, guest, post } = await openApi();
  const host = await account();
  const { id } = (await post(host, '', WANTED)).json;
  const gus = await guest();
  const answers = [];
  for (let i = 0; i < RATE_LIMITS.joins.burst / 2 + 1; i++)
    for (const action of ['join', 'leave']) answers.push(await post(gus, `/${id}/${action}`, {}));
  expect(codes(answers).filter((code) => code !== 'ok')).toEqual(Array(2).fill('too-many-requests'));
});

test('one address does not take all places with guests', async () => {
  const { account, post } = await openApi();
  const host = await account();
  const { id } = (await post(host, '', WANTED)).json;
  const crowd = await Promise.all(Array.from({ length: 11 }, account));
  const answers = [];
  for (const one of crowd)
    for (let i = 0; i < RATE_LIMITS.joins.burst - 1; i++)
      answers.push(await post({ ...one, address: '198.51.100.1' }, `/${id}/join`, {}));
  const refused = codes(answers).filter((code) => code !== 'ok');
  expect(refused).toEqual(
    Array(11 * (RATE_LIMITS.joins.burst - 1) - RATE_LIMITS['address-joins'].burst).fill('too-many-requests'),
  );
});

test('the tournament of a guest starts within a week, and is cancelled when they sign out', async () => {
  const { api, account, guest, post } = await openApi();
  const [ann, gus] = [await account(), await guest()];
  const later = { ...WANTED, startsAt: Date.now() + 8 * 86_400_000 };
  expect(codes([await post(ann, '', later), await post(gus, '', later)])).toEqual(['bad-options', 'ok']);
  const { id } = (await post(gus, '', WANTED)).json;
  const other = (await post(ann, '', WANTED)).json.id;
  await post(gus, `/${other}/join`, {});
  await api.request('DELETE', '/api/session', { token: gus.token });
  const show = async (tournament: string) => (await api.request('GET', `/api/tournaments/${tournament}`)).json;
  expect(await show(id)).toMatchObject({ status: 'cancelled' });
  expect(await show(other)).toMatchObject({ status: 'open', playerCount: 0 });
});
