import { quickRandom, SEATS, type Viewer } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { AGENT_NAMES, type AgentName } from '../data/cards.ts';
import { agentAvenue } from './index.ts';
import type { State } from './state.ts';
import {
  describeMatch,
  type MatchDescription,
  openMatch,
  type PositionSpec,
  playMove,
  playResolve,
  playTake,
  playTurn,
  viewFor,
} from './test-helpers.ts';

type Match = ReturnType<typeof openMatch>;

/** Many sampled states that a viewer cannot tell from the real one. */
function redealMany(match: Match, viewer: number | 'spectator', count = 200): MatchDescription[] {
  const random = quickRandom(1);
  const view = viewFor(match, viewer);
  return Array.from({ length: count }, () => describeMatch({ state: agentAvenue.redeal(view, random) } as Match));
}

const AT_MARKET: PositionSpec = { mode: 'advanced', script: [['daredevil', 'codebreaker', 'down']] };

test('what a viewer sees is kept, what they do not see is dealt from the cards they have not seen', () => {
  const match = openMatch({ ...AT_MARKET, hands: [['mole', 'sidekick', 'enforcer', 'enforcer']] });
  const real = describeMatch(match);
  const names = new Set<AgentName>();
  for (const twin of redealMany(match, 0)) {
    expect(twin.hands[0]).toEqual(real.hands[0]);
    expect([twin.sides, twin.supply, twin.deck.length]).toEqual([real.sides, real.supply, real.deck.length]);
    expect([...twin.hands[1], ...twin.deck].sort()).toEqual([...real.hands[1], ...real.deck].sort());
    expect(twin.marketDeck.toSorted()).toEqual(real.marketDeck.toSorted());
    for (const name of twin.hands[1]) names.add(name);
  }
  expect([...names].sort()).toEqual(AGENT_NAMES.filter((name) => name !== 'mole' && name !== 'sidekick').sort());
});

test('a spectator has everything closed dealt again', () => {
  const match = openMatch({ hands: [['mole'], ['sidekick']] });
  const places = redealMany(match, 'spectator').map((twin) => twin.hands.map((hand) => hand.includes('mole')).join());
  expect(new Set(places)).toEqual(new Set(['true,false', 'false,true', 'false,false']));
});

test('decks come in any order, the market deck too', () => {
  const tops = redealMany(openMatch(AT_MARKET), 0).map((twin) => [twin.deck[0], twin.marketDeck[0]]);
  expect(new Set(tops.map(([agent]) => agent)).size).toBeGreaterThan(5);
  expect(new Set(tops.map(([, card]) => card)).size).toBe(12);
});

test('the closed card of an offer and the set-aside cards of others are dealt, the own are kept', () => {
  const match = openMatch({
    script: [{ seat: 0, type: 'swap', card: 'mole' }],
    hands: [['sidekick', 'enforcer']],
  });
  playMove(match, 0, { type: 'offer', up: 'enforcer', down: 'sidekick' });
  expect(redealMany(match, 0).every((twin) => twin.offer?.down === 'sidekick')).toBe(true);
  expect(redealMany(match, 0).every((twin) => twin.setAside[0][0] === 'mole')).toBe(true);
  expect(new Set(redealMany(match, 1).map((twin) => twin.offer?.down)).size).toBeGreaterThan(5);
  expect(new Set(redealMany(match, 1).map((twin) => twin.setAside[0][0])).size).toBeGreaterThan(5);
});

test('[AA-7] a closed card of the open name only in a hand that has no other', () => {
  const match = openMatch({ hands: [['enforcer', 'saboteur', 'saboteur', 'sentinel']] });
  playMove(match, 0, { type: 'offer', up: 'enforcer', down: 'saboteur' });
  const same = redealMany(match, 1, 2000).filter((twin) => twin.offer?.down === 'enforcer');
  for (const twin of same) {
    const kept = twin.hands[0].filter((name) => name === 'enforcer');
    expect(kept.length).toBeGreaterThanOrEqual(2);
  }
});

test('[AA-7] after two cards of one name the rest of that hand is known to be the same', () => {
  const hand: AgentName[] = ['saboteur', 'saboteur', 'saboteur', 'saboteur'];
  const match = openMatch({ hands: [hand] });
  playTurn(match, 'saboteur', 'saboteur', 'up');
  for (const twin of redealMany(match, 1)) {
    expect(twin.hands[0].filter((name) => name === 'saboteur').length).toBeGreaterThanOrEqual(2);
  }
});

test('an agent taken by Mind Control is in that hand in every deal', () => {
  const match = openMatch({ ...AT_MARKET, market: ['mind-control'] });
  playTake(match, 0, 'mind-control');
  for (const viewer of [1, 'spectator'] as const) {
    for (const twin of redealMany(match, viewer)) expect(twin.hands[0]).toContain('codebreaker');
  }
});

test('after a swap it may lie among the set-aside cards', () => {
  const match = openMatch({
    ...AT_MARKET,
    market: ['mind-control'],
    hands: [['enforcer'], ['sentinel', 'mole']],
  });
  playTake(match, 0, 'mind-control');
  playTurn(match, 'sentinel', 'mole', 'up');
  playMove(match, 0, { type: 'swap', card: 'enforcer' });
  const where = redealMany(match, 1).map((twin) => {
    expect([...twin.hands[0], ...twin.setAside[0]]).toContain('codebreaker');
    return twin.setAside[0].includes('codebreaker');
  });
  expect(new Set(where).size).toBe(2);
});

test('an agent kept after Spycation is in that hand in every deal', () => {
  const match = openMatch({ ...AT_MARKET, market: ['spycation'] });
  playTake(match, 0, 'spycation');
  playResolve(match, 0, null);
  for (const twin of redealMany(match, 1)) expect(twin.hands[0]).toContain('daredevil');
});

test('the second card of a pair shown for Double Trouble is in that hand in every deal', () => {
  const match = openMatch({
    ...AT_MARKET,
    market: ['double-trouble'],
    hands: [['mole', 'enforcer', 'sentinel', 'sentinel']],
  });
  playTake(match, 0, 'double-trouble');
  playResolve(match, 0, 'sentinel');
  for (const twin of redealMany(match, 1)) expect(twin.hands[0]).toContain('sentinel');
});

test('a hand without a Sentinel for the Outpost has none in any deal, until it draws', () => {
  const match = openMatch({
    ...AT_MARKET,
    market: ['outpost'],
    hands: [
      ['mole', 'enforcer', 'saboteur', 'saboteur'],
      ['enforcer', 'codebreaker'],
    ],
  });
  playTake(match, 0, 'outpost');
  for (const twin of redealMany(match, 1)) expect(twin.hands[0]).not.toContain('sentinel');
  playTurn(match, 'enforcer', 'codebreaker', 'down');
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'enforcer' });
  const sentinels = redealMany(match, 1).map((twin) => twin.hands[0].filter((name) => name === 'sentinel').length);
  expect(new Set(sentinels)).toEqual(new Set([0, 1, 2]));
});

test.each([
  [1, 2],
  [2, 1],
] as const)(
  'version %i: a hand asked by Secret Recruit has %i such names or more in every deal',
  (rulesVersion, least) => {
    const match = openMatch({
      ...AT_MARKET,
      rulesVersion,
      market: ['secret-recruit'],
      hands: [
        ['mole', 'enforcer', 'daredevil', 'daredevil'],
        ['daredevil', 'daredevil'],
      ],
    });
    playTake(match, 0, 'secret-recruit');
    const counts = redealMany(match, 1, 2000).map(
      ({ hands }) => new Set(hands[0].filter((name) => name !== 'daredevil')).size,
    );
    expect(Math.min(...counts)).toBe(least);
  },
);

test('version 1: a choice made by Secret Recruit leaves another such name in every deal', () => {
  const match = openMatch({
    ...AT_MARKET,
    rulesVersion: 1,
    market: ['secret-recruit'],
    hands: [['mole', 'enforcer', 'daredevil', 'daredevil']],
  });
  playTake(match, 0, 'secret-recruit');
  playResolve(match, 0, 'enforcer');
  const isOther = (name: AgentName) => name !== 'enforcer' && name !== 'daredevil';
  for (const twin of redealMany(match, 1)) expect(twin.hands[0].some(isOther)).toBe(true);
});

test('a hand without a pair for Double Trouble has none in any deal', () => {
  const hands: AgentName[][] = [['mole', 'enforcer', 'sentinel', 'saboteur']];
  const match = openMatch({ ...AT_MARKET, market: ['double-trouble'], hands });
  playTake(match, 0, 'double-trouble');
  for (const twin of redealMany(match, 1)) expect(new Set(twin.hands[0]).size).toBe(4);
});

test('a hand with nothing for Secret Recruit holds only names in play', () => {
  const hands: AgentName[][] = [['daredevil', 'daredevil', 'daredevil', 'daredevil']];
  const match = openMatch({ ...AT_MARKET, market: ['secret-recruit'], hands });
  playTake(match, 0, 'secret-recruit');
  for (const twin of redealMany(match, 1, 5)) expect(twin.hands[0]).toEqual(hands[0]);
});

test('a hand that can be dealt in one way only is found every time', () => {
  const hands: AgentName[][] = [['daredevil', 'daredevil', 'daredevil', 'daredevil'], ['daredevil']];
  const match = openMatch({ ...AT_MARKET, market: ['secret-recruit'], hands });
  playTake(match, 0, 'secret-recruit');
  for (const twin of redealMany(match, 1, 20)) expect(twin.hands[0]).toEqual(hands[0]);
});

test('what is known about a hand still holds after its next cards are laid', () => {
  const match = openMatch({
    mode: 'advanced',
    market: ['secret-recruit'],
    script: [
      ['codebreaker', 'sentinel', 'down'],
      ['enforcer', 'daredevil', 'down'],
    ],
    hands: [
      ['codebreaker', 'codebreaker', 'daredevil', 'daredevil'],
      ['codebreaker', 'saboteur'],
    ],
    deck: ['enforcer', 'sentinel'],
  });
  playTake(match, 0, 'secret-recruit');
  playTurn(match, 'daredevil', 'codebreaker', 'up');
  playTurn(match, 'codebreaker', 'saboteur', 'down');
  playMove(match, 0, { type: 'offer', up: 'daredevil', down: 'enforcer' });
  // All four cards were Codebreakers or Daredevils, two were drawn since, and three of the four were played: one is
  // left.
  for (const twin of redealMany(match, 1)) {
    const closed = [...twin.hands[0], twin.offer?.down];
    expect(closed.some((name) => name === 'codebreaker' || name === 'daredevil')).toBe(true);
  }
});

test('votes of the other side are dealt as any they could have cast', () => {
  const match = openMatch({ players: 3, lone: 0 });
  const [up, down] = describeMatch(match).hands[0];
  playMove(match, 0, { type: 'offer', up, down });
  playMove(match, 2, { type: 'recruit', card: 'up' });
  const seen = (viewer: Viewer) => new Set(redealMany(match, viewer).map((twin) => JSON.stringify(twin.votes)));
  expect(seen(SEATS[1])).toEqual(new Set([JSON.stringify({ 2: { type: 'recruit', card: 'up' } })]));
  expect(seen(SEATS[0]).size).toBe(2);
});

test('a view redealt is the same view again', () => {
  const match = openMatch({ ...AT_MARKET, market: ['mind-control'] });
  playTake(match, 0, 'mind-control');
  const view = viewFor(match, 1);
  const twin = agentAvenue.redeal(JSON.parse(JSON.stringify(view)), quickRandom(3)) as State;
  expect(agentAvenue.view(twin, SEATS[1])).toEqual(view);
});
