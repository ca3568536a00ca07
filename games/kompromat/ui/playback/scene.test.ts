import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { openSeeded, viewOf } from '../../rules/testing.ts';
import { sceneTold } from './scene.ts';

const view = viewOf(openSeeded(1), 0);
const began: Fact = { type: 'round-began', round: 2, starter: SEATS[0] };
const declared = (seat: 0 | 1, mission: number, total: number): Fact => ({
  type: 'declared',
  seat: SEATS[seat],
  mission,
  elevens: 0,
  martini: 0,
  total,
});

test('after a reload the totals declared in this round are on the table again', () => {
  const { totals } = sceneTold(view, [
    { facts: [began, declared(0, 0, 34)] },
    { facts: [declared(1, 0, 40), declared(0, 1, 22)] },
  ]);
  expect(totals).toEqual([
    [34, 22, null, null],
    [40, null, null, null],
  ]);
});

test('totals of an earlier round are forgotten with it', () => {
  const { totals } = sceneTold(view, [{ facts: [declared(0, 0, 34)] }, { facts: [began] }]);
  expect(totals.flat().every((total) => total === null)).toBe(true);
});
