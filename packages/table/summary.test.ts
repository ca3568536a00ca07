import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import { BOT_MOVE_TIMEOUT_MS, summarize } from './summary.ts';
import { ANN, applyDecision, BOB, botChair, openChair, personChair, runningTable, tableWith } from './test-helpers.ts';

const clock = { type: 'realtime', base: 5, increment: 0, onTimeout: 'lose' } as const;

test('it names who sits at the table and who is waited for, each once', async () => {
  const table = await runningTable({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
  expect(summarize(table, 7)).toMatchObject({ holders: [ANN], waiting: [ANN], updatedAt: 7, version: 1 });
  const open = await tableWith({ chairs: [personChair(ANN), openChair] });
  expect(summarize(open, 0)).toMatchObject({ status: 'open', holders: [ANN], waiting: [], wakeAt: null });
});

test('a match wakes somebody when a clock runs out, or when a bot should have moved, whatever is first', async () => {
  const people = await runningTable({ clock });
  expect(summarize(people, 0).wakeAt).toBe(5000);
  const bots = await runningTable({ clock, chairs: [botChair(), personChair(ANN)] });
  expect(summarize(bots, 100).wakeAt).toBe(100 + BOT_MOVE_TIMEOUT_MS);
  const partners = [personChair(ANN), personChair(BOB), botChair(), personChair(BOB)];
  const both = await runningTable({ game: 'agent-avenue', clock, chairs: partners });
  expect([both.toAct, summarize(both, 100).wakeAt]).toEqual([[0, 2], 5000]);
});

test('a match that is over wakes nobody', async () => {
  const table = await runningTable({ clock });
  applyDecision(table, commands.resign(table, table.toAct[0], ''));
  expect(summarize(table, 0)).toMatchObject({ status: 'over', wakeAt: null, waiting: [] });
});
