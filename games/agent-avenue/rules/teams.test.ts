import { expect, test } from 'vitest';
import { describeMatch, legalMoves, openMatch, playMove, playTurn, refusalCodeOf, viewFor } from './test-helpers.ts';

const legalMoveTypes = (match: ReturnType<typeof openMatch>, seat: number) => [
  ...new Set(legalMoves(match, seat).map((move) => move.type)),
];
const legalCards = (match: ReturnType<typeof openMatch>, seat: number, type: 'lead' | 'follow' | 'swap') =>
  legalMoves(match, seat).flatMap((move) => (move.type === type ? [move.card] : []));

test('[AA-33] team mates share a pawn, agents and market cards, and each has a hand of four', () => {
  const match = openMatch({
    players: 4,
    mode: 'advanced',
    script: [
      ['daredevil', 'codebreaker', 'down'],
      { seat: 0, type: 'take', card: 'watchtower', hand: 0 },
      { seat: 2, type: 'take', card: 'watchtower', hand: 0 },
    ],
    market: ['watchtower'],
  });
  expect(describeMatch(match).sides).toEqual([
    { seats: [0, 2], steps: 2, position: 2, inPlay: { daredevil: 1 }, market: ['watchtower'] },
    { seats: [1, 3], steps: 0, position: 7, inPlay: { codebreaker: 1 }, market: [] },
  ]);
  expect(describeMatch(match).hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
});

test('[AA-33] a seat sees only its own hand, not that of its mate', () => {
  const match = openMatch({ players: 4, hands: [['mole', 'enforcer', 'saboteur', 'sentinel']] });
  expect(viewFor(match, 2).hands[0]).toEqual({ closed: 4 });
  expect(viewFor(match, 0).hands).toEqual([
    ['enforcer', 'saboteur', 'sentinel', 'mole'],
    { closed: 4 },
    { closed: 4 },
    { closed: 4 },
  ]);
});

test('[AA-34] either member may lead; then only the mate is asked', () => {
  const match = openMatch({ players: 4 });
  expect([match.toAct, legalMoveTypes(match, 0), legalMoveTypes(match, 2)]).toEqual([
    [0, 2],
    ['lead', 'swap'],
    ['lead', 'swap'],
  ]);
  playMove(match, 2, { type: 'lead', card: describeMatch(match).hands[2][0] });
  expect([match.toAct, legalMoveTypes(match, 0), legalMoveTypes(match, 2)]).toEqual([[0], ['follow', 'swap'], []]);
  expect(describeMatch(match).offer).toMatchObject({ down: null, by: [2, 0] });
  expect(describeMatch(match).phase).toBe('play');
});

test('[AA-34] the closed card needs another name than the open one', () => {
  const match = openMatch({
    players: 4,
    hands: [['enforcer', 'mole'], [], ['enforcer', 'enforcer', 'enforcer', 'sentinel']],
  });
  playMove(match, 0, { type: 'lead', card: 'enforcer' });
  expect(legalCards(match, 2, 'follow')).toEqual(['sentinel']);
  expect(refusalCodeOf(match, 2, { type: 'follow', card: 'enforcer' })).toBe('same-name-as-mate');
  playMove(match, 2, { type: 'follow', card: 'sentinel' });
  expect(describeMatch(match).offer).toEqual({ up: 'enforcer', down: 'sentinel', by: [0, 2] });
});

test('[AA-34] unless the whole hand has the name of the open card', () => {
  const hands = [['enforcer', 'mole'], [], ['enforcer', 'enforcer', 'enforcer', 'enforcer']] as const;
  const same = openMatch({ players: 4, hands });
  playMove(same, 0, { type: 'lead', card: 'enforcer' });
  expect(legalCards(same, 2, 'follow')).toEqual(['enforcer']);
  const other = openMatch({ players: 4, hands });
  playMove(other, 0, { type: 'lead', card: 'mole' });
  expect(legalCards(other, 2, 'follow')).toEqual(['enforcer']);
});

test('[AA-34] the leader lays any card, also out of a hand of one name', () => {
  const match = openMatch({ players: 4, hands: [['enforcer', 'enforcer', 'enforcer', 'enforcer']] });
  expect(legalCards(match, 0, 'lead')).toEqual(['enforcer']);
});

test('[AA-34] two swaps for each of a pair, before the own card is laid', () => {
  const match = openMatch({
    players: 4,
    hands: [['enforcer'], [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']],
    deck: ['mole', 'sidekick'],
  });
  expect(describeMatch(match).swapsLeft).toEqual([2, 2, 2, 2]);
  playMove(match, 0, { type: 'lead', card: 'enforcer' });
  playMove(match, 2, { type: 'swap', card: 'sentinel' });
  playMove(match, 2, { type: 'swap', card: 'saboteur' });
  expect(describeMatch(match).hands[2]).toEqual(['enforcer', 'daredevil', 'sidekick', 'mole']);
  expect([describeMatch(match).swapsLeft, legalCards(match, 2, 'swap')]).toEqual([[2, 2, 0, 2], []]);
  expect(refusalCodeOf(match, 0, { type: 'swap', card: describeMatch(match).hands[0][0] })).toBe('not-to-act');
  playMove(match, 2, { type: 'follow', card: 'daredevil' });
  expect(describeMatch(match).setAside).toEqual([[], [], ['sentinel', 'saboteur'], []]);
});

test.each([
  [0, [0], [1, 2]],
  [1, [1], [0, 2]],
] as const)('[AA-34] lone seat %i lays both cards and has four swaps, the pair two each', (lone, alone, pair) => {
  const match = openMatch({ players: 3, lone });
  const { swapsLeft, sides } = describeMatch(match);
  expect([sides[lone].seats, sides[1 - lone].seats]).toEqual([alone, pair]);
  expect([alone, pair].map((seats) => seats.map((seat) => swapsLeft[seat]))).toEqual([[4], [2, 2]]);
  if (lone === 1) playTurn(match, describeMatch(match).hands[0][0], cardOnlyInOneHand(match, 0, 2), 'up');
  expect([match.toAct, legalMoveTypes(match, lone)]).toEqual([alone, ['offer', 'swap']]);
});

/** A card of one seat that has another name than the first card of the other. */
function cardOnlyInOneHand(match: ReturnType<typeof openMatch>, seat: number, other: number) {
  return describeMatch(match).hands[other].find((name) => name !== describeMatch(match).hands[seat][0])!;
}

test('[AA-35] nobody draws until both cards lie there; then first the seat that led', () => {
  for (const [leader, mate] of [
    [0, 2],
    [2, 0],
  ]) {
    const match = openMatch({
      players: 4,
      hands: [['enforcer', 'saboteur', 'saboteur', 'saboteur'], [], ['enforcer', 'saboteur', 'saboteur', 'sentinel']],
      deck: ['mole', 'sidekick'],
    });
    playMove(match, leader, { type: 'lead', card: 'enforcer' });
    expect([describeMatch(match).hands[leader].length, describeMatch(match).deck.length]).toEqual([3, 22]);
    playMove(match, mate, { type: 'follow', card: 'saboteur' });
    expect(describeMatch(match).hands[leader]).toContain('mole');
    expect(describeMatch(match).hands[mate]).toContain('sidekick');
    expect(describeMatch(match).deck).toHaveLength(20);
  }
});

test('the two of a side win together', () => {
  const match = openMatch({ players: 4, script: [['sidekick', 'mole', 'down']] });
  expect(match.result).toEqual({ winners: [0, 2], reason: 'catch', scores: [null, null, null, null] });
  const lone = openMatch({ players: 3, lone: 0, script: [['mole', 'sidekick', 'down']] });
  expect(lone.result).toEqual({ winners: [1, 2], reason: 'catch', scores: [null, null, null] });
});
