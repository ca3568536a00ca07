import { dishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { subject } from '../rules/testing.ts';
import { levels } from './levels.ts';

test.each(Object.entries(levels))('%s plays every seating by what its seat may know', (_name, { player }) => {
  for (const seating of subject.seatings) {
    expect(dishonesty(subject, player, seating, { seed: 1, rounds: 1 })).toBeNull();
  }
});
