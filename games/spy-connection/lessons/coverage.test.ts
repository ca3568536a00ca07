import { lessonStops, positionsTo } from '@safehouse/ui';
import { expect, test } from 'vitest';
import type { SpyFact } from '../rules/facts.ts';
import { book } from './index.ts';

/** The moves of a lesson and the facts they bring about. */
function playLesson(id: string) {
  const lesson = book.lessons.find((lesson) => lesson.id === id)!;
  const stops = lessonStops(lesson);
  const facts = stops.flatMap((_, stop) => positionsTo(book.rules, lesson, stops, stop).flatMap(({ facts }) => facts));
  const moves = stops.at(-1)!.movesBefore.map(({ type }) => type);
  return { moves: new Set(moves), facts: facts.map(({ fact }) => fact as SpyFact) };
}

test('basics: every move but the draft, two agents on a space, extra turns', () => {
  const { moves, facts } = playLesson('basics');
  expect([...moves].sort()).toEqual(
    ['accept', 'connect', 'discard', 'end', 'mark', 'recall', 'travel', 'unmark'].sort(),
  );
  const doubled = facts.filter(
    (fact) => fact.type === 'connected' && fact.seat === 0 && fact.placed.some(({ agents }) => agents === 2),
  );
  expect(doubled).toHaveLength(2);
  expect(facts.filter(({ type }) => type === 'completed')).toHaveLength(2);
  expect(facts.filter((fact) => fact.type === 'turn-began' && fact.turn === 'extra')).toHaveLength(2);
  expect(facts.some((fact) => fact.type === 'accepted' && fact.planning === 1)).toBe(true);
});

test('dark: a draft, and a mission planned free of charge instead of three agents', () => {
  const { moves, facts } = playLesson('dark');
  expect(moves).toContain('choose');
  const accepted = facts.filter(({ type }) => type === 'accepted');
  expect(accepted).toMatchObject([{ place: 3, planning: 0 }]);
});

test('last turns: a seventh mission, its extra turn, one last turn, and a win of the other seat by points', () => {
  const { facts } = playLesson('last-turns');
  expect(facts.filter((fact) => fact.type === 'turn-began')).toMatchObject([
    { seat: 1, turn: 'extra' },
    { seat: 0, turn: 'last' },
  ]);
  const marks = facts.filter((fact) => fact.type === 'marked' && fact.seat === 0);
  expect(marks).toHaveLength(2);
  expect(facts.at(-1)).toMatchObject({
    type: 'match-ended',
    winners: [0],
    reason: 'points',
    scores: [22, 21],
  });
});
