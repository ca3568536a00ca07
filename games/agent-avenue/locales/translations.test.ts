import { expect, test } from 'vitest';
import { translations as cs } from './cs.ts';
import { translations as sk } from './sk.ts';

test('Slovak and Czech count steps in their own forms', () => {
  expect([1, 3, 5].map(sk.forward)).toEqual(['1 krok dopredu', '3 kroky dopredu', '5 krokov dopredu']);
  expect([1, 3, 5].map(cs.forward)).toEqual(['1 krok dopředu', '3 kroky dopředu', '5 kroků dopředu']);
});
