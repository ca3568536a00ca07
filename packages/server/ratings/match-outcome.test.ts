import type { Result, Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { Table, TableHeader } from '@safehouse/table';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  DAN,
  openChair,
  personChair,
  playUntil,
  runningTable,
  tableWith,
} from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { matchOutcomeOf, ratedPeople } from './match-outcome.ts';

const fourChairs = [ANN, BOB, CLEO, DAN].map(personChair);

/** A table that ends with the given result. */
async function endedTable(parts: Partial<TableHeader>, result: Partial<Result>, dropped: readonly number[] = []) {
  const table = await runningTable(parts);
  table.status = 'over';
  table.result = { winners: [], reason: 'test', scores: table.chairs.map(() => null), ...result };
  table.droppedSeats.push(...(dropped as Seat[]));
  return table;
}

async function outcome(table: Table) {
  const module = await loadGame(table.header.game);
  return matchOutcomeOf(table, module!);
}

const seats = (...list: readonly number[]) => list as Seat[];

test('a running match has no outcome', async () => {
  expect(await outcome(await runningTable())).toBeNull();
});

test('the outcome of a whole match has its moves and ranks', async () => {
  const table = await runningTable();
  playUntil(table, () => false);
  const { moves, placements } = (await outcome(table))!;
  expect(moves).toBe(table.moves.length);
  expect(placements.map(({ rank }) => rank).toSorted()).toEqual(table.result!.winners.length === 1 ? [1, 2] : [1, 1]);
});

test('nobody wins a draw', async () => {
  const { placements } = (await outcome(await endedTable({}, { winners: [] })))!;
  expect(placements.map(({ rank, won }) => [rank, won])).toEqual([
    [1, false],
    [1, false],
  ]);
});

test('losers are ranked by points, winners are not', async () => {
  const table = await endedTable(
    { game: 'spy-connection', chairs: fourChairs },
    { winners: seats(1, 3), scores: [5, 20, 9, 18] },
  );
  const { placements, isTeamGame } = (await outcome(table))!;
  expect(isTeamGame).toBe(false);
  expect(placements.map(({ rank }) => rank)).toEqual([4, 1, 3, 1]);
});

test('partners share a rank', async () => {
  const table = await endedTable({ game: 'agent-avenue', chairs: fourChairs }, { winners: seats(0, 2) });
  const { placements, isTeamGame } = (await outcome(table))!;
  expect(isTeamGame).toBe(true);
  expect(placements.map(({ rank }) => rank)).toEqual([1, 3, 1, 3]);
});

test('who left is last, even if the bot in their seat has won; the first to leave is last of all', async () => {
  const table = await endedTable(
    { game: 'spy-connection', chairs: fourChairs },
    { winners: seats(2), scores: [1, 2, 30, 4] },
    [3, 2],
  );
  const { placements } = (await outcome(table))!;
  expect(placements.map(({ rank }) => rank)).toEqual([2, 1, 3, 4]);
  expect(placements.map(({ won }) => won)).toEqual([false, true, false, false]);
});

test('rated people are those who sat there at the start, after the draw of seats and before any bot', async () => {
  const table = await tableWith({
    chairs: [personChair(ANN), openChair, openChair],
    game: 'spy-connection',
    rated: true,
  });
  applyDecision(table, [
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
  expect(found.placements[0].rank).toBe(3);
});

test.each<[string, Partial<TableHeader>, readonly unknown[] | null]>([
  ['two people', { rated: true }, [ANN, BOB]],
  ['an unrated table', { rated: false }, null],
  ['a bot', { rated: true, chairs: [personChair(ANN), botChair()] }, null],
  ['a shared device', { rated: true, chairs: [personChair(ANN), { type: 'shared', user: ANN }] }, null],
  ['a pair of tables', { rated: true, pair: { id: 'x' as never, seed: '' } }, null],
])('%s: whose ratings change', async (_, parts, people) => {
  const table = await endedTable(parts, { winners: seats(0) });
  expect(ratedPeople(table, (await outcome(table))!)).toEqual(people);
});
