import { expect, test } from 'vitest';
import { mergeViews } from './merged-view.ts';

const closed = (count: number) => ({ closed: count });

test('a card hidden from one seat is taken from the view of a seat that sees it', () => {
  const first = { hands: [['mole'], closed(2)], deck: closed(9), offer: { up: 'a', down: closed(1) } };
  const second = {
    hands: [closed(1), ['daredevil', 'mole']],
    deck: closed(9),
    offer: { up: 'a', down: 'b' },
  };
  expect(mergeViews([first, second])).toEqual({
    hands: [['mole'], ['daredevil', 'mole']],
    deck: closed(9),
    offer: { up: 'a', down: 'b' },
  });
});

test('what no seat sees stays hidden, and what all see is unchanged', () => {
  const view = { deck: closed(3), turn: 1, result: null, votes: {} };
  expect(mergeViews([view, { ...view, votes: { 1: closed(1) } }, { ...view, votes: { 1: 'up' } }])).toEqual({
    ...view,
    votes: { 1: 'up' },
  });
});
