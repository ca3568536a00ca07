import { expect, test } from 'vitest';
import type { AgentName, MarketName } from '../data/cards.ts';
import type { State } from './state.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  playMove,
  playResolve,
  playTake,
  refusalCodeOf,
} from './test-helpers.ts';

/** Seats 0 and 2 have landed on space 2 together. */
function openAtMarket(market: readonly MarketName[], hands: readonly (readonly AgentName[])[] = []) {
  return openMatch({
    mode: 'advanced',
    players: 4,
    script: [['daredevil', 'codebreaker', 'down']],
    market,
    hands,
  });
}

function openWithOffer() {
  const match = openMatch({ players: 4, hands: [['sidekick'], [], ['mole']] });
  playMove(match, 0, { type: 'lead', card: 'sidekick' });
  playMove(match, 2, { type: 'follow', card: 'mole' });
  return match;
}

test('[AA-37] a recruit is carried out when both members of the side want the same', () => {
  const match = openWithOffer();
  expect(match.toAct).toEqual([1, 3]);
  playMove(match, 3, { type: 'recruit', card: 'up' });
  expect(describeMatch(match)).toMatchObject({
    phase: 'recruit',
    votes: { 3: { type: 'recruit', card: 'up' } },
  });
  playMove(match, 1, { type: 'recruit', card: 'up' });
  expect(describeMatch(match).sides.map((side) => side.inPlay)).toEqual([{ mole: 1 }, { sidekick: 1 }]);
  expect(describeMatch(match).votes).toEqual({});
});

test('[AA-37] votes that disagree decide nothing, and each may be changed', () => {
  const match = openWithOffer();
  playMove(match, 1, { type: 'recruit', card: 'up' });
  playMove(match, 3, { type: 'recruit', card: 'down' });
  expect([describeMatch(match).phase, match.toAct]).toEqual(['recruit', [1, 3]]);
  expect(legalMoves(match, 1)).toEqual([{ type: 'recruit', card: 'down' }]);
  expect(legalMoves(match, 3)).toEqual([{ type: 'recruit', card: 'up' }]);
  playMove(match, 1, { type: 'recruit', card: 'down' });
  expect(describeMatch(match).sides.map((side) => side.inPlay)).toEqual([{ sidekick: 1 }, { mole: 1 }]);
});

test('[AA-37] a seat may change its vote before its mate has cast one', () => {
  const match = openWithOffer();
  playMove(match, 1, { type: 'recruit', card: 'up' });
  playMove(match, 1, { type: 'recruit', card: 'down' });
  playMove(match, 1, { type: 'recruit', card: 'up' });
  expect(describeMatch(match).votes).toEqual({ 1: { type: 'recruit', card: 'up' } });
  playMove(match, 3, { type: 'recruit', card: 'up' });
  expect(match.moves).toHaveLength(6);
  expect(describeMatch(match).sides[1].inPlay).toEqual({ sidekick: 1 });
});

test('[AA-37] the vote a seat already has is not legal again', () => {
  const match = openWithOffer();
  playMove(match, 1, { type: 'recruit', card: 'up' });
  expect(refusalCodeOf(match, 1, { type: 'recruit', card: 'up' })).toBe('vote-unchanged');
});

test('[AA-37] with one member it is carried out at once', () => {
  const match = openMatch({ players: 3, lone: 1, hands: [['sidekick'], [], ['mole']] });
  playMove(match, 0, { type: 'lead', card: 'sidekick' });
  playMove(match, 2, { type: 'follow', card: 'mole' });
  expect(match.toAct).toEqual([1]);
  playMove(match, 1, { type: 'recruit', card: 'down' });
  expect([describeMatch(match).votes, describeMatch(match).sides[1].inPlay]).toEqual([{}, { mole: 1 }]);
});

test('[AA-37] a market card is chosen together with the hand it is for; others name the lowest seat', () => {
  const match = openAtMarket(['outpost', 'watchtower', 'smoke-screen']);
  expect([match.toAct, describeMatch(match).side]).toEqual([[0, 2], 0]);
  for (const seat of [0, 2]) {
    expect(legalMoves(match, seat)).toEqual([
      { type: 'take', card: 'outpost', hand: 0 },
      { type: 'take', card: 'outpost', hand: 2 },
      { type: 'take', card: 'watchtower', hand: 0 },
      { type: 'take', card: 'smoke-screen', hand: 0 },
    ]);
  }
});

test('[AA-37] exactly the five cards about agents of a hand or for a hand name either member', () => {
  const asking: MarketName[] = ['outpost', 'secret-recruit', 'double-trouble', 'spycation', 'mind-control'];
  const all = [asking.slice(0, 3), asking.slice(3)].flatMap((market) => legalMoves(openAtMarket(market), 2));
  const forSeat2 = all.flatMap((move) => (move.type === 'take' && move.hand === 2 ? [move.card] : []));
  expect(forSeat2).toEqual(asking);
});

test('[AA-37] the lowest seat of the other pair is 1', () => {
  const match = openMatch({
    mode: 'advanced',
    players: 3,
    lone: 0,
    script: [['codebreaker', 'daredevil', 'down']],
    market: ['watchtower', 'outpost', 'masterplan'],
  });
  expect(match.toAct).toEqual([1, 2]);
  expect(legalMoves(match, 2)).toEqual([
    { type: 'take', card: 'watchtower', hand: 1 },
    { type: 'take', card: 'outpost', hand: 1 },
    { type: 'take', card: 'outpost', hand: 2 },
    { type: 'take', card: 'masterplan', hand: 1 },
  ]);
});

test('[AA-37] the same card for different hands is no agreement', () => {
  const match = openAtMarket(['outpost', 'watchtower', 'smoke-screen'], [['sentinel'], [], ['sentinel']]);
  playTake(match, 0, 'outpost', 0);
  playTake(match, 2, 'outpost', 2);
  expect([describeMatch(match).phase, match.toAct]).toEqual(['market', [0, 2]]);
  playTake(match, 0, 'outpost', 2);
  expect(describeMatch(match).hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
  expect(describeMatch(match).hands[0]).toContain('sentinel');
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1, sentinel: 1 });
});

test('[AA-24] an ability for a hand is judged on that hand alone', () => {
  const hands: AgentName[][] = [['sentinel'], [], ['enforcer', 'enforcer', 'saboteur', 'mole']];
  const match = openAtMarket(['outpost', 'watchtower', 'smoke-screen'], hands);
  playTake(match, 0, 'outpost', 2);
  playTake(match, 2, 'outpost', 2);
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1 });
  expect([describeMatch(match).marketDiscard, describeMatch(match).side]).toEqual([['outpost'], 1]);
});

test.each([
  ['secret-recruit', ['enforcer', 'mole', 'daredevil', 'daredevil'], 'mole'],
  ['double-trouble', ['enforcer', 'enforcer', 'saboteur', 'saboteur'], 'saboteur'],
] as const)('[AA-37] %s is resolved by the seat of the hand alone', (card, hand, agent) => {
  const match = openAtMarket([card], [['enforcer', 'saboteur', 'mole'].slice(0, 2) as AgentName[], [], hand]);
  playTake(match, 0, card, 2);
  playTake(match, 2, card, 2);
  expect([match.toAct, legalMoves(match, 0)]).toEqual([[2], []]);
  expect(describeMatch(match).resolving).toEqual({ card, side: 0, hand: 2, agent: null });
  playResolve(match, 2, agent);
  expect(describeMatch(match).votes).toEqual({});
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1, [agent]: 1 });
});

test('[AA-37] both halves of Spycation are voted on, and it goes to the hand that was named', () => {
  const match = openAtMarket(['spycation']);
  playTake(match, 2, 'spycation', 2);
  playTake(match, 0, 'spycation', 2);
  expect([match.toAct, describeMatch(match).hands[2].length, describeMatch(match).hands[0].length]).toEqual([
    [0, 2],
    5,
    4,
  ]);
  playResolve(match, 0, 'daredevil');
  playResolve(match, 2, null);
  expect(match.toAct).toEqual([0, 2]);
  playResolve(match, 0, null);
  expect([describeMatch(match).hands[2].length, describeMatch(match).sides[0].inPlay]).toEqual([5, {}]);
});

test('[AA-37] Mind Control is voted on', () => {
  const match = openMatch({
    mode: 'advanced',
    players: 4,
    market: ['mind-control'],
    script: [
      ['sentinel', 'codebreaker', 'down'],
      ['sentinel', 'codebreaker', 'down'],
      ['daredevil', 'codebreaker', 'down'],
    ],
  });
  playTake(match, 0, 'mind-control', 2);
  playTake(match, 2, 'mind-control', 2);
  expect(match.toAct).toEqual([0, 2]);
  playResolve(match, 2, 'sentinel');
  playResolve(match, 0, 'codebreaker');
  playResolve(match, 2, 'codebreaker');
  expect(describeMatch(match).sides[1].inPlay).toEqual({ codebreaker: 1, sentinel: 1 });
  expect([describeMatch(match).hands[0].length, describeMatch(match).hands[2].length]).toEqual([4, 5]);
});

test('[AA-37] a seat that has cast the only possible vote is not to act', () => {
  const match = openAtMarket(['watchtower']);
  const { supply, marketDeck } = match.state as State;
  supply.length = 1; // as after fourteen visits
  marketDeck.length = 0;
  expect(match.toAct).toEqual([0, 2]);
  playTake(match, 2, 'watchtower', 0);
  expect([match.toAct, legalMoves(match, 2)]).toEqual([[0], []]);
  expect(refusalCodeOf(match, 2, { type: 'take', card: 'watchtower', hand: 0 })).toBe('not-to-act');
  playTake(match, 0, 'watchtower', 0);
  expect([describeMatch(match).supply, describeMatch(match).side, describeMatch(match).sides[0].market]).toEqual([
    [],
    1,
    ['watchtower'],
  ]);
});
