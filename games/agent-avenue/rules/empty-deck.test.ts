import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  type PositionSpec,
  playMove,
  playTake,
  playTurn,
  refusalCodeOf,
  type SeatMove,
  type ShortTurn,
  viewFor,
} from './test-helpers.ts';

type Script = readonly (ShortTurn | SeatMove)[];

const swapMoves = (seat: number, ...cards: AgentName[]): SeatMove[] =>
  cards.map((card) => ({ seat, type: 'swap', card }));

/** A long match in which no side comes close to winning. Without swaps there would always be a third Codebreaker. */
const LONG_SCRIPT: readonly ShortTurn[] = [
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
const scriptForTwo = (turns: number): Script => [
  ...swapMoves(0, 'codebreaker', 'codebreaker', 'daredevil', 'daredevil'),
  LONG_SCRIPT[0],
  ...swapMoves(1, 'codebreaker'),
  ...LONG_SCRIPT.slice(1, turns),
];

const handSizes = (match: ReturnType<typeof openMatch>) => describeMatch(match).hands.map((hand) => hand.length);

test('[AA-9] a deck with one card left gives one card', () => {
  const before = openMatch({ script: scriptForTwo(12) });
  expect([handSizes(before), describeMatch(before).deck.length]).toEqual([[4, 4], 1]);
  playTurn(before, ...LONG_SCRIPT[12]);
  expect([handSizes(before), describeMatch(before).deck.length]).toEqual([[3, 4], 0]);
});

test('[AA-8] no swap with an empty deck, however many are left', () => {
  const match = openMatch({ script: scriptForTwo(13) });
  expect([match.toAct, describeMatch(match).swapsLeft]).toEqual([[1], [0, 3]]);
  expect(legalMoves(match, 1).every((move) => move.type === 'offer')).toBe(true);
  expect(refusalCodeOf(match, 1, { type: 'swap', card: describeMatch(match).hands[1][0] })).toBe('deck-empty');
});

test('[AA-20] an empty deck ends nothing while the next player holds two cards', () => {
  const match = openMatch({ script: scriptForTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  expect([handSizes(match), describeMatch(match).deck.length, match.result]).toEqual([[1, 2], 0, null]);
  expect(legalMoves(match, 1)).toEqual([
    { type: 'offer', up: 'enforcer', down: 'sentinel' },
    { type: 'offer', up: 'sentinel', down: 'enforcer' },
  ]);
});

test('[AA-20] the next player holds a single card: with equal steps the side whose turn it was wins', () => {
  const match = openMatch({ script: scriptForTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  playTurn(match, 'enforcer', 'sentinel', 'up');
  expect([handSizes(match), describeMatch(match).sides.map((side) => side.steps)]).toEqual([
    [1, 0],
    [18, 18],
  ]);
  expect(match.result).toEqual({ winners: [1], reason: 'exhaustion', scores: [null, null] });
});

test('[AA-20] with unequal steps the side ahead wins, whoever had the turn', () => {
  const match = openMatch({ script: scriptForTwo(15), hands: [['daredevil'], ['enforcer', 'sentinel']] });
  playTurn(match, 'enforcer', 'sentinel', 'down');
  expect(describeMatch(match).sides.map((side) => side.steps)).toEqual([21, 15]);
  expect(match.result).toEqual({ winners: [0], reason: 'exhaustion', scores: [null, null] });
});

/** Four players, five swaps: 17 cards for the refills, so the last one is drawn alone in the ninth turn. */
const scriptForFour = (turns: number): Script => [
  ...swapMoves(0, 'codebreaker', 'codebreaker'),
  ...swapMoves(2, 'daredevil'),
  LONG_SCRIPT[0],
  ...swapMoves(1, 'daredevil', 'codebreaker'),
  ...LONG_SCRIPT.slice(1, turns),
];

test('[AA-35] the last card of the deck goes to the seat that played face up', () => {
  const lowerLeads = openMatch({
    players: 4,
    script: scriptForFour(8),
    hands: [['double-agent'], [], ['enforcer']],
  });
  expect([handSizes(lowerLeads), describeMatch(lowerLeads).deck.length]).toEqual([[4, 4, 4, 4], 1]);
  playTurn(lowerLeads, ...LONG_SCRIPT[8]);
  expect(handSizes(lowerLeads)).toEqual([4, 4, 3, 4]);

  const higherLeads = openMatch({
    players: 4,
    script: scriptForFour(8),
    hands: [['double-agent'], [], ['enforcer']],
  });
  playMove(higherLeads, 2, { type: 'lead', card: 'enforcer' });
  playMove(higherLeads, 0, { type: 'follow', card: 'double-agent' });
  expect([handSizes(higherLeads), describeMatch(higherLeads).deck]).toEqual([[3, 4, 4, 4], []]);
});

test('[AA-35] version 1: unless the other one takes it by a swap', () => {
  const match = openMatch({
    rulesVersion: 1,
    players: 4,
    script: scriptForFour(8),
    hands: [['double-agent'], [], ['enforcer']],
  });
  playMove(match, 0, { type: 'lead', card: 'double-agent' });
  expect(handSizes(match)).toEqual([3, 4, 4, 4]);
  playMove(match, 2, { type: 'swap', card: 'enforcer' });
  expect(describeMatch(match).deck).toEqual([]);
  playMove(match, 2, legalMoves(match, 2)[0]);
  expect(handSizes(match)).toEqual([3, 4, 3, 4]);
});

/** It is the turn of side 0, with one card in the deck. */
const openWithLastCard = () =>
  openMatch({ players: 4, script: scriptForFour(8), hands: [['double-agent'], [], ['enforcer']] });

test('[AA-35] the last card is reserved while a pair plays: for both, then for the one who leads', () => {
  const match = openWithLastCard();
  expect([describeMatch(match).deck.length, describeMatch(match).lastCard, match.toAct]).toEqual([1, [0, 2], [0, 2]]);
  expect(viewFor(match, 'spectator').lastCard).toEqual([0, 2]);
  playMove(match, 0, { type: 'lead', card: 'double-agent' });
  expect([describeMatch(match).lastCard, match.toAct]).toEqual([[0], [2]]);
  expect(legalMoves(match, 2).every(({ type }) => type === 'follow')).toBe(true);
  expect(match.play(SEATS[2], { type: 'swap', card: 'enforcer' })).toEqual({
    ok: false,
    refusal: { code: 'last-card-reserved', rule: 'AA-35' },
  });
  playMove(match, 2, { type: 'follow', card: 'enforcer' });
  expect([handSizes(match), describeMatch(match).lastCard]).toEqual([[4, 4, 3, 4], null]);
});

test('[AA-35] a member who swaps for the last card has to lead', () => {
  const match = openWithLastCard();
  playMove(match, 2, { type: 'swap', card: 'enforcer' });
  expect([describeMatch(match).deck, describeMatch(match).lastCard, match.toAct]).toEqual([[], [2], [2]]);
  expect(refusalCodeOf(match, 0, { type: 'lead', card: 'double-agent' })).toBe('not-to-act');
  expect(legalMoves(match, 2).every(({ type }) => type === 'lead')).toBe(true);
  playMove(match, 2, legalMoves(match, 2)[0]);
  expect([describeMatch(match).lastCard, match.toAct]).toEqual([[2], [0]]);
  playMove(match, 0, { type: 'follow', card: 'double-agent' });
  expect([handSizes(match), describeMatch(match).lastCard]).toEqual([[3, 4, 3, 4], null]);
});

test('[AA-35] nothing is reserved with more cards in the deck, and version 1 does not know it', () => {
  const earlier = openMatch({ players: 4, script: scriptForFour(7) });
  expect([describeMatch(earlier).deck.length, describeMatch(earlier).lastCard]).toEqual([3, null]);
  const first = openMatch({ rulesVersion: 1, players: 4, script: scriptForFour(8) });
  expect(describeMatch(first).deck).toHaveLength(1);
  expect(describeMatch(first)).not.toHaveProperty('lastCard');
  expect(viewFor(first, 0)).not.toHaveProperty('lastCard');
});

test('[AA-35] nothing is reserved for a player who is alone on a side', () => {
  const two = openMatch({ script: scriptForTwo(12) });
  expect([describeMatch(two).deck.length, describeMatch(two).lastCard]).toEqual([1, null]);
  expect(legalMoves(two, 0).some(({ type }) => type === 'swap')).toBe(describeMatch(two).swapsLeft[0] > 0);
});

test('[AA-36] a pair goes on while each member has a card, whatever the other pair has', () => {
  const match = openMatch({
    players: 4,
    script: scriptForFour(15),
    hands: [['daredevil'], ['enforcer'], [], ['sentinel']],
  });
  expect([handSizes(match), describeMatch(match).deck.length, describeMatch(match).side]).toEqual([[1, 1, 0, 1], 0, 1]);
  expect(match.result).toBeNull();
});

test('[AA-36] a pair is exhausted when one of its members has no card', () => {
  const match = openMatch({
    players: 4,
    script: scriptForFour(15),
    hands: [['daredevil'], ['enforcer'], [], ['sentinel']],
  });
  playTurn(match, 'enforcer', 'sentinel', 'up');
  expect(handSizes(match)).toEqual([1, 0, 0, 0]);
  expect(match.result).toEqual({ winners: [1, 3], reason: 'exhaustion', scores: [null, null, null, null] });
});

/** Three players, seat 1 alone, seven swaps: that player draws the last card alone. */
const LONE_SEAT_POSITION: PositionSpec = {
  players: 3,
  lone: 1,
  hands: [['sentinel'], [], ['sidekick']],
  script: [
    ...swapMoves(0, 'codebreaker', 'codebreaker'),
    ...swapMoves(2, 'daredevil', 'daredevil'),
    ['sentinel', 'enforcer', 'up'],
    ...swapMoves(1, 'codebreaker', 'daredevil', 'mole'),
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
  const match = openMatch(LONE_SEAT_POSITION);
  expect([handSizes(match), describeMatch(match).deck.length, match.result]).toEqual([[3, 1, 3], 0, null]);
  playTurn(match, 'sentinel', 'sidekick', 'down');
  expect([handSizes(match), describeMatch(match).sides.map((side) => side.steps)]).toEqual([
    [2, 1, 2],
    [14, 14],
  ]);
  expect(match.result).toEqual({ winners: [0, 2], reason: 'exhaustion', scores: [null, null, null] });
});

test('[AA-36] the lone side wins by exhaustion when it is ahead', () => {
  const match = openMatch(LONE_SEAT_POSITION);
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
  const match = openMatch({
    mode: 'advanced',
    market: ['smoke-screen', 'watchtower', 'masterplan'],
    script: [
      ...swapMoves(0, 'codebreaker', 'codebreaker', 'daredevil', 'daredevil'),
      turns[0],
      ...swapMoves(1, 'codebreaker'),
      ...turns.slice(1),
    ],
  });
  const before = describeMatch(match);
  expect([before.deck, before.phase, before.landed]).toEqual([[], 'market', [1]]);
  playTake(match, 1, 'smoke-screen');
  const after = describeMatch(match);
  expect(after.sides).toEqual(before.sides);
  expect(after).toMatchObject({ phase: 'play', side: 0, marketDiscard: ['smoke-screen'] });
});
