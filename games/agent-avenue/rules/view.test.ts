import { factsFor, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { describeMatch, openMatch, playMove, playResolve, playTake, playTurn, viewFor } from './test-helpers.ts';

const ALL_VIEWERS = [0, 1, 2, 3, 'spectator'] as const;

/** Four players; seats 0 and 2 have offered an Enforcer and, closed, a Mole. */
function openWithOffer() {
  const match = openMatch({
    players: 4,
    script: [{ seat: 0, type: 'swap', card: 'saboteur' }],
    hands: [['enforcer', 'sentinel', 'sentinel', 'sentinel'], [], ['mole', 'daredevil', 'daredevil', 'daredevil']],
    deck: ['sidekick', 'codebreaker'],
  });
  playMove(match, 0, { type: 'lead', card: 'enforcer' });
  const facts = playMove(match, 2, { type: 'follow', card: 'mole' });
  return { match, facts };
}

test('a hand is seen by its owner; everybody else sees how many cards it has', () => {
  const { match } = openWithOffer();
  const { hands } = describeMatch(match);
  for (const viewer of ALL_VIEWERS) {
    expect(viewFor(match, viewer).hands).toEqual(hands.map((hand, seat) => (seat === viewer ? hand : { closed: 4 })));
  }
});

test('set-aside cards are seen by their owner only, not by the mate', () => {
  const { match } = openWithOffer();
  for (const viewer of ALL_VIEWERS) {
    const [first, ...rest] = viewFor(match, viewer).setAside;
    expect(first).toEqual(viewer === 0 ? ['saboteur'] : { closed: 1 });
    expect(rest).toEqual([1, 2, 3].map((seat) => (seat === viewer ? [] : { closed: 0 })));
  }
});

test('the closed card of an offer is seen by the seat that laid it, and not by its mate', () => {
  const { match, facts } = openWithOffer();
  for (const viewer of ALL_VIEWERS) {
    const down = viewer === 2 ? 'mole' : { closed: 1 };
    expect(viewFor(match, viewer).offer).toMatchObject({ up: 'enforcer', down, by: [0, 2] });
    const viewed = factsFor(viewer === 'spectator' ? viewer : SEATS[viewer], facts);
    expect(viewed[0]).toEqual({ type: 'followed', seat: 2, down });
  }
});

test('the closed card of an offer of one player is seen by that player', () => {
  const match = openMatch({ hands: [['mole', 'enforcer']] });
  const [offered] = playMove(match, 0, { type: 'offer', up: 'enforcer', down: 'mole' });
  expect(offered).toEqual({
    type: 'secret',
    knownTo: [0],
    fact: { type: 'offered', seat: 0, up: 'enforcer', down: 'mole' },
    others: { type: 'offered', seat: 0, up: 'enforcer', down: { closed: 1 } },
  });
  expect(viewFor(match, 0).offer?.down).toBe('mole');
  expect(viewFor(match, 1).offer?.down).toEqual({ closed: 1 });
  expect(viewFor(match, 'spectator').offer?.down).toEqual({ closed: 1 });
});

test('drawn cards are known to the seat that draws, sorted so that they do not show the order of the deck', () => {
  const { facts } = openWithOffer();
  expect(facts.slice(1)).toEqual([
    {
      type: 'secret',
      knownTo: [0],
      fact: { type: 'refilled', seat: 0, cards: ['sidekick'] },
      others: { type: 'refilled', seat: 0, cards: { closed: 1 } },
    },
    {
      type: 'secret',
      knownTo: [2],
      fact: { type: 'refilled', seat: 2, cards: ['codebreaker'] },
      others: { type: 'refilled', seat: 2, cards: { closed: 1 } },
    },
  ]);
  const match = openMatch({ hands: [['mole', 'enforcer']], deck: ['sidekick', 'codebreaker'] });
  const drawn = playMove(match, 0, { type: 'offer', up: 'enforcer', down: 'mole' })[1];
  expect(drawn.fact).toEqual({ type: 'refilled', seat: 0, cards: ['codebreaker', 'sidekick'] });
});

test('nobody sees more of the decks than their size', () => {
  const match = openMatch({ mode: 'advanced', market: ['watchtower', 'spycation', 'masterplan'] });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { deck, marketDeck, supply } = viewFor(match, viewer);
    expect({ deck, marketDeck, supply }).toEqual({
      deck: { closed: 30 },
      marketDeck: { closed: 12 },
      supply: ['watchtower', 'spycation', 'masterplan'],
    });
  }
});

test('a view holds no seed, and no key that the described state lacks, except version, clues and result', () => {
  const match = openMatch({ mode: 'advanced', players: 4 });
  const keys = Object.keys(viewFor(match, 0)).filter((key) => !(key in describeMatch(match)));
  expect(keys).toEqual(['rulesVersion', 'clues', 'result']);
});

test('[AA-37] the content of a vote is seen by the own side, that it was cast by everybody', () => {
  const { match } = openWithOffer();
  const facts = playMove(match, 3, { type: 'recruit', card: 'down' });
  const vote = { type: 'recruit', card: 'down' } as const;
  for (const viewer of ALL_VIEWERS) {
    const seen = viewer === 1 || viewer === 3 ? vote : { closed: 1 };
    expect(viewFor(match, viewer).votes).toEqual({ 3: seen });
  }
  expect(facts).toEqual([
    {
      type: 'secret',
      knownTo: [1, 3],
      fact: { type: 'voted', seat: 3, vote },
      others: { type: 'voted', seat: 3, vote: { closed: 1 } },
    },
  ]);
});

test('the two votes that agree are over at once: only what they decided is open', () => {
  const { match } = openWithOffer();
  playMove(match, 3, { type: 'recruit', card: 'down' });
  playMove(match, 1, { type: 'recruit', card: 'down' });
  for (const viewer of ALL_VIEWERS) {
    expect(viewFor(match, viewer)).toMatchObject({ votes: {}, offer: null });
    expect(viewFor(match, viewer).sides[1].inPlay).toEqual({ mole: 1 });
  }
});

test('everybody knows an agent that was taken to a hand, for as long as it may be there', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    hands: [
      ['enforcer', 'saboteur', 'saboteur', 'saboteur'],
      ['sentinel', 'mole'],
    ],
    market: ['mind-control'],
  });
  playTake(match, 0, 'mind-control');
  const clue = { seat: 0, since: 0, agents: ['codebreaker'], least: 1 };
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(viewFor(match, viewer).clues).toEqual([expect.objectContaining(clue)]);
  }
  playTurn(match, 'sentinel', 'mole', 'up');
  expect(viewFor(match, 1).clues).toHaveLength(1);
  playMove(match, 0, { type: 'offer', up: 'codebreaker', down: 'enforcer' });
  expect(viewFor(match, 1).clues).toEqual([]);
});

test('a hand that lacked what it was asked for has shown that to everybody', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    hands: [['enforcer', 'saboteur', 'saboteur', 'saboteur']],
    market: ['outpost'],
  });
  playTake(match, 0, 'outpost');
  expect(viewFor(match, 1).clues).toEqual([{ seat: 0, since: 0, agents: ['sentinel'], least: 0, most: 0 }]);
});

test('what is being resolved, and for which hand, lies open', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    market: ['spycation'],
  });
  playTake(match, 0, 'spycation');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(viewFor(match, viewer).resolving).toEqual({
      card: 'spycation',
      side: 0,
      hand: 0,
      agent: 'daredevil',
    });
  }
  playResolve(match, 0, null);
  expect(viewFor(match, 1)).toMatchObject({ resolving: null, marketDiscard: ['spycation'] });
});

test('the end opens nothing: hands and decks stay closed', () => {
  const match = openMatch({ script: [['sidekick', 'mole', 'down']] });
  expect(match.result).not.toBeNull();
  const { hands, deck, result } = viewFor(match, 'spectator');
  expect({ hands, deck }).toEqual({ hands: [{ closed: 4 }, { closed: 4 }], deck: { closed: 28 } });
  expect(result).toEqual(match.result);
});
