import { SEATS } from '@safehouse/contract';
import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { automaticMove } from './automatic-move.ts';

const end = { type: 'end-turn' };
const matchView = {
  status: 'running',
  seat: SEATS[0],
  toAct: [SEATS[0]],
  legal: [end],
  view: {},
} as unknown as MatchView;
const wantOnlyMove = { onlyMove: true, turnEnd: false };
const wantTurnEnd = { onlyMove: false, turnEnd: true };
const games = {
  silent: { ui: {} },
  finished: { ui: { turnEnd: () => end } },
  unfinished: { ui: { turnEnd: () => null } },
};

const onlyMoveOf = (changes: Partial<MatchView>, events: readonly ViewedEvent[] = []) =>
  automaticMove({ matchView: { ...matchView, ...changes }, events, game: games.silent }, wantOnlyMove)?.move ?? null;

test('a single legal move is played if the setting is on', () => {
  expect(onlyMoveOf({})).toBe(end);
  expect(automaticMove({ matchView, events: [], game: games.silent }, wantTurnEnd)).toBeNull();
});

test('nothing is automatic with several moves, out of turn, for a spectator or after the end', () => {
  expect(onlyMoveOf({ legal: [end, end] })).toBeNull();
  expect(onlyMoveOf({ toAct: [SEATS[1]] })).toBeNull();
  expect(onlyMoveOf({ seat: null })).toBeNull();
  expect(onlyMoveOf({ status: 'over' })).toBeNull();
});

test('a turn that the game calls finished ends automatically if the setting is on', () => {
  const finished = { matchView: { ...matchView, legal: [end, end] }, events: [], game: games.finished };
  expect(automaticMove(finished, wantTurnEnd)?.move).toBe(end);
  expect(automaticMove(finished, wantOnlyMove)).toBeNull();
  expect(automaticMove({ ...finished, game: games.unfinished }, wantTurnEnd)).toBeNull();
});

test('the pause before the end of a turn is longer than before a single move', () => {
  const only = automaticMove({ matchView, events: [], game: games.finished }, wantOnlyMove);
  const finished = automaticMove({ matchView, events: [], game: games.finished }, wantTurnEnd);
  expect(finished?.pauseMs ?? 0).toBeGreaterThan(only?.pauseMs ?? 0);
});

test('after an undo nothing is played automatically', () => {
  const undone: ViewedEvent = { version: 3, at: 0, table: { type: 'undone', seat: 0, to: 1 } };
  const moved: ViewedEvent = { version: 4, at: 0, seat: 1, facts: [] };
  expect(onlyMoveOf({}, [undone])).toBeNull();
  expect(onlyMoveOf({}, [undone, moved])).toBe(end);
  expect(automaticMove({ matchView, events: [undone], game: games.finished }, wantTurnEnd)).toBeNull();
});
