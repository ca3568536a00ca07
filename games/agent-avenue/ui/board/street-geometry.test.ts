import { expect, test } from 'vitest';
import { HOME_SPACES } from '../../data/cards.ts';
import { roadPoint, STREET_HEIGHT, spacesPassed } from './street-geometry.ts';

test('each viewer sees their own home at the near end', () => {
  for (const side of [0, 1] as const) {
    expect(roadPoint(HOME_SPACES[side], side).y).toBeGreaterThan(STREET_HEIGHT / 2);
    expect(roadPoint(HOME_SPACES[side === 0 ? 1 : 0], side).y).toBeLessThan(STREET_HEIGHT / 2);
  }
});

test('[AA-1] forward is clockwise', () => {
  const [home, next] = [roadPoint(0, 0), roadPoint(1, 0)];
  expect(next.x).toBeLessThan(home.x);
});

test('a pawn passes every house, also past the last number', () => {
  expect(spacesPassed(12, 3)).toEqual([12, 13, 0, 1]);
  expect(spacesPassed(1, -3)).toEqual([1, 0, 13, 12]);
});
