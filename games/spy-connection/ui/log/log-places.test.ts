import { expect, test } from 'vitest';
import { accept, connect, end, mark, recall, TestMatch, travel } from '../../rules/test-helpers.ts';
import { createRulesQueries } from '../board/rules-queries.ts';
import { viewOfFirstSeat } from '../board/test-helpers.ts';
import { logPlaces, placeHighlights } from './log-places.ts';

const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
const context = { rulesQueries: createRulesQueries(viewOfFirstSeat(match)) };
const facts = match.play(
  accept(0),
  mark('m01'),
  end,
  accept(0),
  end,
  connect('LON-PAR'),
  end,
  accept(0),
  end,
  travel('LON'),
  recall('s02'),
);
const shownFor = (type: string) => {
  const fact = facts.find((candidate) => candidate.type === type);
  return fact && placeHighlights(context, logPlaces(fact));
};

test('a line about a connection shows the connection, both cities and the agents', () => {
  expect(shownFor('connected')).toEqual({
    cities: ['LON', 'PAR'],
    spaces: ['s01', 's02'],
    routes: ['LON-PAR'],
    missions: [],
  });
});

test('a line about a journey shows where it went, and one about agents taken back where they were', () => {
  expect(shownFor('travelled')?.cities).toEqual(['PAR', 'LON']);
  expect(shownFor('recalled')?.spaces).toEqual(['s02']);
});

test('a line about a mission shows its cities, one about a mark only the city', () => {
  expect(shownFor('accepted')).toMatchObject({ missions: ['m01'], cities: expect.arrayContaining(['LON']) });
  expect(shownFor('accepted')?.cities.length).toBeGreaterThan(1);
  expect(shownFor('marked')).toMatchObject({ missions: ['m01'], cities: ['LON'] });
});

test('a turn that begins is nowhere on the board', () => {
  expect(shownFor('turn-began')).toBeNull();
});
