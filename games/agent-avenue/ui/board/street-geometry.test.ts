import { describe, expect, test } from 'vitest';
import { HOME_SPACES, LOOP_LENGTH } from '../../data/cards.ts';
import { createStreet, housePoint, roadPoint, spacesPassed } from './street-geometry.ts';

const SPACES = Array.from({ length: LOOP_LENGTH }, (_, space) => space);

describe.each([0.8, 1.15, 1.3, 1.385, 1.5, 1.6, 2.2])('a street for a box of %f by 1', (ratio) => {
  const street = createStreet(ratio);

  test('each viewer sees their own home at the near end', () => {
    for (const side of [0, 1] as const) {
      expect(roadPoint(street, HOME_SPACES[side], side).y).toBeGreaterThan(street.height / 2);
      expect(roadPoint(street, HOME_SPACES[side === 0 ? 1 : 0], side).y).toBeLessThan(street.height / 2);
    }
  });

  test('[AA-1] forward is clockwise', () => {
    expect(roadPoint(street, 1, 0).x).toBeLessThan(roadPoint(street, 0, 0).x);
  });

  test('it has the proportions of its box, as far as they are those of a street', () => {
    const wanted = Math.min(1.6, Math.max(1.15, ratio));
    expect(Math.abs(street.width / street.height - wanted)).toBeLessThan(0.01);
  });

  test('every house is inside, and no two spaces are closer than a space is wide', () => {
    for (const space of SPACES) {
      const { x, y } = housePoint(street, space, 0);
      expect(Math.min(x, street.width - x)).toBeGreaterThan(17);
      expect(Math.min(y, street.height - y)).toBeGreaterThan(17);
      const [at, next] = [roadPoint(street, space, 0), roadPoint(street, (space + 1) % LOOP_LENGTH, 0)];
      expect(Math.hypot(at.x - next.x, at.y - next.y)).toBeGreaterThan(30);
    }
  });

  test('two cards and the deck between them fit between the sides of the road', () => {
    expect(2 * street.cardWidth + 26).toBeLessThanOrEqual(street.width - 2 * 70);
    expect(street.cardWidth * 1.4).toBeLessThanOrEqual(street.height - 2 * 70);
  });
});

test('a pawn passes every house, also past the last number', () => {
  expect(spacesPassed(12, 3)).toEqual([12, 13, 0, 1]);
  expect(spacesPassed(1, -3)).toEqual([1, 0, 13, 12]);
});
