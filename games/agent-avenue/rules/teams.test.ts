import { expect, test } from 'vitest';
import { at, legal, open, play, playTurn, refused, viewOf } from './testing.ts';

const kinds = (match: ReturnType<typeof open>, seat: number) => [
  ...new Set(legal(match, seat).map((move) => move.type)),
];
const cards = (match: ReturnType<typeof open>, seat: number, type: 'lead' | 'follow' | 'swap') =>
  legal(match, seat).flatMap((move) => (move.type === type ? [move.card] : []));

test('[AA-33] team mates share a pawn, agents and market cards, and each has a hand of four', () => {
  const match = open({
    players: 4,
    mode: 'advanced',
    script: [
      ['daredevil', 'codebreaker', 'down'],
      { seat: 0, type: 'take', card: 'watchtower', hand: 0 },
      { seat: 2, type: 'take', card: 'watchtower', hand: 0 },
    ],
    market: ['watchtower'],
  });
  expect(at(match).sides).toEqual([
    { seats: [0, 2], steps: 2, position: 2, inPlay: { daredevil: 1 }, market: ['watchtower'] },
    { seats: [1, 3], steps: 0, position: 7, inPlay: { codebreaker: 1 }, market: [] },
  ]);
  expect(at(match).hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
});

test('[AA-33] a seat sees only its own hand, not that of its mate', () => {
  const match = open({ players: 4, hands: [['mole', 'enforcer', 'saboteur', 'sentinel']] });
  expect(viewOf(match, 2).hands[0]).toEqual({ closed: 4 });
  expect(viewOf(match, 0).hands).toEqual([
    ['enforcer', 'saboteur', 'sentinel', 'mole'],
    { closed: 4 },
    { closed: 4 },
    { closed: 4 },
  ]);
});

test('[AA-34] either member may lead; then only the mate is asked', () => {
  const match = open({ players: 4 });
  expect([match.toAct, kinds(match, 0), kinds(match, 2)]).toEqual([
    [0, 2],
    ['lead', 'swap'],
    ['lead', 'swap'],
  ]);
  play(match, 2, { type: 'lead', card: at(match).hands[2][0] });
  expect([match.toAct, kinds(match, 0), kinds(match, 2)]).toEqual([[0], ['follow', 'swap'], []]);
  expect(at(match).offer).toMatchObject({ down: null, by: [2, 0] });
  expect(at(match).phase).toBe('play');
});

test('[AA-34] the closed card needs another name than the open one', () => {
  const match = open({
    players: 4,
    hands: [['enforcer', 'mole'], [], ['enforcer', 'enforcer', 'enforcer', 'sentinel']],
  });
  play(match, 0, { type: 'lead', card: 'enforcer' });
  expect(cards(match, 2, 'follow')).toEqual(['sentinel']);
  expect(refused(match, 2, { type: 'follow', card: 'enforcer' })).toBe('same-name-as-mate');
  play(match, 2, { type: 'follow', card: 'sentinel' });
  expect(at(match).offer).toEqual({ up: 'enforcer', down: 'sentinel', by: [0, 2] });
});

test('[AA-34] unless the whole hand has the name of the open card', () => {
  const hands = [['enforcer', 'mole'], [], ['enforcer', 'enforcer', 'enforcer', 'enforcer']] as const;
  const same = open({ players: 4, hands });
  play(same, 0, { type: 'lead', card: 'enforcer' });
  expect(cards(same, 2, 'follow')).toEqual(['enforcer']);
  const other = open({ players: 4, hands });
  play(other, 0, { type: 'lead', card: 'mole' });
  expect(cards(other, 2, 'follow')).toEqual(['enforcer']);
});

test('[AA-34] the leader lays any card, also out of a hand of one name', () => {
  const match = open({ players: 4, hands: [['enforcer', 'enforcer', 'enforcer', 'enforcer']] });
  expect(cards(match, 0, 'lead')).toEqual(['enforcer']);
});

test('[AA-34] two swaps for each of a pair, before the own card is laid', () => {
  const match = open({
    players: 4,
    hands: [['enforcer'], [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']],
    deck: ['mole', 'sidekick'],
  });
  expect(at(match).swapsLeft).toEqual([2, 2, 2, 2]);
  play(match, 0, { type: 'lead', card: 'enforcer' });
  play(match, 2, { type: 'swap', card: 'sentinel' });
  play(match, 2, { type: 'swap', card: 'saboteur' });
  expect(at(match).hands[2]).toEqual(['enforcer', 'daredevil', 'sidekick', 'mole']);
  expect([at(match).swapsLeft, cards(match, 2, 'swap')]).toEqual([[2, 2, 0, 2], []]);
  expect(refused(match, 0, { type: 'swap', card: at(match).hands[0][0] })).toBe('not-to-act');
  play(match, 2, { type: 'follow', card: 'daredevil' });
  expect(at(match).setAside).toEqual([[], [], ['sentinel', 'saboteur'], []]);
});

test.each([
  [0, [0], [1, 2]],
  [1, [1], [0, 2]],
] as const)(
  '[AA-34] lone seat %i lays both cards and has four swaps, the pair two each',
  (lone, alone, pair) => {
    const match = open({ players: 3, lone });
    const { swapsLeft, sides } = at(match);
    expect([sides[lone].seats, sides[1 - lone].seats]).toEqual([alone, pair]);
    expect([alone, pair].map((seats) => seats.map((seat) => swapsLeft[seat]))).toEqual([[4], [2, 2]]);
    if (lone === 1) playTurn(match, at(match).hands[0][0], cardApart(match, 0, 2), 'up');
    expect([match.toAct, kinds(match, lone)]).toEqual([alone, ['offer', 'swap']]);
  },
);

/** A card of one seat that has another name than the first card of the other. */
function cardApart(match: ReturnType<typeof open>, seat: number, other: number) {
  return at(match).hands[other].find((name) => name !== at(match).hands[seat][0])!;
}

test('[AA-35] nobody draws until both cards lie there; then first the seat that led', () => {
  for (const [leader, mate] of [
    [0, 2],
    [2, 0],
  ]) {
    const match = open({
      players: 4,
      hands: [
        ['enforcer', 'saboteur', 'saboteur', 'saboteur'],
        [],
        ['enforcer', 'saboteur', 'saboteur', 'sentinel'],
      ],
      deck: ['mole', 'sidekick'],
    });
    play(match, leader, { type: 'lead', card: 'enforcer' });
    expect([at(match).hands[leader].length, at(match).deck.length]).toEqual([3, 22]);
    play(match, mate, { type: 'follow', card: 'saboteur' });
    expect(at(match).hands[leader]).toContain('mole');
    expect(at(match).hands[mate]).toContain('sidekick');
    expect(at(match).deck).toHaveLength(20);
  }
});

test('the two of a side win together', () => {
  const match = open({ players: 4, script: [['sidekick', 'mole', 'down']] });
  expect(match.result).toEqual({ winners: [0, 2], reason: 'catch', scores: [null, null, null, null] });
  const lone = open({ players: 3, lone: 0, script: [['mole', 'sidekick', 'down']] });
  expect(lone.result).toEqual({ winners: [1, 2], reason: 'catch', scores: [null, null, null] });
});
