import { expect, test } from 'vitest';
import { EXACT_RULES, GUIDE, parseRulesTarget, rulesHref, ruleTarget, sectionTarget } from './rules-target.ts';

test.each([GUIDE, EXACT_RULES, sectionTarget('turn'), ruleTarget('XX-12')])(
  'the URL of %o is parsed to the same target',
  (target) => {
    const href = rulesHref('any-game', target);
    expect(href).toMatch(/^\/rules\/any-game(#|$)/);
    expect(parseRulesTarget(href.replace('/rules/any-game', ''))).toEqual(target);
  },
);

test('an unknown hash opens the guide', () => {
  expect(parseRulesTarget('#content')).toEqual(GUIDE);
});
