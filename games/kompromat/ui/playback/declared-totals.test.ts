import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { declaredTotals } from './declared-totals.ts';

const roundBegan: Fact = { type: 'round-began', round: 2, starter: SEATS[0] };
const declared = (seat: 0 | 1, mission: number, total: number): Fact => ({
  type: 'declared',
  seat: SEATS[seat],
  mission,
  elevens: 0,
  martini: 0,
  total,
});

test('the totals declared in this round are known from the facts, also after a reload', () => {
  const totals = declaredTotals([roundBegan, declared(0, 0, 34), declared(1, 0, 40), declared(0, 1, 22)]);
  expect(totals).toEqual([
    [34, 22, null, null],
    [40, null, null, null],
  ]);
});

test('totals of an earlier round are forgotten with it', () => {
  const totals = declaredTotals([declared(0, 0, 34), roundBegan]);
  expect(totals.flat().every((total) => total === null)).toBe(true);
});
