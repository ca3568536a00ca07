import { expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import {
  at,
  type Layout,
  legal,
  open,
  play,
  playTurn,
  refused,
  type SeatMove,
  type ShortTurn,
  take,
} from './testing.ts';

type Script = readonly (ShortTurn | SeatMove)[];

const swaps = (seat: number, ...cards: AgentName[]): SeatMove[] =>
  cards.map((card) => ({ seat, type: 'swap', card }));

/** A long match in which nobody gets near the end: without swaps a third Codebreaker always comes. */
const LONG: readonly ShortTurn[] = [
  ['saboteur', 'enforcer', 'up'],
  ['mole', 'daredevil', 'up'],
  ['double-agent', 'enforcer', 'down'],
  ['enforcer', 'sentinel', 'up'],
  ['codebreaker', 'saboteur', 'down'],
  ['daredevil', 'saboteur', 'down'],
  ['enforcer', 'double-agent', 'up'],
  ['sentinel', 'sidekick', 'up'],
  ['double-agent', 'enforcer', 'up'],
  ['double-agent', 'sentinel', 'down'],
  ['codebreaker', 'saboteur', 'down'],
  ['daredevil', 'sentinel', 'up'],
  ['codebreaker', 'double-agent', 'up'],
  ['double-agent', 'saboteur', 'down'],
  ['saboteur', 'sentinel', 'up'],
];

/** Two players, five swaps: the 13th turn draws the last card. */
const forTwo = (turns: number): Script => [
  ...swaps(0, 'codebreaker', 'codebreaker', 'daredevil', 'daredevil'),
  LONG[0],
  ...swaps(1, 'codebreaker'),
  ...LONG.slice(1, turns),
];

const sizes = (match: ReturnType<typeof open>) => at(match).hands.map((hand) => hand.length);

test('[AA-9] a deck with one card left gives one card', () => {
  const before = open({ script: forTwo(12) });
  expect([sizes(before), at(before).deck.length]).toEqual([[4, 4], 1]);
  playTurn(before, ...LONG[12]);
  expect([sizes(before), at(before).deck.length]).toEqual([[3, 4], 0]);
});

test('[AA-8] no swap with an empty deck, however many are left', () => {
  const match = open({ script: forTwo(13) });
  expect([match.toAct, at(match).swapsLeft]).toEqual([[1], [0, 3]]);
  expect(legal(match, 1).every((move) => move.type === 'offer')).toBe(true);
  expect(refused(match, 1, { type: 'swap', card: at(match).hands[1][0] })).toBe('deck-empty');
});

test('[AA-20] an empty deck ends nothing while the next player holds two cards', () => {
  const match = open({ script: forTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  expect([sizes(match), at(match).deck.length, match.result]).toEqual([[1, 2], 0, null]);
  expect(legal(match, 1)).toEqual([
    { type: 'offer', up: 'enforcer', down: 'sentinel' },
    { type: 'offer', up: 'sentinel', down: 'enforcer' },
  ]);
});

test('[AA-20] the next player holds a single card: with equal steps the side whose turn it was wins', () => {
  const match = open({ script: forTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  playTurn(match, 'enforcer', 'sentinel', 'up');
  expect([sizes(match), at(match).sides.map((side) => side.steps)]).toEqual([
    [1, 0],
    [18, 18],
  ]);
  expect(match.result).toEqual({ winners: [1], reason: 'exhaustion', scores: [null, null] });
});

test('[AA-20] with unequal steps the side ahead wins, whoever had the turn', () => {
  const match = open({ script: forTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  playTurn(match, 'enforcer', 'sentinel', 'down');
  expect(at(match).sides.map((side) => side.steps)).toEqual([21, 15]);
  expect(match.result).toEqual({ winners: [0], reason: 'exhaustion', scores: [null, null] });
});

/** Four players, five swaps: 17 cards for the refills, so the last one comes alone in the ninth turn. */
const forFour = (turns: number): Script => [
  ...swaps(0, 'codebreaker', 'codebreaker'),
  ...swaps(2, 'daredevil'),
  LONG[0],
  ...swaps(1, 'daredevil', 'codebreaker'),
  ...LONG.slice(1, turns),
];

test('[AA-35] the last card of the deck goes to the seat that played face up', () => {
  const lowerLeads = open({ players: 4, script: forFour(8), hands: [['double-agent'], [], ['enforcer']] });
  expect([sizes(lowerLeads), at(lowerLeads).deck.length]).toEqual([[4, 4, 4, 4], 1]);
  playTurn(lowerLeads, ...LONG[8]);
  expect(sizes(lowerLeads)).toEqual([4, 4, 3, 4]);

  const higherLeads = open({ players: 4, script: forFour(8), hands: [['double-agent'], [], ['enforcer']] });
  play(higherLeads, 2, { type: 'lead', card: 'enforcer' });
  play(higherLeads, 0, { type: 'follow', card: 'double-agent' });
  expect([sizes(higherLeads), at(higherLeads).deck]).toEqual([[3, 4, 4, 4], []]);
});

test('[AA-35] unless the other one takes it by a swap', () => {
  const match = open({ players: 4, script: forFour(8), hands: [['double-agent'], [], ['enforcer']] });
  play(match, 0, { type: 'lead', card: 'double-agent' });
  expect(sizes(match)).toEqual([3, 4, 4, 4]);
  play(match, 2, { type: 'swap', card: 'enforcer' });
  expect(at(match).deck).toEqual([]);
  play(match, 2, legal(match, 2)[0]);
  expect(sizes(match)).toEqual([3, 4, 3, 4]);
});

test('[AA-36] a pair goes on while each member has a card, whatever the other pair has', () => {
  const match = open({
    players: 4,
    script: forFour(15),
    hands: [['daredevil'], ['enforcer'], [], ['sentinel']],
  });
  expect([sizes(match), at(match).deck.length, at(match).side]).toEqual([[1, 1, 0, 1], 0, 1]);
  expect(match.result).toBeNull();
});

test('[AA-36] a pair is exhausted when one of its members has no card', () => {
  const match = open({
    players: 4,
    script: forFour(15),
    hands: [['daredevil'], ['enforcer'], [], ['sentinel']],
  });
  playTurn(match, 'enforcer', 'sentinel', 'up');
  expect(sizes(match)).toEqual([1, 0, 0, 0]);
  expect(match.result).toEqual({ winners: [1, 3], reason: 'exhaustion', scores: [null, null, null, null] });
});

/** Three players, seat 1 alone, seven swaps: the lone player draws the last card as a single one. */
const WITH_A_LONE_SEAT: Layout = {
  players: 3,
  lone: 1,
  hands: [['sentinel'], [], ['sidekick']],
  script: [
    ...swaps(0, 'codebreaker', 'codebreaker'),
    ...swaps(2, 'daredevil', 'daredevil'),
    ['sentinel', 'enforcer', 'up'],
    ...swaps(1, 'codebreaker', 'daredevil', 'mole'),
    ['saboteur', 'enforcer', 'up'],
    ['enforcer', 'sentinel', 'down'],
    ['enforcer', 'sentinel', 'down'],
    ['saboteur', 'double-agent', 'up'],
    ['saboteur', 'double-agent', 'down'],
    ['double-agent', 'daredevil', 'down'],
    ['enforcer', 'saboteur', 'up'],
    ['double-agent', 'codebreaker', 'down'],
    ['daredevil', 'saboteur', 'down'],
    ['double-agent', 'sentinel', 'down'],
    ['sentinel', 'saboteur', 'up'],
  ],
};

test('[AA-36] a lone player with one card is exhausted, though a pair could have played it', () => {
  const match = open(WITH_A_LONE_SEAT);
  expect([sizes(match), at(match).deck.length, match.result]).toEqual([[3, 1, 3], 0, null]);
  playTurn(match, 'sentinel', 'sidekick', 'down');
  expect([sizes(match), at(match).sides.map((side) => side.steps)]).toEqual([
    [2, 1, 2],
    [14, 14],
  ]);
  expect(match.result).toEqual({ winners: [0, 2], reason: 'exhaustion', scores: [null, null, null] });
});

test('[AA-36] the lone side wins by exhaustion when it is ahead', () => {
  const match = open(WITH_A_LONE_SEAT);
  playTurn(match, 'sentinel', 'sidekick', 'up');
  expect(match.result).toMatchObject({ winners: [1], reason: 'exhaustion' });
});

test('[AA-24] Smoke Screen has no effect when the agent deck is empty', () => {
  const turns: ShortTurn[] = [
    ['saboteur', 'codebreaker', 'up'],
    ['enforcer', 'saboteur', 'down'],
    ['sentinel', 'saboteur', 'down'],
    ['sentinel', 'mole', 'down'],
    ['daredevil', 'codebreaker', 'up'],
    ['sentinel', 'sidekick', 'down'],
    ['double-agent', 'codebreaker', 'down'],
    ['enforcer', 'saboteur', 'up'],
    ['saboteur', 'double-agent', 'down'],
    ['sentinel', 'enforcer', 'down'],
    ['saboteur', 'double-agent', 'up'],
    ['double-agent', 'enforcer', 'down'],
    ['enforcer', 'daredevil', 'down'],
    ['sentinel', 'double-agent', 'up'],
  ];
  const match = open({
    mode: 'advanced',
    market: ['smoke-screen', 'watchtower', 'masterplan'],
    script: [
      ...swaps(0, 'codebreaker', 'codebreaker', 'daredevil', 'daredevil'),
      turns[0],
      ...swaps(1, 'codebreaker'),
      ...turns.slice(1),
    ],
  });
  const before = at(match);
  expect([before.deck, before.phase, before.landed]).toEqual([[], 'market', [1]]);
  take(match, 1, 'smoke-screen');
  const after = at(match);
  expect(after.sides).toEqual(before.sides);
  expect(after).toMatchObject({ phase: 'play', side: 0, marketDiscard: ['smoke-screen'] });
});
