import { lessonStops, positionsTo } from '@safehouse/ui';
import { expect, test } from 'vitest';
import type { SpyFact } from '../rules/facts.ts';
import { book } from './index.ts';

/** Everything that is played in a lesson, and all it brings about. */
function playLesson(id: string) {
  const lesson = book.lessons.find((one) => one.id === id)!;
  const stops = lessonStops(lesson);
  const facts = stops.flatMap((_, at) =>
    positionsTo(book.rules, lesson, stops, at).flatMap(({ facts }) => facts),
  );
  const moves = stops.at(-1)!.movesBefore.map(({ type }) => type);
  return { moves: new Set(moves), facts: facts.map(({ fact }) => fact as SpyFact) };
}

test('the basics: every move but the choice of a start, two agents on a space, extra turns', () => {
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

test('the dark board: a draft, and a mission planned for nothing where it would cost three', () => {
  const { moves, facts } = playLesson('dark');
  expect(moves).toContain('choose');
  const accepted = facts.filter(({ type }) => type === 'accepted');
  expect(accepted).toMatchObject([{ place: 3, planning: 0 }]);
});

test('the last turns: a seventh mission, its extra turn, one last turn, and points that decide against it', () => {
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
