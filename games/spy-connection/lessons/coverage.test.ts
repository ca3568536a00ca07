import { playLesson } from '@safehouse/ui/test-helpers';
import { expect, test } from 'vitest';
import type { SpyFact } from '../rules/facts.ts';
import { book } from './index.ts';

test('basics: every move but the draft, two agents on a space, extra turns', () => {
  const { moves, facts } = playLesson<SpyFact>(book, 'basics');
  expect([...new Set(moves.map(({ type }) => type))].sort()).toEqual(
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
  const { moves, facts } = playLesson<SpyFact>(book, 'dark');
  expect(moves.map(({ type }) => type)).toContain('choose');
  const accepted = facts.filter(({ type }) => type === 'accepted');
  expect(accepted).toMatchObject([{ place: 3, planning: 0 }]);
});

test('last turns: a seventh mission, its extra turn, one last turn, and a win of the other seat by points', () => {
  const { facts } = playLesson<SpyFact>(book, 'last-turns');
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
