import { SEATS } from '@safehouse/contract';
import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { onlyMove } from './only-move.ts';

const end = { type: 'end-turn' };
const view = { status: 'running', seat: SEATS[0], toAct: [SEATS[0]], legal: [end] } as unknown as MatchView;

test('a single legal move is the one to play', () => {
  expect(onlyMove(view, [])).toBe(end);
});

test('there is none with a choice, out of turn, for a spectator or after the end', () => {
  expect(onlyMove({ ...view, legal: [end, end] }, [])).toBeNull();
  expect(onlyMove({ ...view, toAct: [SEATS[1]] }, [])).toBeNull();
  expect(onlyMove({ ...view, seat: null }, [])).toBeNull();
  expect(onlyMove({ ...view, status: 'over' }, [])).toBeNull();
});

test('after an undo the player decides', () => {
  const undone: ViewedEvent = { version: 3, at: 0, table: { type: 'undone', seat: 0, to: 1 } };
  const moved: ViewedEvent = { version: 4, at: 0, seat: 1, facts: [] };
  expect(onlyMove(view, [undone])).toBeNull();
  expect(onlyMove(view, [undone, moved])).toBe(end);
});
