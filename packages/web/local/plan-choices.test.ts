import { quickRandom, SEATS, type WrittenMove } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { commands, matchViewFor, type Table, Table as TableOf } from '@safehouse/table';
import { ANN, BOB, headerWith, NO_AUTHOR, personChair, randomMove } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { planChoices } from './plan-choices.ts';

/** A match between two people after some random moves, in which this seat waits for the other one. */
async function tableWaitingFor(game: string, seat: number): Promise<Table> {
  const module = await loadGame(game);
  if (!module) throw new Error(game);
  const header = headerWith({ game, rules: module.rules.version, chairs: [personChair(ANN), personChair(BOB)] });
  const table = new TableOf(header, module.rules);
  const append = (event: Parameters<typeof table.apply>[0]['event']) =>
    table.apply({ version: table.version + 1, at: 0, ...NO_AUTHOR, event });
  append(commands.startEvent(header, table.chairs));
  const random = quickRandom(7);
  for (let i = 0; i < 200 && (table.moves.length < 4 || table.toAct.some((other) => other === seat)); i++) {
    const chosen = randomMove(table, random);
    append({ type: 'moved', seat: chosen.seat, move: chosen.move as never, lag: 0 });
  }
  return table;
}

async function choicesFor(table: Table, line: Parameters<typeof planChoices>[0]['line'] = []) {
  const { game, rules, view } = matchViewFor(table, SEATS[1], [SEATS[1]], () => null);
  const json: object = JSON.parse(JSON.stringify(view));
  return planChoices({ game, ...(rules && { rules }), seat: 1, view: json, line });
}

const asStep = (move: WrittenMove, fact: object | null = null) => ({ when: fact && { ...fact }, move: { ...move } });

test.each(GAME_IDS)('in %s replies can be planned from the view of the waiting seat', async (game) => {
  const table = await tableWaitingFor(game, 1);
  const { replies } = await choicesFor(table);
  expect(replies.length).toBeGreaterThan(0);
  const after = await choicesFor(table, [asStep(replies[0])]);
  expect(Array.isArray(after.replies)).toBe(true);
});

test('the outcomes of an offer are the cards that could be face up, each with the possible replies', async () => {
  const table = await tableWaitingFor('agent-avenue', 1);
  const { outcomes } = await choicesFor(table);
  const offered = outcomes.filter(({ fact }) => fact.type === 'offered');
  expect(offered.length).toBeGreaterThan(2);
  for (const { fact, replies } of offered) {
    expect(fact).toMatchObject({ seat: 0, down: { closed: 1 } });
    expect(replies.map(({ type }) => type)).toContain('recruit');
  }
});

test('after an impossible step there is nothing to choose', async () => {
  const table = await tableWaitingFor('agent-avenue', 1);
  expect(await choicesFor(table, [asStep({ type: 'nothing' })])).toEqual({ replies: [], outcomes: [] });
  const [reply] = (await choicesFor(table)).replies;
  expect(await choicesFor(table, [asStep(reply, { type: 'never' })])).toEqual({ replies: [], outcomes: [] });
});
