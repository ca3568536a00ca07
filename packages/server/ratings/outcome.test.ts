import type { Result, Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { Table, TableHeader } from '@safehouse/table';
import {
  ANN,
  BOB,
  bot,
  CLEO,
  DAN,
  free,
  happen,
  person,
  playUntil,
  running,
  tableWith,
} from '@safehouse/table/testing';
import { expect, test } from 'vitest';
import { outcomeOf, ratedPeople } from './outcome.ts';

const four = [ANN, BOB, CLEO, DAN].map(person);

/** A running table that ends with a result of our choosing. */
async function ended(parts: Partial<TableHeader>, result: Partial<Result>, dropped: readonly number[] = []) {
  const table = await running(parts);
  table.status = 'over';
  table.result = { winners: [], reason: 'test', scores: table.chairs.map(() => null), ...result };
  table.dropped.push(...(dropped as Seat[]));
  return table;
}

async function outcome(table: Table) {
  const module = await loadGame(table.header.game);
  return outcomeOf(table, module!);
}

const seats = (...list: readonly number[]) => list as Seat[];

test('a match that runs has no outcome', async () => {
  expect(await outcome(await running())).toBeNull();
});

test('a whole match counts its moves, and winner and loser', async () => {
  const table = await running();
  playUntil(table, () => false);
  const { moves, placed } = (await outcome(table))!;
  expect(moves).toBe(table.line.length);
  expect(placed.map(({ rank }) => rank).toSorted()).toEqual(
    table.result!.winners.length === 1 ? [1, 2] : [1, 1],
  );
});

test('nobody wins a draw', async () => {
  const { placed } = (await outcome(await ended({}, { winners: [] })))!;
  expect(placed.map(({ rank, won }) => [rank, won])).toEqual([
    [1, false],
    [1, false],
  ]);
});

test('losers are ranked by their points, winners not', async () => {
  const table = await ended(
    { game: 'spy-connection', chairs: four },
    { winners: seats(1, 3), scores: [5, 20, 9, 18] },
  );
  const { placed, inTeams } = (await outcome(table))!;
  expect(inTeams).toBe(false);
  expect(placed.map(({ rank }) => rank)).toEqual([4, 1, 3, 1]);
});

test('partners share a rank', async () => {
  const table = await ended({ game: 'agent-avenue', chairs: four }, { winners: seats(0, 2) });
  const { placed, inTeams } = (await outcome(table))!;
  expect(inTeams).toBe(true);
  expect(placed.map(({ rank }) => rank)).toEqual([1, 3, 1, 3]);
});

test('who went away is last, even if the bot in their place has won; the first to go is last of all', async () => {
  const table = await ended(
    { game: 'spy-connection', chairs: four },
    { winners: seats(2), scores: [1, 2, 30, 4] },
    [3, 2],
  );
  const { placed } = (await outcome(table))!;
  expect(placed.map(({ rank }) => rank)).toEqual([2, 1, 3, 4]);
  expect(placed.map(({ won }) => won)).toEqual([false, true, false, false]);
});

test('people are those who sat there at the start, after the draw of seats and before any bot', async () => {
  const table = await tableWith({ chairs: [person(ANN), free, free], game: 'spy-connection', rated: true });
  happen(table, [
    { type: 'joined', chair: 1, user: DAN, seed: '' },
    { type: 'left', chair: 1 },
    { type: 'joined', chair: 1, user: BOB, seed: '' },
    { type: 'joined', chair: 2, user: CLEO, seed: '' },
    { type: 'started', order: [2, 0, 1] },
    { type: 'resigned', seat: 0 as Seat },
    { type: 'replaced', seat: 0 as Seat, level: 'gentle' },
  ]);
  playUntil(table, () => false);
  const found = (await outcome(table))!;
  expect(ratedPeople(table, found)).toEqual([CLEO, ANN, BOB]);
  expect(found.placed[0].rank).toBe(3);
});

test.each<[string, Partial<TableHeader>, readonly unknown[] | null]>([
  ['two people', { rated: true }, [ANN, BOB]],
  ['an unrated table', { rated: false }, null],
  ['a bot', { rated: true, chairs: [person(ANN), bot()] }, null],
  ['a shared device', { rated: true, chairs: [person(ANN), { type: 'shared', user: ANN }] }, null],
  ['a pair of tables', { rated: true, pair: { id: 'x' as never, seed: '' } }, null],
])('%s: whose ratings change', async (_, parts, people) => {
  const table = await ended(parts, { winners: seats(0) });
  expect(ratedPeople(table, (await outcome(table))!)).toEqual(people);
});
