import { expect, test } from 'vitest';
import { computeColumnTotal } from './column-total.ts';

test('[KO-1] an ace is read as 11 as long as that stays within 21', () => {
  expect(computeColumnTotal(['ace', '5'])).toEqual({ low: 6, best: 16, aces: 1 });
  expect(computeColumnTotal(['ace', 'ace', '9'])).toEqual({ low: 11, best: 21, aces: 2 });
  expect(computeColumnTotal(['ace', '8', '9', '0.5'])).toEqual({ low: 18.5, best: 18.5, aces: 1 });
});

test('[KO-26] a newspaper counts before the total is compared with 21', () => {
  expect(computeColumnTotal(['ace', '8'], 3)).toEqual({ low: 12, best: 12, aces: 1 });
});

test('[KO-9] a column over 21 keeps its total', () => {
  expect(computeColumnTotal(['10', '9', '7'])).toEqual({ low: 26, best: 26, aces: 0 });
});
