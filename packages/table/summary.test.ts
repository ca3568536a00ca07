import { expect, test } from 'vitest';
import * as asks from './asks.ts';
import { BOT_PATIENCE, summaryOf } from './summary.ts';
import { ANN, BOB, bot, free, happen, person, running, tableWith } from './testing.ts';

const clock = { type: 'realtime', base: 5, increment: 0, onTimeout: 'lose' } as const;

test('it names who sits at the table and who is waited for, each once', async () => {
  const table = await running({ chairs: [person(ANN), { type: 'shared', user: ANN }] });
  expect(summaryOf(table, 7)).toMatchObject({ holders: [ANN], waiting: [ANN], updatedAt: 7, version: 1 });
  const open = await tableWith({ chairs: [person(ANN), free] });
  expect(summaryOf(open, 0)).toMatchObject({ status: 'open', holders: [ANN], waiting: [], wakeAt: null });
});

test('a match wakes somebody when a clock runs out, or when a bot should have moved, whatever is first', async () => {
  const people = await running({ clock });
  expect(summaryOf(people, 0).wakeAt).toBe(5000);
  const bots = await running({ clock, chairs: [bot(), person(ANN)] });
  expect(summaryOf(bots, 100).wakeAt).toBe(100 + BOT_PATIENCE);
  const partners = [person(ANN), person(BOB), bot(), person(BOB)];
  const both = await running({ game: 'agent-avenue', clock, chairs: partners });
  expect([both.toAct, summaryOf(both, 100).wakeAt]).toEqual([[0, 2], 5000]);
});

test('a match that is over wakes nobody', async () => {
  const table = await running({ clock });
  happen(table, asks.resign(table, table.toAct[0], ''));
  expect(summaryOf(table, 0)).toMatchObject({ status: 'over', wakeAt: null, waiting: [] });
});
