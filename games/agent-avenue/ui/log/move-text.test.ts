import { expect, test } from 'vitest';
import { translations } from '../../locales/en.ts';
import { moveText } from './move-text.ts';

const context = { translations, playerNames: ['Ann', 'Ben', 'Cleo', 'Dan'], seat: 0 };

test('[AA-21] a market card for the hand of the partner says whose', () => {
  const take = { type: 'take', card: 'mind-control', hand: 2 } as const;
  expect(moveText(take, context)).toContain('Cleo');
  expect(moveText({ ...take, hand: 0 }, context)).not.toMatch(/Ann|Cleo/);
});
