import { expect, test } from 'vitest';
import { LOCAL_USER_ID, NO_MATCH_ID, newMatchId, newUserId, parseMatchId, parseUserId } from './ids.ts';

test('every id that is created can be parsed, and no two are the same', () => {
  const matches = Array.from({ length: 500 }, newMatchId);
  expect(matches.map(parseMatchId)).toEqual(matches);
  expect(new Set(matches).size).toBe(matches.length);
  const user = newUserId();
  expect(parseUserId(user)).toBe(user);
});

test('the fixed ids can be parsed', () => {
  expect([parseMatchId(NO_MATCH_ID), parseUserId(LOCAL_USER_ID)]).toEqual([NO_MATCH_ID, LOCAL_USER_ID]);
});

test.each([null, 7, '', 'short', 'x'.repeat(23), `${'x'.repeat(21)}/`])('%j is no id', (value) => {
  expect([parseMatchId(value), parseUserId(value)]).toEqual([null, null]);
});
