import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { connect, end, TestMatch } from '../rules/test-helpers.ts';
import { createRulesQueries } from '../ui/board/rules-queries.ts';
import { viewOfFirstSeat } from '../ui/board/test-helpers.ts';
import { nextOccupant, OCCUPANTS, type Occupant, spaceCosts } from './space-cost.ts';

const sum = (...occupants: readonly Occupant[]) => spaceCosts(occupants).reduce((a, b) => a + b, 0);

test('[SC-16] the example costs what the rules ask for', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end);
  const { connectionCost } = createRulesQueries(viewOfFirstSeat(match));
  expect(connectionCost(SEATS[0], 'LON-BER')).toBe(sum('own', 'empty', 'empty'));
  expect(connectionCost(SEATS[0], 'LON-PAR')).toBe(sum('own', 'own'));
  expect(connectionCost(SEATS[1], 'LON-BER')).toBe(sum('other', 'empty', 'empty'));
});

test('pressing a space again and again shows every occupant', () => {
  expect(new Set(OCCUPANTS.map(nextOccupant))).toEqual(new Set(OCCUPANTS));
});
