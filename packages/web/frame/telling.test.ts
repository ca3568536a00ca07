import { SEATS } from '@safehouse/contract';
import type { MatchPage } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { isMyTurn } from './sitting.ts';
import { untold } from './telling.ts';

const [me, other] = SEATS;
const result = { winners: [me], scores: [5, 3], reason: 'points' };
const last = { status: 'running', seat: me, toAct: [other], result: null } as unknown as MatchPage;

test('while the board tells, the end is not known', () => {
  const over = { ...last, status: 'over', toAct: [], result } as MatchPage;
  expect(untold(over, last)).toMatchObject({ status: 'running', result: null });
});

test('while the board tells, whoever was waited for still is', () => {
  const next = { ...last, toAct: [me] };
  expect(untold(next, last).toAct).toEqual([other]);
  expect(isMyTurn(untold(next, last))).toBe(false);
});

test('while the board tells what the own move has led to, it is nobody’s turn', () => {
  const mine = { ...last, toAct: [me] };
  expect(untold({ ...last, toAct: [other] }, mine).toAct).toEqual([]);
});
