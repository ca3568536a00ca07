import { lessonStops, positionsTo } from '@safehouse/ui';
import { playLesson } from '@safehouse/ui/test-helpers';
import { expect, test } from 'vitest';
import type { Fact } from '../rules/facts.ts';
import { book } from './index.ts';

test('basics: offers, both ways to recruit, a swap, steps both ways, a second copy and a catch', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'basics');
  expect(new Set(askedMoves.map(({ type }) => type))).toEqual(new Set(['offer', 'recruit', 'swap']));
  expect(askedMoves).toEqual(
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

test('market: an ongoing card, instant cards, a choice from the hand and a chain', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'market');
  expect(askedMoves.filter(({ type }) => type === 'take')).toHaveLength(3);
  expect(askedMoves.map(({ type }) => type)).toContain('resolve');
  expect(facts.filter(({ type }) => type === 'spent')).toHaveLength(2);
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0] } });
});

test('teams: the learner leads, follows, proposes and changes the proposal', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'teams');
  expect(askedMoves.map(({ type }) => type)).toEqual(['lead', 'recruit', 'recruit', 'follow']);
  expect(facts.filter((fact) => fact.type === 'voted' && fact.seat === 0)).toHaveLength(2);
});

test('threes: a third and a fourth copy, a third Daredevil avoided and a third Codebreaker that wins', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'threes');
  const copies = facts.flatMap((fact) =>
    fact.type === 'recruited' && fact.side === 0 ? [`${fact.agent} ${fact.copies}`] : [],
  );
  expect(copies).toEqual(['enforcer 3', 'enforcer 4', 'codebreaker 3']);
  expect(askedMoves.at(-1)).toEqual({ type: 'recruit', card: 'down' });
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0], reason: 'codebreakers' } });
});

test('threes: recruiting the third Daredevil loses, as the text says', () => {
  const lesson = book.lessons.find(({ id }) => id === 'threes')!;
  const stops = lessonStops(lesson);
  const stop = stops.findIndex(({ step }) => step.text === 'daredevil');
  const [{ match }] = positionsTo(book.rules, lesson, stops, stop).slice(-1);
  match.replay({ seat: 0, type: 'recruit', card: 'up' });
  expect(match.result).toMatchObject({ winners: [1], reason: 'daredevils' });
});

test('the end of the turn: three Codebreakers and a catch meet, and the side whose turn it is wins', () => {
  const { facts } = playLesson<Fact>(book, 'end-step');
  expect(facts).toContainEqual({ type: 'recruited', side: 1, agent: 'codebreaker', copies: 3 });
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [0], reason: 'catch' } });
});

test('last cards: nothing is refilled or swapped, and more steps win', () => {
  const { askedMoves, facts } = playLesson<Fact>(book, 'last-cards');
  expect(askedMoves.map(({ type }) => type)).toEqual(['offer', 'recruit', 'offer', 'recruit']);
  expect(facts.map(({ type }) => type)).not.toContain('refilled');
  expect(facts.at(-1)).toMatchObject({ type: 'ended', result: { winners: [1], reason: 'exhaustion' } });
});
