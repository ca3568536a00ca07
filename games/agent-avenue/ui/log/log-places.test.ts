import { expect, test } from 'vitest';
import { logPlaces } from './log-places.ts';

test('a pawn that moved names where it came from and where it went', () => {
  expect(logPlaces({ type: 'moved', side: 0, by: 3, from: 12, to: 1 })).toEqual(['space:12', 'space:1']);
});

test('an agent is named with its side, a market card by itself', () => {
  expect(logPlaces({ type: 'recruited', side: 1, agent: 'mole', copies: 1 })).toEqual(['agent:1:mole']);
  expect(logPlaces({ type: 'no-effect', side: 0, card: 'outpost' })).toEqual(['market:outpost']);
});

test('a turn names nothing', () => {
  expect(logPlaces({ type: 'turn', side: 0 })).toEqual([]);
});
