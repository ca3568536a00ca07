import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { accept, connect, end, TestMatch } from '../../rules/test-helpers.ts';
import { createRulesQueries } from './rules-queries.ts';
import { viewOfFirstSeat } from './test-helpers.ts';

test('[SC-3] the networks of all seats are known from the view of one', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end);
  const queries = createRulesQueries(viewOfFirstSeat(match));
  expect(queries.networkOf(SEATS[0])).toEqual(['PAR', 'LON']);
  expect(queries.networkOf(SEATS[1])).toEqual(['MAD']);
});

test('[SC-16] the cost of a connection depends on the seat', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end);
  const queries = createRulesQueries(viewOfFirstSeat(match));
  expect(queries.connectionCost(SEATS[0], 'LON-BER')).toBe(2);
  expect(queries.connectionCost(SEATS[1], 'LON-BER')).toBe(4);
});

test('an illegal move is refused with its rule, a legal one is not', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  const queries = createRulesQueries(viewOfFirstSeat(match));
  expect(queries.refusalFor(SEATS[0], { type: 'travel', to: 'ROM' })).toEqual({
    code: 'outside-network',
    rule: 'SC-3',
  });
  expect(queries.refusalFor(SEATS[1], accept(0))).toEqual({ code: 'not-your-turn', rule: 'SC-10' });
  expect(queries.refusalFor(SEATS[0], connect('LON-PAR'))).toBeNull();
});

test('[SC-8] no player has a network before the draft is over', () => {
  const match = new TestMatch({ options: { start: 'draft' } });
  expect(createRulesQueries(viewOfFirstSeat(match)).networkOf(SEATS[1])).toEqual([]);
});
