import { expect, test } from 'vitest';
import { accept, connect, discard, end, mark, TestMatch, travel } from '../../rules/test-helpers.ts';
import { summarizeTurns } from './turn-summary.ts';

test('a turn is summarized by its result', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  expect(summarizeTurns(match.play(connect('LON-PAR'))).steps).toEqual([
    { type: 'moved', from: 'LON', to: 'PAR' },
    { type: 'placed', agents: 2 },
  ]);
});

test('missions accepted, marked and discarded are steps too', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  const facts = match.play(accept(0), mark('m01'), discard('st2'));
  expect(summarizeTurns(facts).steps).toEqual([
    { type: 'accepted', mission: 'm01' },
    { type: 'marked', city: 'LON', mission: 'm01' },
    { type: 'discarded', mission: 'st2' },
  ]);
});

test('the turn of another seat is a new one, and the last one is kept under its seat', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  const facts = match.play(connect('LON-PAR'), end);
  expect(summarizeTurns(facts)).toEqual({
    steps: [],
    lastTurns: {
      0: [
        { type: 'moved', from: 'LON', to: 'PAR' },
        { type: 'placed', agents: 2 },
      ],
    },
  });
});

test('[SC-25] a turn won with a mission is a new turn of the same seat', () => {
  const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
  const facts = match.play(
    ...[accept(0), mark('m01'), end, accept(0), end, connect('LON-PAR'), mark('m01'), end, travel('LON')],
  );
  const { steps, lastTurns } = summarizeTurns(facts);
  expect(steps).toEqual([{ type: 'moved', from: 'PAR', to: 'LON' }]);
  expect(lastTurns[0]).toContainEqual({ type: 'completed', mission: 'm01' });
});
