import { type AnyFact, SEATS } from '@safehouse/contract';
import type { MatchId, ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { shownFactsAfter } from './new-facts.ts';

const EVENTS = [2, 3, 4, 5].map(
  (version): ViewedEvent => ({ version, at: 0, seat: version % 2, facts: [{ type: `fact ${version}` }] }),
);
const viewAt = (version: number, seat = 0) => ({ id: 'match' as MatchId, seat: SEATS[seat], version });
const opened = shownFactsAfter(null, viewAt(4), EVENTS, 'current');
const typesOf = ({ facts }: { readonly facts: readonly AnyFact[] }) => facts.map(({ type }) => type);

test('returns the facts since the previous version, and none after a reload', () => {
  expect(typesOf(opened)).toEqual([]);
  const next = shownFactsAfter(opened, viewAt(5), EVENTS, 'current');
  expect(typesOf(next)).toEqual(['fact 5']);
  expect(shownFactsAfter(next, viewAt(5), EVENTS, 'current')).toBe(next);
});

test('a replay goes back without facts and then plays them move by move', () => {
  const back = shownFactsAfter(opened, viewAt(2), EVENTS, 'past');
  const again = shownFactsAfter(back, viewAt(3), EVENTS, 'past');
  expect([back, again].map(typesOf)).toEqual([[], ['fact 3']]);
});

test('a cancelled replay does not play the rest', () => {
  const back = shownFactsAfter(opened, viewAt(2), EVENTS, 'past');
  const now = shownFactsAfter(back, viewAt(4), EVENTS, 'current');
  expect(typesOf(now)).toEqual([]);
  expect(typesOf(shownFactsAfter(now, viewAt(5), EVENTS, 'current'))).toEqual(['fact 5']);
});

test('after a complete replay, moves made meanwhile are played', () => {
  const back = shownFactsAfter(opened, viewAt(3), EVENTS, 'past');
  const end = shownFactsAfter(back, viewAt(4), EVENTS, 'past');
  expect(typesOf(shownFactsAfter(end, viewAt(5), EVENTS, 'current'))).toEqual(['fact 5']);
});

test('a change of seat starts over', () => {
  expect(typesOf(shownFactsAfter(opened, viewAt(5, 1), EVENTS, 'current'))).toEqual([]);
});
