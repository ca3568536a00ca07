import { expect, test } from 'vitest';
import { matchesSearch } from './rules-search.ts';

const RULE = { id: 'XX-7', section: 'Poser', text: 'L’adversaire échange sa carte.' };

test.each(['carte adversaire', 'ECHANGE', 'xx-7', 'poser', "l'adversaire", 'l’adversaire', ''])(
  '"%s" finds the rule',
  (search) => expect(matchesSearch(RULE, search)).toBe(true),
);

test('every word must occur', () => {
  expect(matchesSearch(RULE, 'carte pion')).toBe(false);
});
