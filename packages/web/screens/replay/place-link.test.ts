import { expect, test } from 'vitest';
import { linkTo, spotIn } from './place-link.ts';

test('a link leads to the position it was made at', () => {
  for (const eyes of [0, 1, 'spectator', 'all'] as const) {
    const spot = { at: 17, eyes: eyes as never };
    expect(spotIn(linkTo(spot), 40, 2)).toEqual(spot);
  }
});

test('a move beyond the end is the end, and what makes no sense is left out', () => {
  expect(spotIn('#move=99&seat=0', 40, 2)).toEqual({ at: 40, eyes: 0 });
  expect(spotIn('#move=-3&seat=2', 40, 2)).toEqual({ at: 0 });
  expect(spotIn('#fair', 40, 2)).toEqual({});
  expect(spotIn('#move=x&seat=', 40, 2)).toEqual({ eyes: 0 });
});
