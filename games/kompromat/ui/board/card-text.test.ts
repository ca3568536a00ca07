import { expect, test } from 'vitest';
import { formatPoints } from './card-text.ts';

test.each([
  [0.5, '½'],
  [7, '7'],
  [16.5, '16½'],
  [0, '0'],
  [-0.5, '−½'],
])('%d points are shown as %s', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});
