import { expect, test } from 'vitest';
import { builtInEdition, DEFAULT_EDITION } from '../rules/boards.ts';
import { checkEdition } from '../rules/edition.ts';
import { chosenFor, explain } from './problems.ts';
import { words } from './words/en.ts';

const ours = builtInEdition(DEFAULT_EDITION);

test('a problem names the thing and leads to the part where it is mended', () => {
  const document = { ...ours, missions: ours?.missions.map((card) => ({ ...card, cities: ['NIX'] })) };
  const [problem] = checkEdition(document);
  expect(explain(problem, document, words)).toBe('Mission m01: it names a city that is not on the map.');
  expect(chosenFor(problem.at, document)).toEqual({ tab: 'missions', id: 'm01' });
});

test('a problem of the whole has words too', () => {
  expect(explain({ code: 'bad-shape', at: '' }, null, words)).toMatch(/^The edition: /);
  expect(explain({ code: 'bad-shape', at: 'planning.light' }, {}, words)).toMatch(/^planning.light: /);
  expect(chosenFor('planning.light', {})).toEqual({ tab: 'numbers', id: '' });
});

test.each([null, 3, [], {}, { cities: [null] }, { cities: 'x' }])(
  'anything at all can be explained: %j',
  (document) => {
    const texts = checkEdition(document).map((problem) => explain(problem, document, words));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain('undefined');
  },
);
