import { flat, ismcts } from '@safehouse/bots';
import { dishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import { subject } from '../rules/testing.ts';

test.each([
  ['flat', flat(agentAvenue)],
  ['ismcts', ismcts(agentAvenue)],
])('%s plays every seating by what its seat may know', (_name, player) => {
  for (const seating of subject.seatings) {
    for (let seed = 0; seed < 6; seed++) {
      expect(dishonesty(subject, player, seating, { seed, rounds: 20 })).toBeNull();
    }
  }
});
