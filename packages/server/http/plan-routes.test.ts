import type { WrittenMove } from '@safehouse/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

const DAY_CLOCK = { type: 'turns', perTurn: 86_400 };
const WHATEVER = { when: null, move: { type: 'recruit', card: 'up' } };

interface ShownMatch {
  readonly version: number;
  readonly legal: readonly WrittenMove[];
  readonly players: unknown;
}

async function openMatch(environment: { readonly [name: string]: string } = {}, clock: object = DAY_CLOCK) {
  const api = await createTestApi({ REPLY_DELAY: '0', ...environment });
  onTestFinished(() => api.close());
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(api, name)));
  const body = { game: 'agent-avenue', seats: ['me', 'open'], clock };
  const { json } = await api.request('POST', '/api/matches', { token: ann, body });
  await api.request('POST', `/api/matches/${json.id}/join`, { token: bob, body: {} });
  const path = `/api/matches/${json.id}`;
  const show = async (token: string) => (await api.request('GET', path, { token })).json as unknown as ShownMatch;
  const put = (token: string, lines: unknown, version = 2) =>
    api.request('PUT', `${path}/plan`, { token, body: { version, lines } });
  const plan = async (token: string) => (await api.request('GET', `${path}/plan`, { token })).json as unknown;
  /** Ann's first move. */
  const offer = async () => {
    const { legal, version } = await show(ann);
    const move = legal.find(({ type }) => type === 'offer');
    await api.request('POST', `${path}/moves`, { token: ann, body: { version, move } });
  };
  return { api, path, ann, bob, eve, show, put, plan, offer };
}

async function guest({ request }: TestApi, name: string): Promise<string> {
  return (await request('POST', '/api/guest', { body: { name } })).json.token;
}

test('a planned reply is stored, shown to its author alone, and played', async () => {
  const { api, path, ann, bob, eve, show, put, plan, offer } = await openMatch();
  expect(await plan(bob)).toEqual({ plan: null });
  expect((await put(bob, [[WHATEVER]])).status).toBe(200);
  expect(await plan(bob)).toEqual({ plan: { state: 'waiting', lines: [[WHATEVER]] } });
  expect(await plan(ann)).toEqual({ plan: null });
  expect(await plan(eve)).toMatchObject({ code: 'forbidden' });
  expect((await api.request('GET', `${path}/plan`)).status).toBe(401);
  await offer();
  await vi.waitFor(async () => expect((await show(ann)).version).toBeGreaterThan(3), 10_000);
  await vi.waitFor(async () => expect(await plan(bob)).toEqual({ plan: null }), 10_000);
});

test('where it cannot be played the author is told, and moves as usual', async () => {
  const { path, bob, show, put, plan, offer, api } = await openMatch();
  await put(bob, [[{ ...WHATEVER, move: { type: 'swap', card: 'nobody' } }]]);
  await offer();
  await vi.waitFor(async () => expect(await plan(bob)).toEqual({ plan: { state: 'illegal', lines: [] } }), 10_000);
  const { version, legal } = await show(bob);
  expect(version).toBe(3);
  await api.request('POST', `${path}/moves`, { token: bob, body: { version, move: legal[0] } });
  await vi.waitFor(async () => expect(await plan(bob)).toEqual({ plan: null }), 30_000);
});

test('a plan can be taken back', async () => {
  const { api, path, bob, put, plan } = await openMatch();
  await put(bob, [[WHATEVER]]);
  expect((await api.request('DELETE', `${path}/plan`, { token: bob })).status).toBe(200);
  expect(await plan(bob)).toEqual({ plan: null });
});

test('a plan is part of the export of its author, and erased with them', async () => {
  const { api, bob, ann, put } = await openMatch();
  await put(bob, [[WHATEVER]]);
  const exported = async (token: string) => (await api.request('GET', '/api/me/export', { token })).json;
  expect(await exported(bob)).toMatchObject({ plans: [{ lines: [[WHATEVER]], state: 'waiting' }] });
  expect(await exported(ann)).toMatchObject({ plans: [] });
  const { json } = await api.request('GET', '/api/me', { token: bob });
  await api.request('DELETE', '/api/me', { token: bob });
  expect(await api.services.store.plans.plansOf(json.id as never)).toEqual([]);
});

test('what is no plan, too large, too late or not on the turn of others is refused', async () => {
  const { ann, bob, eve, put, plan } = await openMatch();
  const refused = async (token: string, lines: unknown, version?: number) => {
    const { status, json } = await put(token, lines, version);
    return [status, (json as unknown as { readonly code: string }).code];
  };
  const malformed = [
    [],
    [[]],
    'x',
    [[{ when: null }]],
    [[{ ...WHATEVER, more: 1 }]],
    [[{ when: 'x', move: {} }]],
    Array.from({ length: 9 }, () => [WHATEVER]),
    [Array.from({ length: 7 }, () => WHATEVER)],
    [[{ when: null, move: { type: 'x'.repeat(5000) } }]],
  ];
  for (const lines of malformed) expect(await refused(bob, lines)).toEqual([400, 'bad-request']);
  expect(await refused(bob, [[WHATEVER]], 1)).toEqual([409, 'stale']);
  expect(await refused(ann, [[WHATEVER]])).toEqual([409, 'not-plannable']);
  expect(await refused(eve, [[WHATEVER]])).toEqual([403, 'forbidden']);
  expect(await plan(bob)).toEqual({ plan: null });
});

test.each([{ type: 'none' }, { type: 'realtime', base: 600, increment: 5 }, { type: 'turns', perTurn: 3599 }])(
  'there are no plans with the clock %j',
  async (clock) => {
    const { bob, put } = await openMatch({}, clock);
    expect((await put(bob, [[WHATEVER]])).json).toMatchObject({ code: 'not-plannable' });
  },
);
