import { MAX_PRACTICE_MATCHES, newMatchId, type PracticeMatch } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

async function openApi(environment: { readonly [name: string]: string } = {}): Promise<TestApi> {
  const api = await createTestApi(environment);
  onTestFinished(() => api.close());
  return api;
}

async function signUp({ request }: TestApi, name = 'Ann') {
  const { json } = await request('POST', '/api/account', { body: { name, passphrase: 'a long passphrase' } });
  return { token: json.token, id: json.user.id };
}

function won(parts: Partial<PracticeMatch> = {}): PracticeMatch {
  return {
    id: newMatchId(),
    game: 'agent-avenue',
    levels: ['gentle'],
    beaten: ['gentle'],
    outcome: 'won',
    at: 1e12,
    ...parts,
  };
}

test('matches of the browser are kept with the account, however often they are sent', async () => {
  const api = await openApi();
  const { token, id } = await signUp(api);
  const matches = [won(), won({ at: 9e11 }), won({ outcome: 'lost', beaten: [] })];
  for (const body of [{ matches }, { matches: matches.toReversed() }]) {
    const { status, json } = await api.request('POST', '/api/me/practice', { token, body });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      beaten: [{ game: 'agent-avenue', level: 'gentle', wins: 2, firstAt: 9e11 }],
      counts: [{ game: 'agent-avenue', matches: 3, wins: 2 }],
    });
  }
  const shown = await api.request('GET', '/api/me/practice', { token });
  expect(shown.json.matches).toHaveLength(3);
  const profile = await api.request('GET', `/api/users/${id}`);
  expect(profile.json).toMatchObject({ beaten: [{ level: 'gentle', wins: 2 }], played: [] });
});

test('a bot that is only known to be beaten has no wins, and a later win is the first', async () => {
  const api = await openApi();
  const { token } = await signUp(api);
  const beaten = [{ game: 'kompromat', level: 'master' }];
  const marked = await api.request('POST', '/api/me/practice', { token, body: { beaten } });
  expect(marked.json).toMatchObject({ beaten: [{ game: 'kompromat', level: 'master', wins: 0 }], matches: [] });
  const match = won({ game: 'kompromat', levels: ['master'], beaten: ['master'] });
  const counted = await api.request('POST', '/api/me/practice', { token, body: { matches: [match], beaten } });
  expect(counted.json).toMatchObject({ beaten: [{ wins: 1, firstAt: 1e12 }] });
});

test('a match of the future was played now', async () => {
  const api = await openApi();
  const { token } = await signUp(api);
  const body = { matches: [won({ at: 9e15 })] };
  const { json } = await api.request('POST', '/api/me/practice', { token, body });
  const [{ at }] = json.matches as PracticeMatch[];
  expect(at).toBeLessThanOrEqual(Date.now());
});

test('guests and strangers keep nothing', async () => {
  const api = await openApi();
  const guest = await api.request('POST', '/api/guest', { body: { name: 'Gus' } });
  const refused = await api.request('POST', '/api/me/practice', { token: guest.json.token, body: {} });
  expect([refused.status, refused.json]).toMatchObject([403, { code: 'forbidden' }]);
  expect((await api.request('POST', '/api/me/practice', { body: {} })).status).toBe(401);
});

test('what is no result of a match against bots is refused', async () => {
  const api = await openApi();
  const { token } = await signUp(api);
  const tooMany = Array.from({ length: MAX_PRACTICE_MATCHES + 1 }, () => won());
  const refused = [
    { matches: tooMany },
    { matches: [won({ game: 'chess' })] },
    { matches: [won({ levels: ['grandmaster'], beaten: ['grandmaster'] })] },
    { matches: [won({ levels: ['__proto__'], beaten: [] })] },
    { matches: [won({ beaten: ['master'] })] },
    { matches: [won({ beaten: ['gentle', 'gentle'] })] },
    { matches: [won({ outcome: 'lost' })] },
    { matches: [won({ levels: [], beaten: [] })] },
    { matches: [{ ...won(), id: 'x' }] },
    { matches: [{ ...won(), comment: 'x' }] },
    { beaten: [{ game: 'agent-avenue', level: 'grandmaster' }] },
  ];
  for (const body of refused) {
    const { status, json } = await api.request('POST', '/api/me/practice', { token, body });
    expect([status, json]).toMatchObject([400, { code: 'bad-request' }]);
  }
  expect((await api.request('GET', '/api/me/practice', { token })).json).toEqual({
    beaten: [],
    counts: [],
    matches: [],
  });
});

test('an account can report 60 times at once', async () => {
  const api = await openApi({ RATE_LIMITS: 'on' });
  const { token } = await signUp(api);
  const send = () => api.request('POST', '/api/me/practice', { token, body: {} });
  const statuses = await Promise.all(Array.from({ length: 61 }, send));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('practice is part of the export, and gone with the account', async () => {
  const api = await openApi();
  const { token, id } = await signUp(api);
  const match = won();
  await api.request('POST', '/api/me/practice', { token, body: { matches: [match] } });
  const taken = await api.request('GET', '/api/me/export', { token });
  expect(taken.json).toMatchObject({ practice: [match], beaten: [{ level: 'gentle', wins: 1 }] });
  await api.request('DELETE', '/api/me', { token, body: { passphrase: 'a long passphrase' } });
  const { practice } = api.services.store;
  expect([await practice.matchesOf(id, 9), await practice.beatenBy(id)]).toEqual([[], []]);
});
