import { expect, test } from 'vitest';
import { addBot, removeBot } from './bot-chairs.ts';
import * as commands from './commands.ts';
import { matchViewFor } from './match-view.ts';
import { summarize } from './summary.ts';
import { ANN, applyDecision, BOB, botChair, openChair, personChair, tableWith } from './test-helpers.ts';

const threeChairs = { game: 'spy-connection', chairs: [personChair(ANN), openChair, openChair] };
const steadyAt = (chair: number) => ({ chair, level: 'steady' });

test('the host puts a bot on a free chair, takes it away again, and the last one starts the match', async () => {
  const table = await tableWith(threeChairs);
  applyDecision(table, addBot(table, ANN, steadyAt(2)));
  expect([table.status, table.chairs[2], summarize(table, 0).bots]).toEqual(['open', botChair('steady'), ['steady']]);
  applyDecision(table, removeBot(table, ANN, 2));
  expect([table.chairs[2], summarize(table, 0).bots]).toEqual([openChair, []]);
  applyDecision(table, addBot(table, ANN, steadyAt(1)));
  applyDecision(table, commands.join(table, BOB, 'seed'));
  expect(table.status).toBe('running');
  expect(table.chairs.map(({ type }) => type)).toEqual(['person', 'bot', 'person']);

  const other = await tableWith({ chairs: [personChair(ANN), openChair] });
  applyDecision(other, addBot(other, ANN, steadyAt(1)));
  expect([other.status, summarize(other, 0).bots]).toEqual(['running', ['steady']]);
});

test('only at an open, unrated table that is no pair, and only by its host', async () => {
  const codeFor = async (parts: Parameters<typeof tableWith>[0], user = ANN, chair = 1) => {
    const table = await tableWith({ ...threeChairs, ...parts });
    const decision = addBot(table, user, steadyAt(chair));
    return commands.isRefusal(decision) ? decision.code : 'ok';
  };
  expect(await codeFor({})).toBe('ok');
  expect(await codeFor({}, BOB)).toBe('forbidden');
  expect(await codeFor({ rated: true })).toBe('forbidden');
  expect(await codeFor({ pair: { id: 'x' as never, seed: '' } })).toBe('forbidden');
  expect(await codeFor({}, ANN, 0)).toBe('table-full');
  expect(await codeFor({}, ANN, 3)).toBe('table-full');
  const table = await tableWith({ ...threeChairs, chairs: [personChair(ANN), botChair(), openChair] });
  expect(removeBot(table, BOB, 1)).toMatchObject({ code: 'forbidden' });
  expect(removeBot(table, ANN, 2)).toMatchObject({ code: 'not-found' });
  applyDecision(table, addBot(table, ANN, steadyAt(2)));
  expect(removeBot(table, ANN, 2)).toMatchObject({ code: 'not-open' });
});

test('everybody sees who is the host until the match starts', async () => {
  const table = await tableWith({ chairs: [openChair, personChair(ANN)] });
  expect(matchViewFor(table, 'spectator', [], () => null).host).toBe(1);
  applyDecision(table, addBot(table, ANN, steadyAt(0)));
  expect(matchViewFor(table, 'spectator', [], () => null)).not.toHaveProperty('host');
});
