import { type GameRecord, Match, RECORD_FORMAT, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { afterEach, expect, test } from 'vitest';
import { Host } from './host.ts';
import type { KeptMatch } from './keeping.ts';
import type { PageNews } from './messages.ts';

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: 'agent-avenue',
  players: ['Ada', 'Bob'],
  options: { mode: 'simple' },
  seed: 'another line',
  moves: [],
};

class Browser {
  readonly kept = new Map<MatchId, KeptMatch>();
  readonly told: PageNews[] = [];
  readonly host = new Host(
    {
      put: async (match) => void this.kept.set(match.id, structuredClone(match)),
      get: async (id) => this.kept.get(id) ?? null,
    },
    (news) => void this.told.push(news),
  );

  /** The page once it is as wanted. */
  async page(wanted: (page: PageNews['page']) => boolean): Promise<PageNews['page']> {
    for (;;) {
      const page = this.told.at(-1)?.page;
      if (page && wanted(page)) return page;
      await new Promise((later) => setTimeout(later, 5));
    }
  }
}

let browser: Browser;
let opened: MatchId[] = [];
afterEach(() => {
  for (const id of opened) browser.host.close(id);
  opened = [];
});

async function goOn(line: Parameters<Host['continue']>[0]) {
  browser = new Browser();
  const id = await browser.host.continue(line);
  if (typeof id === 'string') opened.push(id);
  return id;
}

/** A match played with the first move that is allowed, so many moves long. */
async function played(moves: number): Promise<{ match: Match; record: GameRecord }> {
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
  const { match, record } = await played(4);
  const before = structuredClone(record);
  await goOn({ record, seat: 0, level: 'gentle' });
  const page = await browser.page(({ status }) => status === 'running');
  expect(page).toMatchObject({ seat: 0, seats: [0], toAct: match.toAct, rated: false });
  expect(page.view).toEqual(match.game.view(match.state, SEATS[0]));
  expect(page.players.map(({ type }) => type)).toEqual(['person', 'bot']);
  expect(browser.told.at(-1)!.story.filter((told) => 'facts' in told)).toHaveLength(4);
  expect(record).toEqual(before);
});

test('a bot whose turn it is goes on at once, and the person after it', async () => {
  const { match, record } = await played(4);
  const [acting] = match.toAct;
  await goOn({ record, seat: 1 - acting, level: 'gentle' });
  const page = await browser.page(({ toAct, seat }) => seat !== null && toAct.includes(seat));
  expect(page.version).toBeGreaterThan(5);
  expect(await browser.host.move(page.id, 1 - acting, page.version, page.legal[0])).toBe(true);
});

test('the line is kept like any other match: a page that is opened anew finds it as it was', async () => {
  const { record } = await played(4);
  const id = (await goOn({ record, seat: 0, level: 'gentle' })) as MatchId;
  const left = browser.told.at(-1)!.page;
  browser.host.close(id);
  const { kept } = browser;
  browser = new Browser();
  expect(await browser.host.open(id, null)).toMatchObject({ code: 'not-found' });
  browser.kept.set(id, kept.get(id)!);
  expect(await browser.host.open(id, null)).toBe(true);
  expect(browser.told.at(-1)!.page).toEqual(left);
});

test('what cannot be played on is refused and not kept', async () => {
  const { record } = await played(2);
  const wrong = [
    { ...record, game: 'chess' },
    { ...record, players: ['Ada'] },
    { ...record, moves: [...record.moves, { seat: SEATS[1], type: 'fly' }] },
  ];
  for (const one of wrong) {
    expect(await goOn({ record: one as GameRecord, seat: 0, level: 'gentle' })).toMatchObject({
      code: 'bad-options',
    });
    expect([browser.kept.size, browser.told]).toEqual([0, []]);
  }
});
