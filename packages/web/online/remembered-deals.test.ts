import { SEATS } from '@safehouse/contract';
import { commitmentFor, type MatchView, newMatchId } from '@safehouse/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { TABLELESS_VIEW } from '../match/tableless-view.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});
// The socket module adds listeners as soon as it is loaded.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });

const { currentUser } = await import('./session.ts');
const deals = await import('./remembered-deals.ts');

const COMMITMENT = commitmentFor('server');

function signIn(id: string): void {
  currentUser.value = { id, name: id } as typeof currentUser.value;
}

/** A table of Ann and Ben, as seen by one of them or by a spectator. */
function newView(parts: Partial<MatchView> = {}): MatchView {
  return {
    ...TABLELESS_VIEW,
    id: newMatchId(),
    game: 'kompromat',
    options: {},
    status: 'open',
    version: 1,
    seat: null,
    seats: [],
    players: [{ type: 'person', name: 'Ann', user: 'ann' }, { type: 'open' }],
    toAct: [],
    view: null,
    legal: [],
    result: null,
    commitment: COMMITMENT,
    ...parts,
  };
}

const started = (view: MatchView, seats: MatchView['seats']): MatchView => ({
  ...view,
  status: 'running',
  seats,
  players: ['ann', 'ben'].map((user) => ({ type: 'person', name: user, user })),
});

beforeEach(() => {
  stored.clear();
  signIn('ben');
});

test('the commitment that was shown and the seed that was sent are remembered once the match has started', () => {
  const view = newView({ draw: true });
  const { seed } = deals.joinWithSeed(view);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(deals.rememberedDeal(view.id)).toBeNull();
  deals.confirmDeal(started(view, [SEATS[1]]), []);
  const remembered = { match: view.id, kind: 'table', commitment: COMMITMENT, seed, draw: true };
  expect(deals.rememberedDeal(view.id)).toEqual({ ...remembered, seats: ['other', 'own'] });
});

test('the deal of a table that was not joined in the end is not remembered', () => {
  const view = newView();
  deals.joinWithSeed(view);
  deals.confirmDeal(started(view, []), []);
  signIn('ann');
  deals.confirmDeal(started(view, [SEATS[0]]), []);
  expect(deals.rememberedDeal(view.id)).toBeNull();
});

test('a repeated join sends the same seed, and the first commitment counts', () => {
  const view = newView();
  const first = deals.joinWithSeed(view);
  expect(deals.joinWithSeed({ ...view, commitment: commitmentFor('another') })).toEqual(first);
  deals.confirmDeal(started(view, [SEATS[1]]), []);
  expect(deals.rememberedDeal(view.id)?.commitment).toBe(COMMITMENT);
});

test('the seed of a user who joins a pair is not expected in the deal', () => {
  const view = newView({ pair: newMatchId() });
  expect(deals.joinWithSeed(view).seed).not.toBe('');
  deals.confirmDeal(started(view, [SEATS[1]]), []);
  expect(deals.rememberedDeal(view.id)).toMatchObject({ kind: 'pair', seed: '' });
});

test('deals of a deleted user are removed, and malformed storage is ignored', () => {
  const view = newView();
  deals.joinWithSeed(view);
  deals.confirmDeal(started(view, [SEATS[1]]), []);
  deals.forgetDealsOf('ben');
  expect(deals.rememberedDeal(view.id)).toBeNull();
  for (const text of ['{', '7', '[1, null]', `[{"match":"${view.id}"}]`]) {
    stored.set('safehouse.deals', text);
    expect(deals.rememberedDeal(view.id)).toBeNull();
  }
});
