import { expect, test } from 'vitest';
import { isHintedMove } from './board-context.ts';

test('a hinted move is the same move, in whatever order its fields are', () => {
  const hintedMove = { type: 'take', card: 'mole', hand: 1 };
  expect(isHintedMove({ hintedMove }, { hand: 1, card: 'mole', type: 'take' } as never)).toBe(true);
  expect(isHintedMove({ hintedMove }, { ...hintedMove, hand: 0 } as never)).toBe(false);
  expect(isHintedMove({ hintedMove }, { type: 'take', card: 'mole' } as never)).toBe(false);
  expect(isHintedMove({ hintedMove: null }, hintedMove)).toBe(false);
});
