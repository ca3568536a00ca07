import { quickRandom, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { kompromat as rules } from '../../rules/index.ts';
import { Policy } from '../policy.ts';
import { playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';

test('a net sees only what its seat knows: any world dealt from the view gives the same features', () => {
  const random = quickRandom(5);
  const policy = new Policy();
  let positions = 0;
  for (let match = 0; match < 5; match++) {
    playObservedMatch(unrecordedChance(random), ({ state, seat, moves }) => {
      positions++;
      const world = rules.redeal(rules.view(state, seat), random);
      expect(netFeatures(world, policy.chooseMove(world))).toEqual(netFeatures(state, policy.chooseMove(state)));
      return random.below(2) === 0 ? policy.chooseMove(state) : moves[random.below(moves.length)];
    });
  }
  expect(positions).toBeGreaterThan(500);
});
