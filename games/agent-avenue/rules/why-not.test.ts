import { type Move, MoveList, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { MOVES } from './moves.ts';
import type { State } from './state.ts';
import { describeMatch, openMatch, playMove, subject } from './test-helpers.ts';
import { randomTurns } from './test-random-matches.ts';
import { refuse } from './why-not.ts';

function refusalOf(match: ReturnType<typeof openMatch>, seat: number, move: object) {
  const before = JSON.stringify(describeMatch(match));
  const played = match.play(SEATS[seat], move);
  if (played.ok) throw new Error(`${JSON.stringify(move)} was not refused`);
  expect(JSON.stringify(describeMatch(match)), 'a refused move changes nothing').toBe(before);
  return played.refusal;
}

const HAND = ['enforcer', 'enforcer', 'sentinel', 'mole'] as const;

test('a value that is not a move', () => {
  const match = openMatch({ hands: [HAND] });
  const strange = [
    { type: 'dance' },
    { type: 'offer', up: 'mole' },
    { type: 'offer', up: 'mole', down: 'nobody' },
    { type: 'offer', up: 'mole', down: 'enforcer', more: 1 },
    { type: 'recruit', card: 'left' },
    { type: 'take', card: 'watchtower', hand: 4 },
    { type: 'take', card: 'watchtower', hand: '0' },
    { type: 'take', card: 'watchtower' },
    { type: 'resolve' },
    {},
  ];
  for (const move of strange) expect(refusalOf(match, 0, move)).toEqual({ code: 'unknown-move', rule: null });
});

test('a seat that is not to act', () => {
  const match = openMatch({ hands: [HAND] });
  expect(refusalOf(match, 1, { type: 'recruit', card: 'up' })).toEqual({ code: 'not-to-act', rule: null });
});

test('[AA-6] a move of another phase', () => {
  const match = openMatch({ hands: [HAND] });
  const wrong = { code: 'wrong-phase', rule: 'AA-6' };
  expect(refusalOf(match, 0, { type: 'recruit', card: 'up' })).toEqual(wrong);
  expect(refusalOf(match, 0, { type: 'take', card: 'watchtower', hand: 0 })).toEqual(wrong);
  expect(refusalOf(match, 0, { type: 'resolve', agent: null })).toEqual(wrong);
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'sentinel' });
  expect(refusalOf(match, 1, { type: 'offer', up: 'mole', down: 'sentinel' })).toEqual({
    code: 'wrong-phase',
    rule: 'AA-10',
  });
});

test('cards that are not in hand, or not twice', () => {
  const match = openMatch({ hands: [HAND] });
  const absent = { code: 'not-in-hand', rule: 'AA-6' };
  expect(refusalOf(match, 0, { type: 'offer', up: 'sidekick', down: 'mole' })).toEqual(absent);
  expect(refusalOf(match, 0, { type: 'offer', up: 'mole', down: 'sidekick' })).toEqual(absent);
  expect(refusalOf(match, 0, { type: 'offer', up: 'mole', down: 'mole' })).toEqual(absent);
  expect(refusalOf(match, 0, { type: 'swap', card: 'sidekick' })).toEqual(absent);
});

test('[AA-7] two cards of one name', () => {
  const match = openMatch({ hands: [HAND] });
  expect(refusalOf(match, 0, { type: 'offer', up: 'enforcer', down: 'enforcer' })).toEqual({
    code: 'same-name',
    rule: 'AA-7',
  });
});

test('[AA-8] a fifth swap', () => {
  const script = ['saboteur', 'saboteur', 'saboteur', 'saboteur'] as const;
  const match = openMatch({ script: script.map((card) => ({ seat: 0, type: 'swap', card })), hands: [HAND] });
  expect(refusalOf(match, 0, { type: 'swap', card: 'mole' })).toEqual({
    code: 'no-swaps-left',
    rule: 'AA-8',
  });
});

test('[AA-34] playing alone in a pair, or as a pair alone', () => {
  const pair = openMatch({
    players: 4,
    hands: [HAND, [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']],
  });
  expect(refusalOf(pair, 0, { type: 'offer', up: 'mole', down: 'enforcer' })).toEqual({
    code: 'play-with-mate',
    rule: 'AA-34',
  });
  playMove(pair, 0, { type: 'lead', card: 'enforcer' });
  expect(refusalOf(pair, 2, { type: 'follow', card: 'enforcer' })).toEqual({
    code: 'same-name-as-mate',
    rule: 'AA-34',
  });
  expect(refusalOf(pair, 2, { type: 'follow', card: 'mole' })).toEqual({ code: 'not-in-hand', rule: 'AA-6' });
  expect(refusalOf(pair, 0, { type: 'lead', card: 'mole' })).toEqual({ code: 'not-to-act', rule: null });
  const alone = openMatch({ hands: [HAND] });
  expect(refusalOf(alone, 0, { type: 'lead', card: 'mole' })).toEqual({ code: 'play-alone', rule: 'AA-34' });
});

test('[AA-34] leading after the mate has led, or following before', () => {
  const match = openMatch({
    players: 4,
    hands: [HAND, [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']],
  });
  const outOfOrder = { code: 'out-of-order', rule: 'AA-34' };
  expect(refusalOf(match, 0, { type: 'follow', card: 'mole' })).toEqual(outOfOrder);
  playMove(match, 0, { type: 'lead', card: 'enforcer' });
  expect(refusalOf(match, 2, { type: 'lead', card: 'sentinel' })).toEqual(outOfOrder);
  expect(refusalOf(match, 2, { type: 'lead', card: 'enforcer' })).toEqual(outOfOrder);
});

test('[AA-21] a market card that is not there, or for a strange hand', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    market: ['outpost', 'watchtower', 'spycation', 'masterplan'],
  });
  expect(refusalOf(match, 0, { type: 'take', card: 'masterplan', hand: 0 })).toEqual({
    code: 'not-in-supply',
    rule: 'AA-21',
  });
  expect(refusalOf(match, 0, { type: 'take', card: 'outpost', hand: 1 })).toEqual({
    code: 'not-your-hand',
    rule: 'AA-24',
  });
  expect(refusalOf(match, 0, { type: 'swap', card: describeMatch(match).hands[0][0] })).toEqual({
    code: 'wrong-phase',
    rule: 'AA-21',
  });
});

test('[AA-24] an agent the ability cannot be about', () => {
  const match = openMatch({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    market: ['spycation'],
  });
  playMove(match, 0, { type: 'take', card: 'spycation', hand: 0 });
  expect(refusalOf(match, 0, { type: 'resolve', agent: 'mole' })).toEqual({
    code: 'not-possible',
    rule: 'AA-24',
  });
});

test('[AA-37] the vote one already has', () => {
  const match = openMatch({ players: 3, lone: 0, hands: [HAND] });
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'sentinel' });
  playMove(match, 2, { type: 'recruit', card: 'up' });
  expect(refusalOf(match, 2, { type: 'recruit', card: 'up' })).toEqual({
    code: 'vote-unchanged',
    rule: 'AA-37',
  });
});

test('anything after the end', () => {
  const match = openMatch({ script: [['sidekick', 'mole', 'down']] });
  expect(refusalOf(match, 1, { type: 'recruit', card: 'up' })).toEqual({ code: 'match-over', rule: null });
});

test.each(subject.setups)('a move is legal exactly where nothing refuses it: %j', (setup) => {
  const codes = [...MOVES.keys()] as Move[];
  for (let seed = 0; seed < 15; seed++) {
    for (const { match } of randomTurns(setup, seed)) {
      for (const seat of SEATS.slice(0, setup.players)) {
        const listed = new MoveList();
        legal(match.state as State, seat, listed);
        const possible = codes.filter((code) => refuse(match.state as State, seat, code) === null);
        expect(listed.toArray().sort((a, b) => a - b)).toEqual(possible);
      }
    }
  }
});
