import type { Seat } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import type { Table } from '@safehouse/table';
import { ANN, applyDecision, BOB, CLEO, personChair, playUntil, runningTable } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { hasRealPlay } from './real-play.ts';

async function isRealPlay(table: Table, minRatedMoves?: number): Promise<boolean> {
  const module = (await loadGame(table.header.game))!;
  return hasRealPlay(table, { ...module, ...(minRatedMoves !== undefined && { minRatedMoves }) });
}

const movesOf = (table: Table, seat: number) => table.moves.filter((move) => move.seat === seat).length;

test.each(GAME_IDS)('%s: a match that was resigned at once is none, a whole one is', async (game) => {
  const resigned = await runningTable({ game });
  applyDecision(resigned, [{ type: 'resigned', seat: 0 as Seat }]);
  expect(await isRealPlay(resigned)).toBe(false);
  const whole = await runningTable({ game });
  playUntil(whole, () => false);
  expect(await isRealPlay(whole)).toBe(true);
});

test('each player needs the moves', async () => {
  const table = await runningTable({ game: 'agent-avenue' });
  playUntil(table, () => movesOf(table, 0) === 2 && movesOf(table, 1) === 1);
  expect(await isRealPlay(table)).toBe(false);
  playUntil(table, () => movesOf(table, 1) === 2);
  expect(await isRealPlay(table)).toBe(true);
});

test('moves that were undone, or that a bot made for somebody who had left, do not count', async () => {
  const chairs = [ANN, BOB, CLEO].map(personChair);
  const table = await runningTable({ game: 'spy-connection', chairs });
  playUntil(table, () => movesOf(table, 0) === 3);
  applyDecision(table, [
    { type: 'resigned', seat: 0 as Seat },
    { type: 'replaced', seat: 0 as Seat, level: 'gentle' },
  ]);
  playUntil(table, () => movesOf(table, 0) === 9);
  expect([await isRealPlay(table, 3), await isRealPlay(table, 4)]).toEqual([true, false]);
  const other = await runningTable({ game: 'agent-avenue' });
  playUntil(other, () => other.moves.length === 4);
  applyDecision(other, [{ type: 'undone', seat: 0 as Seat, to: other.moves[2].version }]);
  expect(await isRealPlay(other)).toBe(false);
});
