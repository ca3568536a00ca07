import { flatMonteCarlo, ismcts } from '@safehouse/bots';
import { findDishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import { subject } from '../rules/test-helpers.ts';

test.each([
  ['flat', flatMonteCarlo(agentAvenue)],
  ['ismcts', ismcts(agentAvenue)],
])('%s uses only what its seat may know', (_name, player) => {
  for (const setup of subject.setups) {
    for (let seed = 0; seed < 6; seed++) {
      expect(findDishonesty(subject, player, setup, { seed, rounds: 20 })).toBeNull();
    }
  }
});
