import { quickRandom, type Random, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import * as asks from './asks.ts';
import type { Entry } from './entries.ts';
import type { TableHeader } from './header.ts';
import { Table } from './table.ts';
import { ANN, anyMove, BOB, bot, CLEO, DAN, happen, person, portrait, running } from './testing.ts';

const FOUR = [ANN, BOB, CLEO, DAN].map(person);
const clock = { type: 'realtime', base: 600, increment: 3, onTimeout: 'bot' } as const;

/** Somebody does something a person might do, not always sensible. */
function anything(table: Table, random: Random, at: number): void {
  const seat = SEATS[random.below(table.chairs.length)];
  const dice = random.below(100);
  if (table.undoAsked && dice < 90) happen(table, asks.answerUndo(table, seat, dice > 5), at);
  else if (dice < 15) happen(table, asks.undo(table, table.line.at(-1)?.seat ?? seat, null, random), at);
  else if (dice === 15 && table.chairs.length > 2) happen(table, asks.resign(table, seat, 'gentle'), at);
  else {
    const { seat: mover, move } = anyMove(table, random);
    happen(table, asks.move(table, mover, table.version, move, { measuredLag: 20, now: at }), at);
  }
}

function playedWildly(table: Table, random: Random): void {
  let at = 0;
  for (let i = 0; i < 300 && table.status === 'running'; i++) {
    at += random.below(2000);
    happen(table, asks.timeOut(table, at, 'gentle'), at);
    if (table.status === 'running') anything(table, random, at);
  }
}

const TABLES: readonly Partial<TableHeader>[] = [
  { game: 'kompromat' },
  { game: 'agent-avenue' },
  { game: 'agent-avenue', chairs: FOUR },
  { game: 'spy-connection' },
  { game: 'spy-connection', chairs: FOUR },
];

test.each(TABLES)('entries that were stored give the table that was lived: $game', async (parts) => {
  const happened = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) {
    const lived = await running({ ...parts, clock, serverSeed: `${seed}` });
    playedWildly(lived, quickRandom(seed));
    const folded = new Table(lived.header, lived.rules);
    for (const entry of JSON.parse(JSON.stringify(lived.entries)) as Entry[]) folded.apply(entry);
    expect(JSON.stringify(portrait(folded))).toBe(JSON.stringify(portrait(lived)));
    for (const { happening } of lived.entries) happened.add(happening.type);
  }
  // Otherwise this would say nothing about moves taken back.
  expect(happened).toContain('undone');
});

test.each(TABLES)('the moves that stand give the position by themselves: $game', async (parts) => {
  const lived = await running({ ...parts, serverSeed: 'x' });
  playedWildly(lived, quickRandom(11));
  const straight = lived.reopened();
  for (const { seat, move } of lived.line) expect(straight.play(seat, move).ok).toBe(true);
  expect(lived.rules.describe(straight.state)).toEqual(lived.rules.describe(lived.match!.state));
});

test('an entry out of order, or one that cannot be played, is not taken for good', async () => {
  const table = await running();
  const entry = (version: number): Entry => ({
    version,
    at: 0,
    author: null,
    key: null,
    happening: { type: 'moved', seat: SEATS[0], move: { type: 'fly' }, lag: 0 },
  });
  expect(() => table.apply(entry(1))).toThrow('entry 1 after 1');
  expect(() => table.apply(entry(2))).toThrow('cannot be played');
});

test('where several may act, a bot that has had its say waits for the person beside it', async () => {
  const table = await running({ game: 'agent-avenue', chairs: [person(ANN), bot(), bot(), bot()] });
  const random = quickRandom(1);
  let waits = 0;
  for (let moves = 0; moves < 2000 && table.status === 'running'; moves++) {
    const bots = table.toAct.filter((seat) => table.chairs[seat].type === 'bot');
    if (bots.length > 0 && table.botsToAct.length === 0) waits++;
    const seat = table.botsToAct[0] ?? SEATS[0];
    const before = table.toAct;
    const legal = table.match!.legal(seat);
    happen(table, [{ type: 'moved', seat, move: legal[random.below(legal.length)], lag: 0 }]);
    // Asked again only after the person, or somebody of the other side, has moved.
    if (before.includes(SEATS[0]) && table.toAct.includes(SEATS[0]))
      expect(table.botsToAct).not.toContain(seat);
  }
  expect([table.status, waits > 0]).toEqual(['over', true]);
});

test('of several own seats the one that has waited longest is next', async () => {
  const chairs = [person(ANN), bot(), { type: 'shared', user: ANN } as const, bot()];
  const table = await running({ game: 'agent-avenue', chairs });
  expect(table.nextOf([SEATS[0], SEATS[2]])).toBe(0);
  happen(table, [{ type: 'moved', seat: SEATS[0], move: table.match!.legal(SEATS[0])[0], lag: 0 }]);
  expect(table.nextOf([SEATS[0], SEATS[2]])).toBe(2);
});

test('a deal taken over from a record is dealt as it was, whatever the seeds say', async () => {
  const first = await running({ game: 'agent-avenue' });
  const { seed, decks } = first.match?.record() ?? {};
  const deal = { ...(seed !== undefined && { seed }), ...(decks && { decks }) };
  const again = await running({ game: 'agent-avenue', serverSeed: 'another', deal });
  const other = await running({ game: 'agent-avenue', serverSeed: 'another' });
  expect(again.match?.record().decks).toEqual(decks);
  expect(other.match?.record().decks).not.toEqual(decks);
});
