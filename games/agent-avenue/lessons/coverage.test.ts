import { lessonStops, positionsTo } from '@safehouse/ui';
import { expect, test } from 'vitest';
import type { Fact } from '../rules/facts.ts';
import { book } from './index.ts';

/** Everything that is played in a lesson, and all it brings about. */
function playLesson(id: string) {
  const lesson = book.lessons.find((one) => one.id === id)!;
  const stops = lessonStops(lesson);
  const facts = stops.flatMap((_, at) =>
    positionsTo(book.rules, lesson, stops, at).flatMap(({ facts }) => facts),
  );
  const own = stops.flatMap(({ step }) => (step.type === 'ask' ? [step.move] : []));
  return { own, facts: facts.map(({ fact }) => fact as Fact) };
}

test('the basics: offers, both ways to recruit, a swap, steps both ways, a second card and a catch', () => {
  const { own, facts } = playLesson('basics');
  expect(new Set(own.map(({ type }) => type))).toEqual(new Set(['offer', 'recruit', 'swap']));
  expect(own).toEqual(
    expect.arrayContaining([
      { type: 'recruit', card: 'up' },
      { type: 'recruit', card: 'down' },
    ]),
  );
  expect(facts.map(({ type }) => type)).toContain('refilled');
  expect(facts.some((fact) => fact.type === 'moved' && fact.by > 0)).toBe(true);
  expect(facts.some((fact) => fact.type === 'moved' && fact.by < 0)).toBe(true);
  expect(facts.some((fact) => fact.type === 'recruited' && fact.copies === 2)).toBe(true);
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0], reason: 'catch' } });
});

test('the market: a card that stays, one that is spent, a choice from the hand, and a chain', () => {
  const { own, facts } = playLesson('market');
  expect(own.filter(({ type }) => type === 'take')).toHaveLength(3);
  expect(own.map(({ type }) => type)).toContain('resolve');
  expect(facts.filter(({ type }) => type === 'spent')).toHaveLength(2);
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0] } });
});

test('teams: the learner leads, follows, proposes and changes the proposal', () => {
  const { own, facts } = playLesson('teams');
  expect(own.map(({ type }) => type)).toEqual(['lead', 'recruit', 'recruit', 'follow']);
  expect(facts.filter((fact) => fact.type === 'voted' && fact.seat === 0)).toHaveLength(2);
});

test('threes: a third and a fourth copy, a third Daredevil left alone and a third Codebreaker that wins', () => {
  const { own, facts } = playLesson('threes');
  const copies = facts.flatMap((fact) =>
    fact.type === 'recruited' && fact.side === 0 ? [`${fact.agent} ${fact.copies}`] : [],
  );
  expect(copies).toEqual(['enforcer 3', 'enforcer 4', 'codebreaker 3']);
  expect(own.at(-1)).toEqual({ type: 'recruit', card: 'down' });
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0], reason: 'codebreakers' } });
});

test('threes: whoever took the Daredevil instead would have lost, as the coach says', () => {
  const lesson = book.lessons.find(({ id }) => id === 'threes')!;
  const stops = lessonStops(lesson);
  const at = stops.findIndex(({ step }) => step.text === 'daredevil');
  const [{ match }] = positionsTo(book.rules, lesson, stops, at).slice(-1);
  match.replay({ seat: 0, type: 'recruit', card: 'up' });
  expect(match.result).toMatchObject({ winners: [1], reason: 'daredevils' });
});

test('the last cards: nothing is refilled or swapped, and more steps win', () => {
  const { own, facts } = playLesson('last-cards');
  expect(own.map(({ type }) => type)).toEqual(['offer', 'recruit', 'offer', 'recruit']);
  expect(facts.map(({ type }) => type)).not.toContain('refilled');
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [1], reason: 'exhaustion' } });
});
