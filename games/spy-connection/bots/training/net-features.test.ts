import { quickRandom, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import { playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';
import { netMove, netMoveCount } from './net-moves.ts';

test('a net sees only what is open: any world dealt from the view gives the same features', () => {
  const random = quickRandom(5);
  let positions = 0;
  playObservedMatch(3, unrecordedChance(random), ({ state, seat, moves }) => {
    if (positions++ < 200) {
      expect(netFeatures(rules.redeal(rules.view(state, seat), random))).toEqual(netFeatures(state));
    }
    return moves[random.below(moves.length)];
  });
  expect(positions).toBeGreaterThan(200);
});

test('every legal move has its own number among the moves of a net', () => {
  const random = quickRandom(6);
  playObservedMatch(2, unrecordedChance(random), ({ state, moves }) => {
    const numbers = moves.map((move) => netMove(state, move));
    expect(new Set(numbers).size).toBe(moves.length);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(netMoveCount(state.board));
    return moves[random.below(moves.length)];
  });
});
