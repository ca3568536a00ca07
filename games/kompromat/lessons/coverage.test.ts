import { lessonStops, positionsTo } from '@safehouse/ui';
import { playLesson } from '@safehouse/ui/test-helpers';
import { expect, test } from 'vitest';
import { MISSIONS } from '../data/missions.ts';
import type { MatchDescription } from '../rules/describe.ts';
import type { Fact } from '../rules/facts.ts';
import { book } from './index.ts';

test('basics: every move without items, a failure, a 21, a tie and counter-intelligence', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'basics');
  expect(new Set(askedMoves.map(({ type }) => type))).toEqual(
    new Set(['place', 'hit', 'stop', 'declare', 'give-back']),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      { type: 'got-tokens', seat: 0, tokens: 1, cause: 'failure' },
      { type: 'got-tokens', seat: 0, tokens: 1, cause: 'ci' },
      { type: 'gave-back', seat: 0, tokens: 1 },
      { type: 'round-began', round: 2, starter: 1 },
    ]),
  );
  const totals = facts.flatMap((fact) => (fact.type === 'declared' && fact.mission === 2 ? [fact.total] : []));
  expect(totals).toEqual([18, 18]);
});

test('items: one in the own turn, one before a mission, one with a declaration and one against tokens', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'items');
  expect(askedMoves.map((move) => ('item' in move ? move.item : move.type))).toEqual([
    'night-vision',
    'newspaper',
    'declare',
    'declare',
    'chloroform',
  ]);
  const used = facts.flatMap((fact) => (fact.type === 'used' ? [fact.item] : []));
  expect(used).toEqual(['night-vision', 'newspaper', 'vesper-martini', 'chloroform']);
});

test('the two lessons about items use all ten items', () => {
  const used = ['items', 'gadgets'].flatMap((id) =>
    playLesson<Fact>(book, id).facts.flatMap((fact) => (fact.type === 'used' ? [fact.item] : [])),
  );
  const items = MISSIONS.flatMap((card) => (card.kind === 'item' ? [card.id] : []));
  expect(used.toSorted()).toEqual(items.toSorted());
});

test('gadgets: the items win three of the four missions', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'gadgets');
  expect(askedMoves.map((move) => ('item' in move ? move.item : move.type))).toEqual([
    'gps-tracker',
    'stop',
    'drone',
    'jetpack',
    'balaclava',
    'pass',
    'stun-gun',
    'usb-stick',
  ]);
  expect(facts).toContainEqual({ type: 'gave-back', seat: 0, tokens: 2 });
  const won = facts.flatMap((fact) => (fact.type === 'took' ? [fact.seat] : []));
  expect(won).toEqual([1, 0, 0, 0]);
});

/** The result a lesson ends with, and the tokens of both. */
function ending(id: string) {
  const { match } = finalPosition(id);
  const { tokens, missions } = book.rules.describe(match.state) as MatchDescription;
  return { result: match.result, tokens, open: missions.filter(({ state }) => state === 'open').length };
}

function finalPosition(id: string) {
  const lesson = book.lessons.find((lesson) => lesson.id === id)!;
  const stops = lessonStops(lesson);
  return positionsTo(book.rules, lesson, stops, stops.length - 1).at(-1)!;
}

test('[KO-20] [KO-23] the endings are played: a ninth token, more tokens at equal points, and a draw', () => {
  expect(ending('notoriety')).toEqual({
    result: { winners: [0], reason: 'notoriety', scores: [null, null] },
    tokens: [0, 9],
    open: 4,
  });
  expect(ending('equal-points')).toEqual({
    result: { winners: [0], reason: 'points', scores: [15, 15] },
    tokens: [3, 2],
    open: 0,
  });
  expect(ending('draw')).toEqual({
    result: { winners: [], reason: 'draw', scores: [15, 15] },
    tokens: [3, 3],
    open: 0,
  });
});
