import { quickRandom, type Random, SEATS } from '@safehouse/contract';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import type { Entry } from './entries.ts';
import { Table } from './table.ts';
import type { TableHeader } from './table-header.ts';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  comparableState,
  DAN,
  personChair,
  randomMove,
  runningTable,
} from './test-helpers.ts';

const FOUR_PEOPLE = [ANN, BOB, CLEO, DAN].map(personChair);
const clock = { type: 'realtime', base: 600, increment: 3, onTimeout: 'bot' } as const;

/** Random requests as people might send them, some of them refused. */
function takeRandomAction(table: Table, random: Random, at: number): void {
  const seat = SEATS[random.below(table.chairs.length)];
  const dice = random.below(100);
  if (table.undoRequest && dice < 90) applyDecision(table, commands.answerUndo(table, seat, { agree: dice > 5 }), at);
  else if (dice < 15) applyDecision(table, commands.undo(table, table.moves.at(-1)?.seat ?? seat, null, random), at);
  else if (dice === 15 && table.chairs.length > 2) applyDecision(table, commands.resign(table, seat, 'gentle'), at);
  else {
    const { seat: mover, move } = randomMove(table, random);
    applyDecision(table, commands.move(table, mover, { version: table.version, move, measuredLag: 20, now: at }), at);
  }
}

function playRandomly(table: Table, random: Random): void {
  let at = 0;
  for (let i = 0; i < 300 && table.status === 'running'; i++) {
    at += random.below(2000);
    applyDecision(table, commands.expireClocks(table, at, 'gentle'), at);
    if (table.status === 'running') takeRandomAction(table, random, at);
  }
}

const SHORT_MATCH = 30;

const TABLES: readonly Partial<TableHeader>[] = GAME_SETUPS.map(({ game, players }) => ({
  game,
  chairs: FOUR_PEOPLE.slice(0, players),
}));

test.each(TABLES)('the facts of earlier entries are those told when they happened: $game', async (parts) => {
  const table = await runningTable({ ...parts, clock, serverSeed: '7' });
  const told = new Map<Entry, string>();
  const random = quickRandom(7);
  for (let i = 0; i < 60 && table.status === 'running'; i++) {
    takeRandomAction(table, random, i);
    const entry = table.entries.at(-1);
    if (entry) told.set(entry, JSON.stringify(table.factsOf(entry)));
    if (i % 2 === 0) table.releaseLastEntry();
    // From here on they are kept as text.
    if (i === 40) table.factsOf(table.entries[0]);
  }
  // A match of the shortest game may end after a few moves.
  expect(told.size).toBeGreaterThan(0);
  table.releaseLastEntry();
  for (const [entry, facts] of told) expect(JSON.stringify(table.factsOf(entry))).toBe(facts);
});

test.each(TABLES)('the stored entries rebuild the same table: $game', async (parts) => {
  const happened = new Set<string>();
  let longest = 0;
  for (let seed = 1; seed <= 2; seed++) {
    const original = await runningTable({ ...parts, clock, serverSeed: `${seed}` });
    playRandomly(original, quickRandom(seed));
    const rebuilt = new Table(original.header, original.rules);
    for (const entry of JSON.parse(JSON.stringify(original.entries)) as Entry[]) rebuilt.apply(entry);
    expect(JSON.stringify(comparableState(rebuilt))).toBe(JSON.stringify(comparableState(original)));
    for (const { event } of original.entries) happened.add(event.type);
    longest = Math.max(longest, original.entries.length);
  }
  // Otherwise this would test nothing about undone moves. A short match may end before one.
  if (longest > SHORT_MATCH) expect(happened).toContain('undone');
});

test.each(TABLES)('the moves that stand give the position by themselves: $game', async (parts) => {
  const original = await runningTable({ ...parts, serverSeed: 'x' });
  playRandomly(original, quickRandom(11));
  const straight = original.openMatch();
  for (const { seat, move } of original.moves) expect(straight.play(seat, move).ok).toBe(true);
  expect(original.rules.describe(straight.state)).toEqual(original.rules.describe(original.match!.state));
});

test('an entry out of order, or one that cannot be played, is not taken for good', async () => {
  const table = await runningTable();
  const entry = (version: number): Entry => ({
    version,
    at: 0,
    author: null,
    key: null,
    event: { type: 'moved', seat: SEATS[0], move: { type: 'fly' }, lag: 0 },
  });
  expect(() => table.apply(entry(1))).toThrow('entry 1 after 1');
  expect(() => table.apply(entry(2))).toThrow('cannot be played');
});

test('where several may act, a bot that has had its say waits for the person beside it', async () => {
  const table = await runningTable({
    game: 'agent-avenue',
    chairs: [personChair(ANN), botChair(), botChair(), botChair()],
  });
  const random = quickRandom(1);
  let waits = 0;
  for (let moves = 0; moves < 2000 && table.status === 'running'; moves++) {
    const bots = table.toAct.filter((seat) => table.chairs[seat].type === 'bot');
    if (bots.length > 0 && table.botsToAct.length === 0) waits++;
    const seat = table.botsToAct[0] ?? SEATS[0];
    const before = table.toAct;
    const legal = table.match!.legal(seat);
    applyDecision(table, [{ type: 'moved', seat, move: legal[random.below(legal.length)], lag: 0 }]);
    // Asked again only after the person, or somebody of the other side, has moved.
    if (before.includes(SEATS[0]) && table.toAct.includes(SEATS[0])) expect(table.botsToAct).not.toContain(seat);
  }
  expect([table.status, waits > 0]).toEqual(['over', true]);
});

test('of several own seats the one that has waited longest is next', async () => {
  const chairs = [personChair(ANN), botChair(), { type: 'shared', user: ANN } as const, botChair()];
  const table = await runningTable({ game: 'agent-avenue', chairs });
  expect(table.nextSeatOf([SEATS[0], SEATS[2]])).toBe(0);
  applyDecision(table, [{ type: 'moved', seat: SEATS[0], move: table.match!.legal(SEATS[0])[0], lag: 0 }]);
  expect(table.nextSeatOf([SEATS[0], SEATS[2]])).toBe(2);
});

test('a deal taken over from a record is dealt as it was, whatever the seeds say', async () => {
  const first = await runningTable({ game: 'agent-avenue' });
  const { seed, decks } = first.match?.record() ?? {};
  const deal = { ...(seed !== undefined && { seed }), ...(decks && { decks }) };
  const again = await runningTable({ game: 'agent-avenue', serverSeed: 'another', deal });
  const other = await runningTable({ game: 'agent-avenue', serverSeed: 'another' });
  expect(again.match?.record().decks).toEqual(decks);
  expect(other.match?.record().decks).not.toEqual(decks);
});
