import { findDishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { subject } from '../rules/test-helpers.ts';
import { levels } from './levels.ts';

test.each(Object.entries(levels))('%s plays by what its seat may know', (_name, { player }) => {
  expect(findDishonesty(subject, player, subject.setups[0], { seed: 1, rounds: 2 })).toBeNull();
});
