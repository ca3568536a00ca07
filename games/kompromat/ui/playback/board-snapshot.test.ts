import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { openSeededMatch, viewFor } from '../../rules/test-helpers.ts';
import { restoreSnapshot } from './board-snapshot.ts';

const view = viewFor(openSeededMatch(1), 0);
const roundBegan: Fact = { type: 'round-began', round: 2, starter: SEATS[0] };
const declared = (seat: 0 | 1, mission: number, total: number): Fact => ({
  type: 'declared',
  seat: SEATS[seat],
  mission,
  elevens: 0,
  martini: 0,
  total,
});

test('after a reload the totals declared in this round are on the table again', () => {
  const { totals } = restoreSnapshot(view, [
    { facts: [roundBegan, declared(0, 0, 34)] },
    { facts: [declared(1, 0, 40), declared(0, 1, 22)] },
  ]);
  expect(totals).toEqual([
    [34, 22, null, null],
    [40, null, null, null],
  ]);
});

test('totals of an earlier round are forgotten with it', () => {
  const { totals } = restoreSnapshot(view, [{ facts: [declared(0, 0, 34)] }, { facts: [roundBegan] }]);
  expect(totals.flat().every((total) => total === null)).toBe(true);
});
