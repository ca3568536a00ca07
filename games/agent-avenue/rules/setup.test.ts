import { Match } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { AGENT_CARDS, AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { agentAvenue } from './index.ts';
import { describeMatch, openMatch, playTake, playTurn } from './test-helpers.ts';

/** Six of each, the two single cards last: nothing is shuffled. */
const UNSHUFFLED_DECK = AGENT_NAMES.flatMap((name) => Array<string>(AGENT_CARDS[name].copies).fill(name));

function openRecord(record: object): Match {
  const opened = Match.open(agentAvenue, { format: 1, game: 'agent-avenue', moves: [], ...record });
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}

test('[AA-1] the homes are half a loop of 14 spaces apart and forward is clockwise', () => {
  const match = openMatch({ hands: [['enforcer', 'saboteur']] });
  expect(describeMatch(match).sides.map((side) => side.position)).toEqual([0, 7]);
  playTurn(match, 'enforcer', 'saboteur', 'down');
  expect(describeMatch(match).sides.map((side) => side.position)).toEqual([1, 6]);
});

test('[AA-1] a pawn that steps back from space 0 stands on 13', () => {
  const match = openMatch({ hands: [['enforcer', 'saboteur']] });
  playTurn(match, 'enforcer', 'saboteur', 'up');
  expect(describeMatch(match).sides.map((side) => side.position)).toEqual([13, 8]);
});

test('[AA-2] one pawn a side, on its home, with no steps made', () => {
  for (const players of [2, 3, 4]) {
    const { sides } = describeMatch(openMatch({ players }));
    expect(sides.map(({ steps, position, inPlay, market }) => ({ steps, position, inPlay, market }))).toEqual([
      { steps: 0, position: 0, inPlay: {}, market: [] },
      { steps: 0, position: 7, inPlay: {}, market: [] },
    ]);
  }
});

test('[AA-3] 38 agents: six of six names, one sidekick and one mole', () => {
  expect(UNSHUFFLED_DECK).toHaveLength(38);
  expect(AGENT_NAMES.map((name) => AGENT_CARDS[name].copies)).toEqual([6, 6, 6, 6, 6, 6, 1, 1]);
});

test('[AA-3] each seat in turn is dealt the next four from the top, the rest is the deck', () => {
  const decks = { agents: UNSHUFFLED_DECK.toReversed() };
  const { hands, deck } = describeMatch(openRecord({ players: ['a', 'b', 'c', 'd'], decks }));
  expect(hands).toEqual([
    ['sentinel', 'sentinel', 'sidekick', 'mole'],
    ['sentinel', 'sentinel', 'sentinel', 'sentinel'],
    ['daredevil', 'daredevil', 'daredevil', 'daredevil'],
    ['saboteur', 'saboteur', 'daredevil', 'daredevil'],
  ]);
  expect(deck).toEqual(UNSHUFFLED_DECK.slice(0, 22).toReversed());
});

test('[AA-3] the deck left is smaller the more seats there are', () => {
  expect([2, 3, 4].map((players) => describeMatch(openMatch({ players })).deck.length)).toEqual([30, 26, 22]);
});

test('a fixed deck must hold exactly the 38 agents', () => {
  const broken = [
    UNSHUFFLED_DECK.slice(1),
    [...UNSHUFFLED_DECK.slice(1), 'mole'],
    [...UNSHUFFLED_DECK.slice(1), 'nobody'],
    'mole',
  ];
  for (const agents of broken) {
    const record = { format: 1, game: 'agent-avenue', players: ['a', 'b'], decks: { agents }, moves: [] };
    expect(Match.open(agentAvenue, record)).toMatchObject({
      ok: false,
      fault: { at: null, code: 'bad-deck' },
    });
  }
});

test('[AA-4] advanced: the top three market cards lie open in order, the other twelve are the market deck', () => {
  const decks = { market: MARKET_NAMES };
  const match = openRecord({ players: ['a', 'b'], options: { mode: 'advanced' }, decks });
  const { supply, marketDeck, marketDiscard } = describeMatch(match);
  expect(supply).toEqual(['pack-leader', 'masterplan', 'security-system']);
  expect(marketDeck).toEqual(MARKET_NAMES.slice(3));
  expect(marketDeck).toHaveLength(12);
  expect(marketDiscard).toEqual([]);
});

test('[AA-4] simple mode has no market, and a pawn on space 2 takes nothing', () => {
  const match = openMatch({ hands: [['daredevil', 'sentinel']] });
  playTurn(match, 'daredevil', 'sentinel', 'down');
  const { phase, side, sides, supply, marketDeck } = describeMatch(match);
  expect({ phase, side, position: sides[0].position, supply, marketDeck }).toEqual({
    phase: 'play',
    side: 1,
    position: 2,
    supply: [],
    marketDeck: [],
  });
});

test('[AA-4] the market spaces are 2, 5, 9 and 12 and no others', () => {
  const visits = [
    openMatch({ mode: 'advanced', hands: [['daredevil', 'mole']] }), // the two on 2 and 4
    openMatch({ mode: 'advanced', hands: [['daredevil', 'sidekick']] }), // on 4 and 9
    openMatch({ mode: 'advanced', hands: [['enforcer', 'saboteur']] }), // on 1 and 6
    openMatch({ mode: 'advanced', hands: [['sidekick', 'mole']] }), // on 4 and 4
    openMatch({
      mode: 'advanced',
      script: [['sidekick', 'codebreaker', 'down']],
      hands: [[], ['enforcer', 'codebreaker']],
    }),
    openMatch({
      mode: 'advanced',
      script: [['saboteur', 'sentinel', 'down']],
      hands: [[], ['saboteur', 'mole']],
    }),
  ];
  playTurn(visits[0], 'daredevil', 'mole', 'down');
  playTurn(visits[1], 'daredevil', 'sidekick', 'up');
  playTurn(visits[2], 'enforcer', 'saboteur', 'down');
  playTurn(visits[3], 'sidekick', 'mole', 'down');
  playTurn(visits[4], 'enforcer', 'codebreaker', 'up');
  playTurn(visits[5], 'saboteur', 'mole', 'up');
  const seen = visits.map((match) => [
    ...describeMatch(match).sides.map((side) => side.position),
    describeMatch(match).landed,
  ]);
  expect(seen).toEqual([
    [2, 4, [0]],
    [4, 9, [1]],
    [1, 6, []],
    [4, 4, []],
    [5, 7, [0]],
    [12, 4, [0]],
  ]);
});

test('[AA-5] side 0 begins and the sides take turns, after a visit to the market as well', () => {
  const script = [['daredevil', 'sentinel', 'down'], { seat: 0, type: 'take', card: 'watchtower', hand: 0 }] as const;
  const match = openMatch({
    mode: 'advanced',
    script,
    market: ['watchtower', 'spycation', 'masterplan'],
    hands: [
      ['enforcer', 'codebreaker'],
      ['saboteur', 'codebreaker', 'daredevil', 'sentinel'],
    ],
  });
  expect(describeMatch(openMatch({})).side).toBe(0);
  expect([describeMatch(match).side, match.toAct]).toEqual([1, [1]]);
  playTurn(match, 'codebreaker', 'sentinel', 'down');
  expect([describeMatch(match).side, match.toAct]).toEqual([0, [0]]);
});

test('a fixed deck and a seed with the same shuffle give the same match', () => {
  const bySeed = openRecord({ players: ['a', 'b'], seed: 'oak street', options: { mode: 'advanced' } });
  const { decks } = bySeed.record();
  const byDecks = openRecord({ players: ['a', 'b'], decks: { ...decks }, options: { mode: 'advanced' } });
  expect(describeMatch(byDecks)).toEqual(describeMatch(bySeed));
  expect(() => playTake(bySeed, 0, describeMatch(bySeed).supply[0])).toThrow('wrong-phase');
});
