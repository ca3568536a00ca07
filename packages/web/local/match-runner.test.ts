import { type GameRecord, Match, RECORD_FORMAT, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, MatchView } from '@safehouse/protocol';
import { afterEach, expect, test } from 'vitest';
import { defaultTable } from '../match/table-request.ts';
import type { StoredMatch } from './match-db.ts';
import { MatchRunner } from './match-runner.ts';
import type { Continuation, LocalMatchUpdate } from './worker-messages.ts';

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: 'agent-avenue',
  players: ['Ada', 'Bob'],
  options: { mode: 'simple' },
  seed: 'another line',
  moves: [],
};

class FakeBrowser {
  readonly stored = new Map<MatchId, StoredMatch>();
  readonly updates: LocalMatchUpdate[] = [];
  readonly runner = new MatchRunner(
    {
      put: async (match) => void this.stored.set(match.id, structuredClone(match)),
      get: async (id) => this.stored.get(id) ?? null,
    },
    (update) => void this.updates.push(update),
  );

  async waitForView(isExpected: (view: MatchView) => boolean): Promise<MatchView> {
    for (;;) {
      const view = this.updates.at(-1)?.matchView;
      if (view && isExpected(view)) return view;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

let browser: FakeBrowser;
let opened: MatchId[] = [];
afterEach(() => {
  for (const id of opened) void browser.runner.close({ id });
  opened = [];
});

async function continueRecord(continuation: Continuation) {
  browser = new FakeBrowser();
  const id = await browser.runner.continueRecord(continuation);
  if (typeof id === 'string') opened.push(id);
  return id;
}

/** Plays the first legal move every time. */
async function playMoves(count: number): Promise<{ match: Match; record: GameRecord }> {
  const { rules } = (await loadGame(RECORD.game))!;
  const start = Match.open(rules, RECORD);
  if (!start.ok) throw new Error(start.fault.message);
  const { match } = start;
  while (match.moves.length < count) {
    const [seat] = match.toAct;
    match.replay({ seat, ...match.legal(seat)[0] });
  }
  const meta = { rulesVersion: rules.version };
  return { match, record: { ...RECORD, meta, moves: match.moves.slice() } };
}

test('the moves of the record are kept; the person plays the chosen seat and bots the others', async () => {
  const { match, record } = await playMoves(4);
  const before = structuredClone(record);
  await continueRecord({ record, seat: 0, level: 'gentle' });
  const view = await browser.waitForView(({ status }) => status === 'running');
  expect(view).toMatchObject({ seat: 0, seats: [0], toAct: match.toAct, rated: false });
  expect(view.view).toEqual(match.game.view(match.state, SEATS[0]));
  expect(view.players.map(({ type }) => type)).toEqual(['person', 'bot']);
  expect(browser.updates.at(-1)!.events.filter((event) => 'facts' in event)).toHaveLength(4);
  expect(record).toEqual(before);
});

test('a bot to act moves at once, and the person after it', async () => {
  const { match, record } = await playMoves(4);
  const [acting] = match.toAct;
  await continueRecord({ record, seat: 1 - acting, level: 'gentle' });
  const view = await browser.waitForView(({ toAct, seat }) => seat !== null && toAct.includes(seat));
  expect(view.version).toBeGreaterThan(5);
  expect(await browser.runner.move({ ...view, seat: 1 - acting, move: view.legal[0] })).toBe(true);
});

test('a continued record is stored like any other match and can be opened again', async () => {
  const { record } = await playMoves(4);
  const id = (await continueRecord({ record, seat: 0, level: 'gentle' })) as MatchId;
  const before = browser.updates.at(-1)!.matchView;
  await browser.runner.close({ id });
  const { stored } = browser;
  browser = new FakeBrowser();
  expect(await browser.runner.open({ id, seat: null })).toMatchObject({ code: 'not-found' });
  browser.stored.set(id, stored.get(id)!);
  expect(await browser.runner.open({ id, seat: null })).toBe(true);
  expect(browser.updates.at(-1)!.matchView).toEqual(before);
});

test('a record that cannot be continued is refused and not stored', async () => {
  const { record } = await playMoves(2);
  const badRecords = [
    { ...record, game: 'chess' },
    { ...record, players: ['Ada'] },
    { ...record, moves: [...record.moves, { seat: SEATS[1], type: 'fly' }] },
  ];
  for (const bad of badRecords) {
    expect(await continueRecord({ record: bad as GameRecord, seat: 0, level: 'gentle' })).toMatchObject({
      code: 'bad-options',
    });
    expect([browser.stored.size, browser.updates]).toEqual([0, []]);
  }
});

test('bots play each other, and the user has the view of a spectator', async () => {
  browser = new FakeBrowser();
  const request = { ...defaultTable('agent-avenue', [{ bot: 'gentle' }, { bot: 'steady' }]) };
  const id = await browser.runner.create(request);
  if (typeof id !== 'string') throw new Error(id.message);
  opened.push(id);
  await browser.runner.open({ id, seat: null });
  const view = await browser.waitForView(({ version }) => version > 1);
  expect(view).toMatchObject({ seat: null, seats: [], legal: [] });
  expect(browser.stored.get(id)?.summary?.seats).toEqual([]);
});
