import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { playbackSteps } from './playback-steps.ts';

const side = (position: number) => ({ seats: [], steps: position, position, inPlay: {}, market: [] });
const before = {
  offer: { up: 'mole', down: { closed: 1 }, by: [0, 0], kept: 2 },
  sides: [side(0), side(7)],
  supply: [],
} as unknown as View;
const after = { ...before, offer: null, sides: [side(2), side(8)] } as View;
const start = { before, after, seat: 1 };

const taken: Fact = { type: 'recruited', side: 1, agent: 'sentinel', copies: 1 };
const left: Fact = { type: 'recruited', side: 0, agent: 'mole', copies: 1 };
const picked = (card: 'up' | 'down'): Fact => ({ type: 'picked', side: 1, card });
const moved = (by: number, to: number, of: 0 | 1): Fact => ({ type: 'moved', side: of, by, from: to - by, to });

test('the hidden card is the one that was chosen, or else the one left over', () => {
  expect(playbackSteps(start, [picked('down'), taken, left])[0].reveal?.down).toBe('sentinel');
  const other = [picked('up'), { ...taken, agent: 'mole' }, { ...left, agent: 'daredevil' }] satisfies readonly Fact[];
  expect(playbackSteps(start, other)[0].reveal?.down).toBe('daredevil');
});

test('without a choice no card is turned up', () => {
  const [step] = playbackSteps(start, [{ type: 'led', seat: SEATS[0], up: 'mole' }]);
  expect(step.reveal).toBeNull();
});

test('cards turn up, agents join their sides, and the pawns walk one after the other', () => {
  const facts = [picked('down'), taken, left, moved(1, 8, 1), moved(2, 2, 0)];
  const steps = playbackSteps(start, facts);
  expect(steps.map(({ fact }) => fact)).toEqual(facts);
  expect(steps.map(({ view }) => view.sides.map(({ position }) => position))).toEqual([
    [0, 7],
    [0, 7],
    [0, 7],
    [0, 8],
    [2, 8],
  ]);
  expect(steps.map(({ view }) => view.sides[1].inPlay.sentinel)).toEqual([undefined, 1, 1, 1, undefined]);
  expect(steps.map(({ walks }) => walks.length)).toEqual([0, 0, 0, 1, 1]);
  expect(steps.at(-1)?.view).toBe(after);
});

test('nobody waits long for what they did themselves', () => {
  const offered = (seat: 0 | 1): Fact => ({ type: 'offered', seat: SEATS[seat], up: 'mole', down: { closed: 1 } });
  const [own] = playbackSteps(start, [offered(1)]);
  const [others] = playbackSteps(start, [offered(0)]);
  expect(own.durationMs).toBeLessThan(300);
  expect(others.durationMs).toBeGreaterThan(900);
});
