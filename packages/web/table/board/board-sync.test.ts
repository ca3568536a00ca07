import { SEATS } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { isMyTurn } from '../table-context.ts';
import { withoutOutcome } from './board-sync.ts';

const [me, other] = SEATS;
const result = { winners: [me], scores: [5, 3], reason: 'points' };
const last = { status: 'running', seat: me, toAct: [other], result: null } as unknown as MatchView;

test('the result is hidden while the board animates', () => {
  const over = { ...last, status: 'over', toAct: [], result } as MatchView;
  expect(withoutOutcome(over, last)).toMatchObject({ status: 'running', result: null });
});

test('the same seats are to act while the board animates', () => {
  const next = { ...last, toAct: [me] };
  expect(withoutOutcome(next, last).toAct).toEqual([other]);
  expect(isMyTurn(withoutOutcome(next, last))).toBe(false);
});

test("while the board animates the viewer's own move, the next seat is to act, never the viewer", () => {
  const mine = { ...last, toAct: [me] };
  expect(withoutOutcome({ ...last, toAct: [other] }, mine).toAct).toEqual([other]);
  expect(withoutOutcome({ ...last, toAct: [me] }, mine).toAct).toEqual([]);
});
