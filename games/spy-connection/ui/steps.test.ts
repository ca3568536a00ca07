import { expect, test } from 'vitest';
import { accept, connect, discard, end, mark, TestMatch, travel } from '../rules/testing.ts';
import { stepsBetween, turnBegan } from './steps.ts';
import { viewOf } from './testing.ts';

test('a turn is told by what it came to', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  const before = viewOf(match);
  match.play(connect('LON-PAR'));
  expect(stepsBetween(before, viewOf(match))).toEqual([
    { type: 'moved', from: 'LON', to: 'PAR' },
    { type: 'placed', agents: 2 },
  ]);
});

test('missions taken, marked, finished and thrown away are steps too', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  const before = viewOf(match);
  match.play(accept(0), mark('m01'), discard('st2'));
  expect(stepsBetween(before, viewOf(match))).toEqual([
    { type: 'accepted', mission: 'm01' },
    { type: 'marked', city: 'LON', mission: 'm01' },
    { type: 'discarded', mission: 'st2' },
  ]);
});

test('the turn of another seat is a new turn, a step of the same is not', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  const first = viewOf(match);
  match.play(connect('LON-PAR'));
  const second = viewOf(match);
  expect(turnBegan(first, second)).toBe(false);
  expect(turnBegan(second, first)).toBe(false);
  match.play(end);
  expect(turnBegan(second, viewOf(match))).toBe(true);
});

test('[SC-25] a turn won with a mission is a new turn, an undone mark is none', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  match.play(accept(0), mark('m01'), end, accept(0), end, connect('LON-PAR'));
  const unmarked = viewOf(match);
  match.play(mark('m01'));
  const won = viewOf(match);
  expect(won.extraTurns).toBe(1);
  expect(turnBegan(won, unmarked)).toBe(false);
  match.play(end);
  expect(turnBegan(won, viewOf(match))).toBe(true);
  match.play(travel('LON'));
  expect(viewOf(match).active).toBe(0);
});
