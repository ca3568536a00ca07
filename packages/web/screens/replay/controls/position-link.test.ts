import { expect, test } from 'vitest';
import { parsePositionLink, positionLink } from './position-link.ts';

test('a link is parsed to the position it was made from', () => {
  for (const perspective of [0, 1, 'spectator', 'all'] as const) {
    const spot = { position: 17, perspective: perspective as never };
    expect(parsePositionLink(positionLink(spot), 40, 2)).toEqual(spot);
  }
});

test('a move beyond the end is the end, and invalid values are ignored', () => {
  expect(parsePositionLink('#move=99&seat=0', 40, 2)).toEqual({ position: 40, perspective: 0 });
  expect(parsePositionLink('#move=-3&seat=2', 40, 2)).toEqual({ position: 0 });
  expect(parsePositionLink('#fair', 40, 2)).toEqual({});
  expect(parsePositionLink('#move=x&seat=', 40, 2)).toEqual({ perspective: 0 });
});
