import { type GameRecord, Match, RECORD_FORMAT, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { afterEach, expect, test } from 'vitest';
import type { StoredMatch } from './match-db.ts';
import { MatchRunner } from './match-runner.ts';
import type { LocalMatchUpdate } from './worker-messages.ts';

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
    (news) => void this.updates.push(news),
  );

  /** The page once it is as wanted. */
  async waitForView(
    wanted: (page: LocalMatchUpdate['matchView']) => boolean,
  ): Promise<LocalMatchUpdate['matchView']> {
    for (;;) {
      const page = this.updates.at(-1)?.matchView;
      if (page && wanted(page)) return page;
      await new Promise((later) => setTimeout(later, 5));
    }
  }
}

let browser: FakeBrowser;
let opened: MatchId[] = [];
afterEach(() => {
  for (const id of opened) browser.runner.close(id);
  opened = [];
});

async function continueRecord(line: Parameters<MatchRunner['continueRecord']>[0]) {
  browser = new FakeBrowser();
  const id = await browser.runner.continueRecord(line);
  if (typeof id === 'string') opened.push(id);
  return id;
}

/** A match played with the first move that is allowed, so many moves long. */
async function playMoves(moves: number): Promise<{ match: Match; record: GameRecord }> {
  const { rules } = (await loadGame(RECORD.game))!;
  const start = Match.open(rules, RECORD);
  if (!start.ok) throw new Error(start.fault.message);
  const { match } = start;
  while (match.moves.length < moves) {
    const [seat] = match.toAct;
    match.replay({ seat, ...match.legal(seat)[0] });
  }
  return { match, record: { ...RECORD, moves: match.moves.slice() } };
}

test('the moves of the record stand, and the person sits in the chosen seat with bots in the others', async () => {
  const { match, record } = await playMoves(4);
  const before = structuredClone(record);
  await continueRecord({ record, seat: 0, level: 'gentle' });
  const page = await browser.waitForView(({ status }) => status === 'running');
  expect(page).toMatchObject({ seat: 0, seats: [0], toAct: match.toAct, rated: false });
  expect(page.view).toEqual(match.game.view(match.state, SEATS[0]));
  expect(page.players.map(({ type }) => type)).toEqual(['person', 'bot']);
  expect(browser.updates.at(-1)!.events.filter((told) => 'facts' in told)).toHaveLength(4);
  expect(record).toEqual(before);
});

test('a bot whose turn it is goes on at once, and the person after it', async () => {
  const { match, record } = await playMoves(4);
  const [acting] = match.toAct;
  await continueRecord({ record, seat: 1 - acting, level: 'gentle' });
  const page = await browser.waitForView(({ toAct, seat }) => seat !== null && toAct.includes(seat));
  expect(page.version).toBeGreaterThan(5);
  expect(await browser.runner.move(page.id, 1 - acting, page.version, page.legal[0])).toBe(true);
});

test('the line is kept like any other match: a page that is opened anew finds it as it was', async () => {
  const { record } = await playMoves(4);
  const id = (await continueRecord({ record, seat: 0, level: 'gentle' })) as MatchId;
  const left = browser.updates.at(-1)!.matchView;
  browser.runner.close(id);
  const { stored } = browser;
  browser = new FakeBrowser();
  expect(await browser.runner.open(id, null)).toMatchObject({ code: 'not-found' });
  browser.stored.set(id, stored.get(id)!);
  expect(await browser.runner.open(id, null)).toBe(true);
  expect(browser.updates.at(-1)!.matchView).toEqual(left);
});

test('what cannot be played on is refused and not kept', async () => {
  const { record } = await playMoves(2);
  const wrong = [
    { ...record, game: 'chess' },
    { ...record, players: ['Ada'] },
    { ...record, moves: [...record.moves, { seat: SEATS[1], type: 'fly' }] },
  ];
  for (const one of wrong) {
    expect(await continueRecord({ record: one as GameRecord, seat: 0, level: 'gentle' })).toMatchObject({
      code: 'bad-options',
    });
    expect([browser.stored.size, browser.updates]).toEqual([0, []]);
  }
});
