import { expect, test } from 'vitest';
import type { AgentName, MarketName } from '../data/cards.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  type PositionSpec,
  playResolve,
  playTake,
  playTurn,
} from './test-helpers.ts';

/** Side 0 stands on market space 2 with a Daredevil in play, side 1 at home with a Codebreaker. */
function openAtMarket(card: MarketName, hand: readonly AgentName[] = [], more: PositionSpec = {}) {
  const hands = [hand, ...(more.hands?.slice(1) ?? [])];
  return openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    ...more,
    hands,
    market: [card, ...(more.market ?? [])],
  });
}

const HAND: AgentName[] = ['enforcer', 'saboteur', 'saboteur', 'saboteur'];

test('[AA-30] Surveillance Truck: one forward', () => {
  const match = openAtMarket('surveillance-truck');
  playTake(match, 0, 'surveillance-truck');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 3, position: 3, market: [] },
    { steps: 0, position: 7 },
  ]);
  expect(describeMatch(match)).toMatchObject({
    marketDiscard: ['surveillance-truck'],
    phase: 'play',
    side: 1,
  });
});

test('[AA-30] Smoke Screen: the top agent of the deck is recruited, unseen before', () => {
  const match = openAtMarket('smoke-screen', HAND, { deck: ['enforcer', 'mole'] });
  playTake(match, 0, 'smoke-screen');
  const { sides, deck, hands } = describeMatch(match);
  expect(sides[0]).toMatchObject({ steps: 3, inPlay: { daredevil: 1, enforcer: 1 } });
  expect([deck[0], deck.length, hands[0]]).toEqual(['mole', 27, HAND]);
});

test('[AA-30] Outpost: a Sentinel from hand is recruited and the hand refilled', () => {
  const match = openAtMarket('outpost', ['sentinel', 'sentinel', 'saboteur', 'saboteur'], { deck: ['mole'] });
  playTake(match, 0, 'outpost');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 2, inPlay: { daredevil: 1, sentinel: 1 } });
  expect(describeMatch(match).hands[0]).toEqual(['saboteur', 'saboteur', 'sentinel', 'mole']);
});

test('[AA-30] Outpost without a Sentinel has no effect', () => {
  const match = openAtMarket('outpost', HAND);
  const before = describeMatch(match);
  const facts = playTake(match, 0, 'outpost');
  expect(facts.map((item) => item.fact.type)).toEqual(['took', 'no-effect', 'spent', 'turn']);
  expect([describeMatch(match).hands, describeMatch(match).sides, describeMatch(match).deck]).toEqual([
    before.hands,
    before.sides,
    before.deck,
  ]);
  expect(describeMatch(match).marketDiscard).toEqual(['outpost']);
});

test('[AA-30] Secret Recruit with no name that is not in play has no effect', () => {
  const match = openAtMarket('secret-recruit', ['daredevil', 'daredevil', 'daredevil', 'daredevil']);
  playTake(match, 0, 'secret-recruit');
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1 });
  expect([describeMatch(match).phase, describeMatch(match).side, describeMatch(match).hands[0].length]).toEqual([
    'play',
    1,
    4,
  ]);
});

test('[AA-30] version 1: Secret Recruit with one such name, however many copies, recruits it at once', () => {
  const match = openAtMarket('secret-recruit', ['daredevil', 'daredevil', 'enforcer', 'enforcer'], {
    rulesVersion: 1,
    deck: ['mole'],
  });
  playTake(match, 0, 'secret-recruit');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 3, inPlay: { daredevil: 1, enforcer: 1 } });
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'daredevil', 'daredevil', 'mole']);
  expect(describeMatch(match).phase).toBe('play');
});

test.each([
  ['secret-recruit', ['daredevil', 'daredevil', 'enforcer', 'enforcer'], 'enforcer'],
  ['double-trouble', ['enforcer', 'saboteur', 'sentinel', 'sentinel'], 'sentinel'],
] as const)('[AA-30] %s asks a hidden hand even where only one name is possible', (card, hand, agent) => {
  const match = openAtMarket(card, hand, { deck: ['mole'] });
  const facts = playTake(match, 0, card);
  expect(facts.at(-1)).toEqual({ type: 'open', fact: { type: 'asked', card, side: 0, hand: 0 } });
  expect(describeMatch(match)).toMatchObject({ phase: 'resolve', resolving: { card, side: 0, hand: 0, agent: null } });
  expect([match.toAct, legalMoves(match, 0)]).toEqual([[0], [{ type: 'resolve', agent }]]);
  playResolve(match, 0, agent);
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1, [agent]: 1 });
  expect(describeMatch(match)).toMatchObject({ phase: 'play', side: 1, marketDiscard: [card] });
});

test('[AA-30] Secret Recruit with several such names asks, one entry a name', () => {
  const match = openAtMarket('secret-recruit', ['enforcer', 'enforcer', 'daredevil', 'sidekick'], {
    deck: ['mole'],
  });
  playTake(match, 0, 'secret-recruit');
  expect(describeMatch(match).resolving).toEqual({ card: 'secret-recruit', side: 0, hand: 0, agent: null });
  expect([match.toAct, legalMoves(match, 0)]).toEqual([
    [0],
    [
      { type: 'resolve', agent: 'enforcer' },
      { type: 'resolve', agent: 'sidekick' },
    ],
  ]);
  playResolve(match, 0, 'sidekick');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 6, inPlay: { daredevil: 1, sidekick: 1 } });
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'enforcer', 'daredevil', 'mole']);
});

test('[AA-30] Secret Recruit looks at the own side only', () => {
  const match = openAtMarket('secret-recruit', ['codebreaker', 'codebreaker', 'daredevil', 'daredevil']);
  playTake(match, 0, 'secret-recruit');
  playResolve(match, 0, 'codebreaker');
  expect(describeMatch(match).sides[0].inPlay).toEqual({ codebreaker: 1, daredevil: 1 });
});

test('[AA-30] Double Trouble without two of a name has no effect', () => {
  const match = openAtMarket('double-trouble', ['enforcer', 'saboteur', 'sentinel', 'mole']);
  playTake(match, 0, 'double-trouble');
  expect([describeMatch(match).sides[0].inPlay, describeMatch(match).marketDiscard]).toEqual([
    { daredevil: 1 },
    ['double-trouble'],
  ]);
});

test('[AA-30] Double Trouble shows a pair, recruits one of it and keeps the other', () => {
  const match = openAtMarket('double-trouble', HAND, { deck: ['mole'] });
  playTake(match, 0, 'double-trouble');
  const facts = playResolve(match, 0, 'saboteur');
  expect(facts).toContainEqual({ type: 'open', fact: { type: 'shown', seat: 0, agent: 'saboteur' } });
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 1, inPlay: { daredevil: 1, saboteur: 1 } });
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'saboteur', 'saboteur', 'mole']);
});

test('[AA-30] version 1: Double Trouble with one pair asks nothing', () => {
  const match = openAtMarket('double-trouble', HAND, { rulesVersion: 1, deck: ['mole'] });
  const facts = playTake(match, 0, 'double-trouble');
  expect(facts).toContainEqual({ type: 'open', fact: { type: 'shown', seat: 0, agent: 'saboteur' } });
  expect(describeMatch(match)).toMatchObject({ phase: 'play', side: 1 });
});

test('[AA-30] Double Trouble with two pairs asks which', () => {
  const match = openAtMarket('double-trouble', ['enforcer', 'enforcer', 'sentinel', 'sentinel']);
  playTake(match, 0, 'double-trouble');
  expect(legalMoves(match, 0)).toEqual([
    { type: 'resolve', agent: 'enforcer' },
    { type: 'resolve', agent: 'sentinel' },
  ]);
  playResolve(match, 0, 'enforcer');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 3, inPlay: { daredevil: 1, enforcer: 1 } });
});

test('[AA-30] Spycation with one agent in play goes straight to its second half, which is always asked', () => {
  const match = openAtMarket('spycation', HAND);
  playTake(match, 0, 'spycation');
  expect(describeMatch(match)).toMatchObject({
    phase: 'resolve',
    resolving: { card: 'spycation', hand: 0, agent: 'daredevil' },
  });
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'saboteur', 'saboteur', 'saboteur', 'daredevil']);
  expect(legalMoves(match, 0)).toEqual([
    { type: 'resolve', agent: 'daredevil' },
    { type: 'resolve', agent: null },
  ]);
});

test('[AA-30] Spycation: recruited at once the agent is read as the copy it now is', () => {
  const match = openAtMarket('spycation', HAND);
  playTake(match, 0, 'spycation');
  playResolve(match, 0, 'daredevil');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 4, position: 4, inPlay: { daredevil: 1 } });
  expect([describeMatch(match).hands[0], describeMatch(match).phase]).toEqual([HAND, 'play']);
});

test('[AA-30] Spycation: kept, it makes a hand of five', () => {
  const match = openAtMarket('spycation', HAND);
  playTake(match, 0, 'spycation');
  playResolve(match, 0, null);
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 2, inPlay: {} });
  expect([describeMatch(match).hands[0].length, describeMatch(match).deck.length]).toEqual([5, 28]);
});

test('[AA-30] Spycation with several agents in play asks for both halves', () => {
  const match = openAtMarket('spycation', HAND, {
    script: [
      ['sentinel', 'codebreaker', 'down'],
      ['sentinel', 'sidekick', 'down'],
      ['enforcer', 'saboteur', 'down'],
    ],
  });
  expect(describeMatch(match).sides[0]).toMatchObject({ position: 5 });
  playTake(match, 0, 'spycation');
  expect(legalMoves(match, 0)).toEqual(
    ['enforcer', 'sentinel', 'sidekick'].map((agent) => ({ type: 'resolve', agent })),
  );
  playResolve(match, 0, 'sidekick');
  expect(describeMatch(match).resolving).toMatchObject({ agent: 'sidekick' });
  playResolve(match, 0, 'sidekick');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 9, position: 9, inPlay: { sidekick: 1 } });
  expect([describeMatch(match).phase, describeMatch(match).landed]).toEqual(['market', [0]]);
});

test('[AA-30] Mind Control: the only agent of the other side comes to hand, and five cards stay five', () => {
  const match = openAtMarket('mind-control', HAND);
  playTake(match, 0, 'mind-control');
  expect(describeMatch(match).sides.map((side) => side.inPlay)).toEqual([{ daredevil: 1 }, {}]);
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'codebreaker', 'saboteur', 'saboteur', 'saboteur']);
  expect([describeMatch(match).phase, describeMatch(match).deck.length]).toEqual(['play', 28]);
});

test('[AA-30] Mind Control takes the third Codebreaker before it can win', () => {
  const match = openAtMarket('mind-control', [], {
    script: [
      ['enforcer', 'codebreaker', 'down'],
      ['codebreaker', 'saboteur', 'down'],
      ['daredevil', 'codebreaker', 'down'],
    ],
  });
  expect(describeMatch(match).sides[1].inPlay).toEqual({ codebreaker: 3 });
  playTake(match, 0, 'mind-control');
  expect(describeMatch(match).sides[1].inPlay).toEqual({ codebreaker: 2 });
  expect([match.result, describeMatch(match).phase, describeMatch(match).side]).toEqual([null, 'play', 1]);
});

test('[AA-30] Mind Control with several names asks, one entry a name', () => {
  const match = openAtMarket('mind-control', HAND, {
    script: [
      ['sentinel', 'codebreaker', 'down'],
      ['sentinel', 'codebreaker', 'down'],
      ['daredevil', 'codebreaker', 'down'],
    ],
  });
  playTake(match, 0, 'mind-control');
  expect(legalMoves(match, 0)).toEqual(['codebreaker', 'sentinel'].map((agent) => ({ type: 'resolve', agent })));
  playResolve(match, 0, 'sentinel');
  expect(describeMatch(match).sides[1].inPlay).toEqual({ codebreaker: 2 });
  expect(describeMatch(match).hands[0]).toContain('sentinel');
});

test('[AA-9] a hand of more than four draws only when laying leaves fewer than four', () => {
  const five = openAtMarket('mind-control', HAND, {
    market: ['spycation'],
    hands: [[], ['enforcer', 'daredevil', 'sentinel', 'mole']],
  });
  playTake(five, 0, 'mind-control');
  playTurn(five, 'sentinel', 'enforcer', 'down');
  expect([describeMatch(five).hands[0].length, describeMatch(five).deck.length]).toEqual([5, 26]);
  playTurn(five, 'enforcer', 'saboteur', 'up');
  expect([describeMatch(five).hands[0].length, describeMatch(five).deck.length]).toEqual([4, 25]);

  const six = openAtMarket('mind-control', HAND, {
    market: ['spycation'],
    hands: [[], ['enforcer', 'daredevil', 'sentinel', 'mole']],
  });
  playTake(six, 0, 'mind-control');
  playTurn(six, 'sentinel', 'daredevil', 'down');
  playTake(six, 0, 'spycation');
  playResolve(six, 0, null);
  expect([describeMatch(six).hands[0].length, describeMatch(six).deck.length]).toEqual([6, 26]);
  playTurn(six, 'enforcer', 'saboteur', 'up');
  expect([describeMatch(six).hands[0].length, describeMatch(six).deck.length]).toEqual([4, 26]);
});
