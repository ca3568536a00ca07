import { Match } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { MarketName } from '../data/cards.ts';
import emptyMarket from '../playthroughs/empty-market.json' with { type: 'json' };
import { agentAvenue } from './index.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  type PositionSpec,
  playMove,
  playResolve,
  playTake,
  playTurn,
} from './test-helpers.ts';

const MARKET: MarketName[] = ['watchtower', 'spycation', 'smoke-screen', 'surveillance-truck', 'masterplan'];

/** Side 0 has a Daredevil and stands on market space 2, side 1 has a Codebreaker and stands at home. */
const AT_MARKET: PositionSpec = {
  mode: 'advanced',
  script: [['daredevil', 'codebreaker', 'down']],
  market: MARKET,
};

/** Both sides have a Daredevil and stand on market spaces 2 and 9; it is the turn of side 0. */
const BOTH_AT_MARKET: PositionSpec = {
  mode: 'advanced',
  script: [['daredevil', 'daredevil', 'up']],
  hands: [['daredevil', 'daredevil', 'enforcer', 'sentinel']],
  market: MARKET,
};

test('[AA-21] a pawn that ends on a market space has to take one of the three open cards', () => {
  const match = openMatch(AT_MARKET);
  expect([describeMatch(match).phase, describeMatch(match).side, describeMatch(match).landed, match.toAct]).toEqual([
    'market',
    0,
    [0],
    [0],
  ]);
  expect(legalMoves(match, 0)).toEqual([
    { type: 'take', card: 'watchtower', hand: 0 },
    { type: 'take', card: 'spycation', hand: 0 },
    { type: 'take', card: 'smoke-screen', hand: 0 },
  ]);
  expect(legalMoves(match, 1)).toEqual([]);
});

test('[AA-21] going backward onto a market space counts', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [
      ['saboteur', 'codebreaker', 'down'],
      ['codebreaker', 'saboteur', 'down'],
    ],
  });
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: -2, position: 12 });
  expect([describeMatch(match).phase, describeMatch(match).side, match.toAct]).toEqual(['market', 1, [0]]);
});

test('[AA-21] passing over a market space gives nothing', () => {
  const match = openMatch({ mode: 'advanced', script: [['sidekick', 'codebreaker', 'down']] });
  expect([describeMatch(match).sides[0].position, describeMatch(match).phase, describeMatch(match).landed]).toEqual([
    4,
    'play',
    [],
  ]);
});

test('[AA-21] a pawn that stands on a market space and does not move gets nothing', () => {
  const match = openMatch({ ...AT_MARKET, hands: [[], ['sentinel', 'codebreaker']] });
  playTake(match, 0, 'watchtower');
  playTurn(match, 'sentinel', 'codebreaker', 'down');
  expect([describeMatch(match).sides[0].position, describeMatch(match).phase, describeMatch(match).landed]).toEqual([
    2,
    'play',
    [],
  ]);
});

test('[AA-22] the gap is filled where it is, before the ability is resolved', () => {
  const match = openMatch(AT_MARKET);
  playTake(match, 0, 'spycation');
  expect(describeMatch(match)).toMatchObject({
    phase: 'resolve',
    supply: ['watchtower', 'surveillance-truck', 'smoke-screen'],
    resolving: { card: 'spycation', side: 0, hand: 0, agent: 'daredevil' },
  });
  expect(describeMatch(match).marketDeck).toHaveLength(11);
  expect(describeMatch(match).marketDeck[0]).toBe('masterplan');
});

test('[AA-23] an instant card lies nowhere until it is resolved, then in the discard', () => {
  const match = openMatch(AT_MARKET);
  playTake(match, 0, 'spycation');
  const { supply, marketDeck, marketDiscard, sides } = describeMatch(match);
  const lists = [supply, marketDeck, marketDiscard, sides[0].market, sides[1].market];
  expect(lists.flat()).not.toContain('spycation');
  playResolve(match, 0, null);
  expect([describeMatch(match).marketDiscard, describeMatch(match).resolving]).toEqual([['spycation'], null]);
});

test('[AA-23] an ongoing card lies open in front of its side', () => {
  const match = openMatch(AT_MARKET);
  playTake(match, 0, 'watchtower');
  expect(describeMatch(match).sides.map((side) => side.market)).toEqual([['watchtower'], []]);
  expect([describeMatch(match).marketDiscard, describeMatch(match).side, describeMatch(match).phase]).toEqual([
    [],
    1,
    'play',
  ]);
});

test('[AA-24] an ability that cannot be carried out has no effect: nobody in play to take', () => {
  const match = openMatch({ ...BOTH_AT_MARKET, market: ['spycation', 'mind-control', 'watchtower'] });
  playTake(match, 0, 'spycation');
  playResolve(match, 0, null);
  const before = describeMatch(match);
  expect([before.sides[0].inPlay, match.toAct]).toEqual([{}, [1]]);
  const facts = playTake(match, 1, 'mind-control');
  expect(facts).toContainEqual({ type: 'open', fact: { type: 'no-effect', card: 'mind-control', side: 1 } });
  expect([describeMatch(match).hands, describeMatch(match).sides]).toEqual([before.hands, before.sides]);
  expect(describeMatch(match).marketDiscard).toEqual(['spycation', 'mind-control']);
  expect([describeMatch(match).phase, describeMatch(match).side]).toEqual(['play', 1]);
});

test('[AA-24] an ability that can be carried out must be: the only candidate is not asked for', () => {
  const match = openMatch({
    ...AT_MARKET,
    market: ['outpost', 'spycation', 'watchtower'],
    hands: [['sentinel', 'enforcer', 'enforcer', 'saboteur']],
  });
  playTake(match, 0, 'outpost');
  expect(describeMatch(match).sides[0].inPlay).toEqual({ daredevil: 1, sentinel: 1 });
  expect(describeMatch(match).phase).toBe('play');
});

test('[AA-25] an ongoing card does not touch the move that led to it, but the next recruit', () => {
  const match = openMatch({
    mode: 'advanced',
    market: ['distraction-device'],
    script: [
      ['saboteur', 'codebreaker', 'down'],
      ['codebreaker', 'saboteur', 'down'],
    ],
    hands: [['saboteur', 'sentinel']],
  });
  playTake(match, 0, 'distraction-device');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: -2, position: 12 });
  playTurn(match, 'saboteur', 'sentinel', 'down');
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 0, position: 0, inPlay: { saboteur: 3 } });
});

test('[AA-25] a recruit by way of another card triggers it as well', () => {
  const next = openMatch({
    ...AT_MARKET,
    market: ['supercomputer', 'smoke-screen', 'masterplan'],
    hands: [[], ['daredevil', 'sentinel']],
    deck: ['saboteur', 'saboteur', 'codebreaker'],
  });
  playTake(next, 0, 'supercomputer');
  playTurn(next, 'sentinel', 'daredevil', 'down');
  expect(describeMatch(next).sides[0]).toMatchObject({ steps: 5, position: 5 });
  playTake(next, 0, 'smoke-screen');
  expect(describeMatch(next).sides[0]).toMatchObject({
    steps: 8,
    position: 8,
    inPlay: { codebreaker: 1, daredevil: 2 },
  });
});

test('[AA-26] a recruit through an ability moves the own pawn only', () => {
  const match = openMatch({ ...AT_MARKET, deck: ['sidekick'] });
  playTake(match, 0, 'smoke-screen');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 6, position: 6, inPlay: { daredevil: 1, sidekick: 1 } },
    { steps: 0, position: 7, inPlay: { codebreaker: 1 } },
  ]);
});

test('[AA-26] [AA-9] landing again: the ability is finished and the hand refilled before the next card', () => {
  const match = openMatch({
    ...AT_MARKET,
    market: ['double-trouble', 'spycation', 'watchtower', 'masterplan'],
    hands: [['daredevil', 'daredevil', 'enforcer', 'saboteur']],
    deck: ['mole', 'sentinel'],
  });
  playTake(match, 0, 'double-trouble');
  playMove(match, 0, { type: 'resolve', agent: 'daredevil' });
  expect(describeMatch(match)).toMatchObject({
    phase: 'market',
    side: 0,
    landed: [0],
    resolving: null,
    marketDiscard: ['double-trouble'],
    supply: ['masterplan', 'spycation', 'watchtower'],
  });
  expect(describeMatch(match).hands[0]).toEqual(['enforcer', 'saboteur', 'daredevil', 'mole']);
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 5, position: 5, inPlay: { daredevil: 2 } });
  playTake(match, 0, 'watchtower');
  expect([describeMatch(match).phase, describeMatch(match).side]).toEqual(['play', 1]);
});

test('[AA-27] both pawns land: the active side takes and resolves first, its chain included', () => {
  const match = openMatch({ ...BOTH_AT_MARKET, deck: ['daredevil'] });
  expect([describeMatch(match).landed, match.toAct]).toEqual([[0, 1], [0]]);
  playTake(match, 0, 'smoke-screen');
  expect([describeMatch(match).sides[0].position, describeMatch(match).landed, match.toAct]).toEqual([5, [0, 1], [0]]);
  playTake(match, 0, 'watchtower');
  expect([describeMatch(match).landed, match.toAct, describeMatch(match).side]).toEqual([[1], [1], 0]);
  expect(legalMoves(match, 1)).toContainEqual({ type: 'take', card: 'masterplan', hand: 1 });
  playTake(match, 1, 'masterplan');
  expect([describeMatch(match).landed, describeMatch(match).side, describeMatch(match).phase]).toEqual([[], 1, 'play']);
});

test('[AA-27] in the turn of side 1 side 1 comes first', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [
      ['codebreaker', 'sentinel', 'down'],
      ['daredevil', 'daredevil', 'down'],
    ],
    hands: [[], ['daredevil', 'daredevil']],
  });
  expect([describeMatch(match).landed, match.toAct, describeMatch(match).side]).toEqual([[1, 0], [1], 1]);
});

test('[AA-28] taking an agent out of play moves no pawn', () => {
  const match = openMatch({ ...AT_MARKET, market: ['mind-control', 'spycation', 'watchtower'] });
  playTake(match, 0, 'mind-control');
  expect(describeMatch(match).sides).toMatchObject([
    { steps: 2, inPlay: { daredevil: 1 } },
    { steps: 0, inPlay: {} },
  ]);
  const own = openMatch({ ...AT_MARKET, market: ['mind-control', 'spycation', 'watchtower'] });
  playTake(own, 0, 'spycation');
  playResolve(own, 0, null);
  expect(describeMatch(own).sides[0]).toMatchObject({ steps: 2, position: 2, inPlay: {} });
});

test('[AA-29] the market deck is not refilled: the supply shrinks, and then a landing has no effect', () => {
  const opened = Match.open(agentAvenue, emptyMarket);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const supplies: number[] = [];
  let landings = 0;
  for (const { seat, ...move } of emptyMarket.moves) {
    const before = describeMatch(match);
    playMove(match, seat, move as Parameters<typeof playMove>[2]);
    const after = describeMatch(match);
    const left = [...after.supply, ...after.marketDeck].length;
    if (move.type === 'take') supplies.push(after.supply.length);
    if (left > 0 || before.supply.length > 0) continue;
    const landed = after.sides.filter(
      ({ steps, position }, side) => steps !== before.sides[side].steps && [2, 5, 9, 12].includes(position),
    );
    landings += landed.length;
    expect(after.phase).not.toBe('market');
    expect(after.landed).toEqual([]);
  }
  expect(supplies).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0]);
  expect(landings).toBeGreaterThan(0);
});
