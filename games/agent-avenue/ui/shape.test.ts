import { expect, test } from 'vitest';
import { HOMES } from '../data/cards.ts';
import { HEIGHT, onRoad, spacesPassed } from './shape.ts';

test('everybody sees their own home at the near side', () => {
  for (const side of [0, 1] as const) {
    expect(onRoad(HOMES[side], side).y).toBeGreaterThan(HEIGHT / 2);
    expect(onRoad(HOMES[side === 0 ? 1 : 0], side).y).toBeLessThan(HEIGHT / 2);
  }
});

test('[AA-1] forward is clockwise', () => {
  const [home, next] = [onRoad(0, 0), onRoad(1, 0)];
  expect(next.x).toBeLessThan(home.x);
});

test('a pawn walks house by house, over the end of the numbers too', () => {
  expect(spacesPassed(12, 3)).toEqual([12, 13, 0, 1]);
  expect(spacesPassed(1, -3)).toEqual([1, 0, 13, 12]);
});
