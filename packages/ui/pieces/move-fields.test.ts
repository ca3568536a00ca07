import { expect, test } from 'vitest';
import { type ChosenFields, nextMoveChoice } from './move-fields.ts';

const guess = (target: number, name: string) => ({ type: 'play', card: 'guard', target, name });
const LEGAL = [
  { type: 'play', card: 'handmaid', target: null, name: null },
  ...[1, 2].flatMap((target) => ['priest', 'king'].map((name) => guess(target, name))),
];
const FIELDS = ['card', 'target', 'name'] as const;

/** The question and its possible answers, or the move. */
function ask(chosen: ChosenFields) {
  const choice = nextMoveChoice(LEGAL, FIELDS, chosen);
  return choice?.type === 'field' ? [choice.field, choice.answers.map(({ value }) => value)] : choice?.move;
}

test('fields are asked for one after the other, and only where there is a choice', () => {
  expect(ask({})).toEqual(['card', ['handmaid', 'guard']]);
  expect(ask({ card: 'handmaid' })).toEqual(LEGAL[0]);
  expect(ask({ card: 'guard' })).toEqual(['target', [1, 2]]);
  const chosen = { card: 'guard', target: 2 };
  expect(ask(chosen)).toEqual(['name', ['priest', 'king']]);
  expect(ask({ ...chosen, name: 'king' })).toEqual(guess(2, 'king'));
});

test('every answer has a legal move that agrees with what was chosen before', () => {
  const choice = nextMoveChoice(LEGAL, FIELDS, { card: 'guard', target: 2 });
  expect(choice).toMatchObject({ answers: [{ move: guess(2, 'priest') }, { move: guess(2, 'king') }] });
});

test('what fits no legal move is no choice', () => {
  expect(nextMoveChoice(LEGAL, FIELDS, { card: 'king' })).toBeNull();
  expect(nextMoveChoice<(typeof LEGAL)[number]>([], FIELDS, {})).toBeNull();
});

test('moves of several kinds: a field that a kind does not have is not asked for', () => {
  type Move = { readonly type: 'doubt' } | { readonly type: 'bid'; readonly count: number };
  const legal: Move[] = [{ type: 'doubt' }, { type: 'bid', count: 2 }, { type: 'bid', count: 3 }];
  const choose = (chosen: ChosenFields) => nextMoveChoice<Move>(legal, ['type', 'count'], chosen);
  expect(choose({})).toMatchObject({ field: 'type', answers: [{ value: 'doubt' }, { value: 'bid' }] });
  expect(choose({ type: 'doubt' })).toEqual({ type: 'move', move: { type: 'doubt' } });
  expect(choose({ type: 'bid' })).toMatchObject({ field: 'count', answers: [{ value: 2 }, { value: 3 }] });
});
