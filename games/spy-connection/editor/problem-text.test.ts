import { expect, test } from 'vitest';
import { DEFAULT_EDITION_ID, findBuiltInEdition } from '../rules/built-in-editions.ts';
import { checkEdition } from '../rules/edition-check.ts';
import { translations } from './locales/en.ts';
import { explainProblem, selectionForProblem } from './problem-text.ts';

const defaultEdition = findBuiltInEdition(DEFAULT_EDITION_ID);

test('a problem names its subject and leads to the part where it is fixed', () => {
  const document = {
    ...defaultEdition,
    missions: defaultEdition?.missions.map((card) => ({ ...card, cities: ['NIX'] })),
  };
  const [problem] = checkEdition(document);
  expect(explainProblem(problem, document, translations)).toBe('Mission m01: it names a city that isn’t on the map.');
  expect(selectionForProblem(problem.at, document)).toEqual({ tab: 'missions', id: 'm01' });
});

test('a problem of the whole document has a text too', () => {
  expect(explainProblem({ code: 'bad-shape', at: '' }, null, translations)).toMatch(/^The edition: /);
  expect(selectionForProblem('planning.light', {})).toEqual({ tab: 'numbers', id: '' });
});

test.each([
  ['planning.light', 'Planning costs, light board'],
  ['planning.dark[2]', 'Planning cost, dark board, place 3'],
  ['players.min', 'Fewest players'],
  ['agents', 'Agents per player'],
  ['cities', 'Cities'],
  ['cities[4].name', 'City 5'],
  ['version', 'Another entry'],
])('the part %s is named in words', (at, name) => {
  expect(explainProblem({ code: 'bad-shape', at }, {}, translations)).toMatch(new RegExp(`^${name}: `));
});

test.each([null, 3, [], {}, { cities: [null] }, { cities: 'x' }])(
  'anything at all can be explained: %j',
  (document) => {
    const texts = checkEdition(document).map((problem) => explainProblem(problem, document, translations));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain('undefined');
  },
);
