import { expect, test } from 'vitest';
import type { View } from '../../rules/view.ts';
import { findReveal } from './playback-steps.ts';

const viewWithOffer = { offer: { up: 'mole', down: { closed: 1 }, by: [0, 0], kept: 2 } } as unknown as View;

test('the hidden card is the one that was chosen, or else the one left over', () => {
  const taken = { type: 'recruited', side: 1, agent: 'sentinel', copies: 1 } as const;
  const left = { type: 'recruited', side: 0, agent: 'mole', copies: 1 } as const;
  const chosen = (card: 'up' | 'down') => ({ type: 'picked', side: 1, card }) as const;
  expect(findReveal(viewWithOffer, [chosen('down'), taken, left])?.down).toBe('sentinel');
  expect(
    findReveal(viewWithOffer, [chosen('up'), { ...taken, agent: 'mole' }, { ...left, agent: 'daredevil' }])?.down,
  ).toBe('daredevil');
});

test('without a choice no card is turned up', () => {
  expect(findReveal(viewWithOffer, [{ type: 'led', seat: 0 as never, up: 'mole' }])).toBe(null);
});
