import { quickRandom, SEATS, type Viewer } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { AGENT_NAMES, type AgentName } from '../data/cards.ts';
import { agentAvenue } from './index.ts';
import type { State } from './state.ts';
import { at, type Described, type Layout, open, play, playTurn, resolve, take, viewOf } from './testing.ts';

type Match = ReturnType<typeof open>;

/** Many states that a viewer cannot tell from the real one. */
function twins(match: Match, viewer: number | 'spectator', count = 200): Described[] {
  const random = quickRandom(1);
  const view = viewOf(match, viewer);
  return Array.from({ length: count }, () => at({ state: agentAvenue.redeal(view, random) } as Match));
}

const LANDED: Layout = { mode: 'advanced', script: [['daredevil', 'codebreaker', 'down']] };

test('what a viewer sees is kept, what they do not see is dealt from the cards they have not seen', () => {
  const match = open({ ...LANDED, hands: [['mole', 'sidekick', 'enforcer', 'enforcer']] });
  const real = at(match);
  const names = new Set<AgentName>();
  for (const twin of twins(match, 0)) {
    expect(twin.hands[0]).toEqual(real.hands[0]);
    expect([twin.sides, twin.supply, twin.deck.length]).toEqual([real.sides, real.supply, real.deck.length]);
    expect([...twin.hands[1], ...twin.deck].sort()).toEqual([...real.hands[1], ...real.deck].sort());
    expect(twin.marketDeck.toSorted()).toEqual(real.marketDeck.toSorted());
    for (const name of twin.hands[1]) names.add(name);
  }
  expect([...names].sort()).toEqual(
    AGENT_NAMES.filter((name) => name !== 'mole' && name !== 'sidekick').sort(),
  );
});

test('a spectator has everything closed dealt anew', () => {
  const match = open({ hands: [['mole'], ['sidekick']] });
  const places = twins(match, 'spectator').map((twin) =>
    twin.hands.map((hand) => hand.includes('mole')).join(),
  );
  expect(new Set(places)).toEqual(new Set(['true,false', 'false,true', 'false,false']));
});

test('decks come in any order, the market deck too', () => {
  const tops = twins(open(LANDED), 0).map((twin) => [twin.deck[0], twin.marketDeck[0]]);
  expect(new Set(tops.map(([agent]) => agent)).size).toBeGreaterThan(5);
  expect(new Set(tops.map(([, card]) => card)).size).toBe(12);
});

test('the closed card of an offer and the set-aside cards of others are dealt, the own are kept', () => {
  const match = open({
    script: [{ seat: 0, type: 'swap', card: 'mole' }],
    hands: [['sidekick', 'enforcer']],
  });
  play(match, 0, { type: 'offer', up: 'enforcer', down: 'sidekick' });
  expect(twins(match, 0).every((twin) => twin.offer?.down === 'sidekick')).toBe(true);
  expect(twins(match, 0).every((twin) => twin.setAside[0][0] === 'mole')).toBe(true);
  expect(new Set(twins(match, 1).map((twin) => twin.offer?.down)).size).toBeGreaterThan(5);
  expect(new Set(twins(match, 1).map((twin) => twin.setAside[0][0])).size).toBeGreaterThan(5);
});

test('[AA-7] a closed card of the open name only in a hand that has no other', () => {
  const match = open({ hands: [['enforcer', 'saboteur', 'saboteur', 'sentinel']] });
  play(match, 0, { type: 'offer', up: 'enforcer', down: 'saboteur' });
  const same = twins(match, 1, 2000).filter((twin) => twin.offer?.down === 'enforcer');
  for (const twin of same) {
    const kept = twin.hands[0].filter((name) => name === 'enforcer');
    expect(kept.length).toBeGreaterThanOrEqual(2);
  }
});

test('[AA-7] after two cards of one name the rest of that hand is known to be the same', () => {
  const hand: AgentName[] = ['saboteur', 'saboteur', 'saboteur', 'saboteur'];
  const match = open({ hands: [hand] });
  playTurn(match, 'saboteur', 'saboteur', 'up');
  for (const twin of twins(match, 1)) {
    expect(twin.hands[0].filter((name) => name === 'saboteur').length).toBeGreaterThanOrEqual(2);
  }
});

test('an agent taken by Mind Control is in that hand in every deal', () => {
  const match = open({ ...LANDED, market: ['mind-control'] });
  take(match, 0, 'mind-control');
  for (const viewer of [1, 'spectator'] as const) {
    for (const twin of twins(match, viewer)) expect(twin.hands[0]).toContain('codebreaker');
  }
});

test('after a swap it may lie among the set-aside cards', () => {
  const match = open({ ...LANDED, market: ['mind-control'], hands: [['enforcer'], ['sentinel', 'mole']] });
  take(match, 0, 'mind-control');
  playTurn(match, 'sentinel', 'mole', 'up');
  play(match, 0, { type: 'swap', card: 'enforcer' });
  const where = twins(match, 1).map((twin) => {
    expect([...twin.hands[0], ...twin.setAside[0]]).toContain('codebreaker');
    return twin.setAside[0].includes('codebreaker');
  });
  expect(new Set(where).size).toBe(2);
});

test('an agent kept after Spycation is in that hand in every deal', () => {
  const match = open({ ...LANDED, market: ['spycation'] });
  take(match, 0, 'spycation');
  resolve(match, 0, null);
  for (const twin of twins(match, 1)) expect(twin.hands[0]).toContain('daredevil');
});

test('the second card of a pair shown for Double Trouble is in that hand in every deal', () => {
  const match = open({
    ...LANDED,
    market: ['double-trouble'],
    hands: [['mole', 'enforcer', 'sentinel', 'sentinel']],
  });
  take(match, 0, 'double-trouble');
  for (const twin of twins(match, 1)) expect(twin.hands[0]).toContain('sentinel');
});

test('a hand without a Sentinel for the Outpost has none in any deal, until it draws', () => {
  const match = open({
    ...LANDED,
    market: ['outpost'],
    hands: [
      ['mole', 'enforcer', 'saboteur', 'saboteur'],
      ['enforcer', 'codebreaker'],
    ],
  });
  take(match, 0, 'outpost');
  for (const twin of twins(match, 1)) expect(twin.hands[0]).not.toContain('sentinel');
  playTurn(match, 'enforcer', 'codebreaker', 'down');
  play(match, 0, { type: 'offer', up: 'mole', down: 'enforcer' });
  const sentinels = twins(match, 1).map((twin) => twin.hands[0].filter((name) => name === 'sentinel').length);
  expect(new Set(sentinels)).toEqual(new Set([0, 1, 2]));
});

test('a hand asked by Secret Recruit has a choice in every deal', () => {
  const match = open({
    ...LANDED,
    market: ['secret-recruit'],
    hands: [['mole', 'enforcer', 'daredevil', 'daredevil']],
  });
  take(match, 0, 'secret-recruit');
  for (const twin of twins(match, 1)) {
    const names = new Set(twin.hands[0].filter((name) => name !== 'daredevil'));
    expect(names.size).toBeGreaterThanOrEqual(2);
  }
});

test('a choice made by Secret Recruit leaves another such name in every deal', () => {
  const match = open({
    ...LANDED,
    market: ['secret-recruit'],
    hands: [['mole', 'enforcer', 'daredevil', 'daredevil']],
  });
  take(match, 0, 'secret-recruit');
  resolve(match, 0, 'enforcer');
  const isOther = (name: AgentName) => name !== 'enforcer' && name !== 'daredevil';
  for (const twin of twins(match, 1)) expect(twin.hands[0].some(isOther)).toBe(true);
});

test('a hand without a pair for Double Trouble has none in any deal', () => {
  const hands: AgentName[][] = [['mole', 'enforcer', 'sentinel', 'saboteur']];
  const match = open({ ...LANDED, market: ['double-trouble'], hands });
  take(match, 0, 'double-trouble');
  for (const twin of twins(match, 1)) expect(new Set(twin.hands[0]).size).toBe(4);
});

test('a hand with nothing for Secret Recruit holds only names in play', () => {
  const hands: AgentName[][] = [['daredevil', 'daredevil', 'daredevil', 'daredevil']];
  const match = open({ ...LANDED, market: ['secret-recruit'], hands });
  take(match, 0, 'secret-recruit');
  for (const twin of twins(match, 1, 5)) expect(twin.hands[0]).toEqual(hands[0]);
});

test('a hand that can be dealt in one way only is found every time', () => {
  const hands: AgentName[][] = [['daredevil', 'daredevil', 'daredevil', 'daredevil'], ['daredevil']];
  const match = open({ ...LANDED, market: ['secret-recruit'], hands });
  take(match, 0, 'secret-recruit');
  for (const twin of twins(match, 1, 20)) expect(twin.hands[0]).toEqual(hands[0]);
});

test('what a hand has told is not forgotten when its next cards are laid', () => {
  const match = open({
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
  take(match, 0, 'secret-recruit');
  playTurn(match, 'daredevil', 'codebreaker', 'up');
  playTurn(match, 'codebreaker', 'saboteur', 'down');
  play(match, 0, { type: 'offer', up: 'daredevil', down: 'enforcer' });
  // All four cards were Codebreakers or Daredevils, two were drawn since and three of the four laid: one is left.
  for (const twin of twins(match, 1)) {
    const closed = [...twin.hands[0], twin.offer?.down];
    expect(closed.some((name) => name === 'codebreaker' || name === 'daredevil')).toBe(true);
  }
});

test('votes of the other side are dealt as any they could have cast', () => {
  const match = open({ players: 3, lone: 0 });
  const [up, down] = at(match).hands[0];
  play(match, 0, { type: 'offer', up, down });
  play(match, 2, { type: 'recruit', card: 'up' });
  const seen = (viewer: Viewer) => new Set(twins(match, viewer).map((twin) => JSON.stringify(twin.votes)));
  expect(seen(SEATS[1])).toEqual(new Set([JSON.stringify({ 2: { type: 'recruit', card: 'up' } })]));
  expect(seen(SEATS[0]).size).toBe(2);
});

test('a view redealt is the same view again', () => {
  const match = open({ ...LANDED, market: ['mind-control'] });
  take(match, 0, 'mind-control');
  const view = viewOf(match, 1);
  const twin = agentAvenue.redeal(JSON.parse(JSON.stringify(view)), quickRandom(3)) as State;
  expect(agentAvenue.view(twin, SEATS[1])).toEqual(view);
});
