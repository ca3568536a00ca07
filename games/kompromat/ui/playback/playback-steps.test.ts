import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { openSeededMatch, viewFor } from '../../rules/test-helpers.ts';
import { playbackSteps } from './playback-steps.ts';

const start = { view: viewFor(openSeededMatch(1), 0), seat: 0, pastFacts: [] };

test('[KO-13] cards stay face down for a moment before they turn up', () => {
  const fact = { type: 'turned-up', seat: SEATS[1], mission: 0, cards: ['7', '9'] } as const;
  const steps = playbackSteps(start, [fact]);
  expect(steps.map(({ suspense }) => suspense)).toEqual([fact, undefined]);
  expect(steps.map((step) => step.fact)).toEqual([undefined, fact]);
  expect(steps.map(({ view }) => view.columns[1][0].length)).toEqual([0, 2]);
});

test('a fact without a duration is shown with the next one', () => {
  const left = { type: 'counter-left', mission: 0, counter: 'counter-3' } as const;
  expect(playbackSteps(start, [left])).toEqual([]);
  const [step, ...others] = playbackSteps(start, [left, { type: 'resolved', mission: 0 }]);
  expect(step.view.removed).toEqual(['counter-3']);
  expect(others).toEqual([]);
});

test('nothing waits for the own card on its way', () => {
  const placed = (seat: 0 | 1) => ({ type: 'placed', seat: SEATS[seat], mission: 0, card: '7' }) as const;
  const steps = playbackSteps(start, [placed(0), placed(1)]);
  expect(steps.map(({ isBackground }) => isBackground)).toEqual([true, false]);
});

test("a rival's turn of three facts can be followed", () => {
  const rival = { seat: SEATS[1], mission: 0 };
  const facts = [
    { type: 'placed', ...rival, card: '7' },
    { type: 'hit', ...rival, card: { closed: 1 } },
    { type: 'stopped', ...rival },
  ] as const;
  const steps = playbackSteps(start, facts);
  expect(steps.map(({ fact }) => fact)).toEqual(facts);
  expect(Math.min(...steps.map(({ durationMs }) => durationMs))).toBeGreaterThanOrEqual(900);
});

test('a declared total stays on the board until the next round', () => {
  const declared = {
    type: 'declared',
    seat: SEATS[1],
    mission: 2,
    elevens: 0,
    martini: 0,
    total: 19,
  } as const;
  const facts = [declared, { type: 'resolved', mission: 2 }] as const;
  const totals = playbackSteps(start, facts).map((step) => step.totals[1][2]);
  expect(totals).toEqual([19, 19]);
});
