import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { at, open, play } from './testing.ts';

function refusal(match: ReturnType<typeof open>, seat: number, move: object) {
  const before = JSON.stringify(at(match));
  const played = match.play(SEATS[seat], move);
  if (played.ok) throw new Error(`${JSON.stringify(move)} was not refused`);
  expect(JSON.stringify(at(match)), 'a refused move changes nothing').toBe(before);
  return played.refusal;
}

const HAND = ['enforcer', 'enforcer', 'sentinel', 'mole'] as const;

test('what is no move at all', () => {
  const match = open({ hands: [HAND] });
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
  for (const move of strange) expect(refusal(match, 0, move)).toEqual({ code: 'unknown-move', rule: null });
});

test('a seat that is not asked', () => {
  const match = open({ hands: [HAND] });
  expect(refusal(match, 1, { type: 'recruit', card: 'up' })).toEqual({ code: 'not-to-act', rule: null });
});

test('[AA-6] a move of another phase', () => {
  const match = open({ hands: [HAND] });
  const wrong = { code: 'wrong-phase', rule: 'AA-6' };
  expect(refusal(match, 0, { type: 'recruit', card: 'up' })).toEqual(wrong);
  expect(refusal(match, 0, { type: 'take', card: 'watchtower', hand: 0 })).toEqual(wrong);
  expect(refusal(match, 0, { type: 'resolve', agent: null })).toEqual(wrong);
  play(match, 0, { type: 'offer', up: 'mole', down: 'sentinel' });
  expect(refusal(match, 1, { type: 'offer', up: 'mole', down: 'sentinel' })).toEqual({
    code: 'wrong-phase',
    rule: 'AA-10',
  });
});

test('cards that are not in hand, or not twice', () => {
  const match = open({ hands: [HAND] });
  const absent = { code: 'not-in-hand', rule: 'AA-6' };
  expect(refusal(match, 0, { type: 'offer', up: 'sidekick', down: 'mole' })).toEqual(absent);
  expect(refusal(match, 0, { type: 'offer', up: 'mole', down: 'sidekick' })).toEqual(absent);
  expect(refusal(match, 0, { type: 'offer', up: 'mole', down: 'mole' })).toEqual(absent);
  expect(refusal(match, 0, { type: 'swap', card: 'sidekick' })).toEqual(absent);
});

test('[AA-7] two cards of one name', () => {
  const match = open({ hands: [HAND] });
  expect(refusal(match, 0, { type: 'offer', up: 'enforcer', down: 'enforcer' })).toEqual({
    code: 'same-name',
    rule: 'AA-7',
  });
});

test('[AA-8] a fifth swap', () => {
  const script = ['saboteur', 'saboteur', 'saboteur', 'saboteur'] as const;
  const match = open({ script: script.map((card) => ({ seat: 0, type: 'swap', card })), hands: [HAND] });
  expect(refusal(match, 0, { type: 'swap', card: 'mole' })).toEqual({ code: 'no-swaps-left', rule: 'AA-8' });
});

test('[AA-34] playing alone in a pair, or as a pair alone', () => {
  const pair = open({ players: 4, hands: [HAND, [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']] });
  expect(refusal(pair, 0, { type: 'offer', up: 'mole', down: 'enforcer' })).toEqual({
    code: 'play-with-mate',
    rule: 'AA-34',
  });
  play(pair, 0, { type: 'lead', card: 'enforcer' });
  expect(refusal(pair, 2, { type: 'follow', card: 'enforcer' })).toEqual({
    code: 'same-name-as-mate',
    rule: 'AA-34',
  });
  expect(refusal(pair, 2, { type: 'follow', card: 'mole' })).toEqual({ code: 'not-in-hand', rule: 'AA-6' });
  expect(refusal(pair, 0, { type: 'lead', card: 'mole' })).toEqual({ code: 'not-to-act', rule: null });
  const alone = open({ hands: [HAND] });
  expect(refusal(alone, 0, { type: 'lead', card: 'mole' })).toEqual({ code: 'play-alone', rule: 'AA-34' });
});

test('[AA-34] leading after the mate has led, or following before', () => {
  const match = open({ players: 4, hands: [HAND, [], ['enforcer', 'sentinel', 'saboteur', 'daredevil']] });
  const outOfOrder = { code: 'out-of-order', rule: 'AA-34' };
  expect(refusal(match, 0, { type: 'follow', card: 'mole' })).toEqual(outOfOrder);
  play(match, 0, { type: 'lead', card: 'enforcer' });
  expect(refusal(match, 2, { type: 'lead', card: 'sentinel' })).toEqual(outOfOrder);
  expect(refusal(match, 2, { type: 'lead', card: 'enforcer' })).toEqual(outOfOrder);
});

test('[AA-21] a market card that is not there, or for a strange hand', () => {
  const match = open({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    market: ['outpost', 'watchtower', 'spycation', 'masterplan'],
  });
  expect(refusal(match, 0, { type: 'take', card: 'masterplan', hand: 0 })).toEqual({
    code: 'not-in-supply',
    rule: 'AA-21',
  });
  expect(refusal(match, 0, { type: 'take', card: 'outpost', hand: 1 })).toEqual({
    code: 'not-your-hand',
    rule: 'AA-24',
  });
  expect(refusal(match, 0, { type: 'swap', card: at(match).hands[0][0] })).toEqual({
    code: 'wrong-phase',
    rule: 'AA-21',
  });
});

test('[AA-24] an agent the ability cannot be about', () => {
  const match = open({
    mode: 'advanced',
    script: [['daredevil', 'codebreaker', 'down']],
    market: ['spycation'],
  });
  play(match, 0, { type: 'take', card: 'spycation', hand: 0 });
  expect(refusal(match, 0, { type: 'resolve', agent: 'mole' })).toEqual({
    code: 'not-possible',
    rule: 'AA-24',
  });
});

test('[AA-37] the vote one already has', () => {
  const match = open({ players: 3, lone: 0, hands: [HAND] });
  play(match, 0, { type: 'offer', up: 'mole', down: 'sentinel' });
  play(match, 2, { type: 'recruit', card: 'up' });
  expect(refusal(match, 2, { type: 'recruit', card: 'up' })).toEqual({
    code: 'vote-unchanged',
    rule: 'AA-37',
  });
});

test('anything after the end', () => {
  const match = open({ script: [['sidekick', 'mole', 'down']] });
  expect(refusal(match, 1, { type: 'recruit', card: 'up' })).toEqual({ code: 'match-over', rule: null });
});
