import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  DAN,
  legalMove,
  personChair,
  playUntil,
  runningTable,
} from './test-helpers.ts';

const [S0] = SEATS;

test('of two, the other has won', async () => {
  const table = await runningTable();
  applyDecision(table, commands.resign(table, S0, 'steady'));
  expect(table.result).toEqual({ winners: [1], reason: 'resigned', scores: [null, null] });
  expect([table.status, table.toAct, table.droppedSeats]).toEqual(['over', [], [0]]);
});

test('of four, the others go on with a bot', async () => {
  const chairs = [ANN, BOB, CLEO, DAN].map(personChair);
  const table = await runningTable({ game: 'agent-avenue', chairs });
  applyDecision(table, commands.leave(table, CLEO, 'steady'));
  expect([table.status, table.chairs[2], table.droppedSeats]).toEqual(['running', botChair('steady'), [2]]);
  expect(playUntil(table, () => false)).toBe(false);
  expect(table.result).not.toBeNull();
});

test('when the last person leaves, the table is closed and no bot is asked', async () => {
  const chairs = [personChair(ANN), botChair(), personChair(BOB), botChair()];
  const table = await runningTable({ game: 'agent-avenue', chairs });
  applyDecision(table, commands.leave(table, ANN, 'steady'));
  expect(table.status).toBe('running');
  applyDecision(table, commands.leave(table, BOB, 'steady'));
  expect([table.status, table.botsToAct, table.result]).toEqual(['closed', [], null]);
  expect(commands.leave(table, BOB, 'steady')).toMatchObject({ code: 'forbidden' });
});

test('a seat on a shared device keeps the table open', async () => {
  const chairs = [personChair(ANN), { type: 'shared', user: ANN } as const, botChair()];
  const table = await runningTable({ game: 'spy-connection', chairs });
  applyDecision(table, commands.resign(table, S0, 'steady'));
  expect(table.status).toBe('running');
  applyDecision(table, commands.leave(table, ANN, 'steady'));
  expect(table.status).toBe('closed');
});

const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;

test('a bot that would take over from the last person closes the table', async () => {
  const chairs = [personChair(ANN), botChair()];
  const table = await runningTable({ chairs, clock: { ...clock, onTimeout: 'bot' } });
  playUntil(table, () => table.toAct.includes(S0));
  applyDecision(table, commands.expireClocks(table, 600_000, 'steady'), 600_000);
  expect([table.status, table.clocks.deadline]).toEqual(['closed', null]);
});

test('whose time is over loses, not a moment before', async () => {
  const table = await runningTable({ clock });
  const [seat] = table.toAct;
  expect(commands.expireClocks(table, 59_999, 'steady')).toEqual([]);
  applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
  expect([table.status, table.result?.winners]).toEqual(['over', [1 - seat]]);
  expect(commands.expireClocks(table, 70_000, 'steady')).toEqual([]);
});

test('where the table says so, a bot takes over instead, and its clock stands', async () => {
  const table = await runningTable({ clock: { ...clock, onTimeout: 'bot' } });
  const [seat] = table.toAct;
  applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
  expect([table.status, table.chairs[seat], table.droppedSeats]).toEqual(['running', botChair('steady'), [seat]]);
  expect([table.botsToAct, table.clocks.deadline]).toEqual([[seat], null]);
});

test('of four, a bot takes over from whoever loses on time', async () => {
  const table = await runningTable({
    game: 'agent-avenue',
    clock,
    chairs: [ANN, BOB, CLEO, DAN].map(personChair),
  });
  const [seat] = table.toAct;
  applyDecision(table, commands.expireClocks(table, 60_000, 'steady'), 60_000);
  expect([table.status, table.chairs[seat].type, table.droppedSeats]).toEqual(['running', 'bot', [seat]]);
});

test('a move that comes too late is none, but time on the way is forgiven', async () => {
  const table = await runningTable({ clock });
  const { seat, move } = legalMove(table);
  const late = (measuredLag: number, now: number) => commands.move(table, seat, { version: 1, move, measuredLag, now });
  expect(late(0, 60_100)).toMatchObject({ code: 'not-running' });
  expect(late(5000, 60_500)).toMatchObject({ code: 'not-running' });
  expect(late(200, 60_100)).toMatchObject([{ type: 'moved', lag: 200 }]);
});
