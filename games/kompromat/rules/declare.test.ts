import { expect, test } from 'vitest';
import {
  describeMatch,
  legalMoves,
  openMatch,
  playMoves,
  playSingleCards,
  playToRound,
  refusalFor,
} from './test-helpers.ts';

const declareMove = (elevens: number) => ({ type: 'declare', elevens }) as const;
const faceUpFlags = (match: ReturnType<typeof openMatch>, seat: number) =>
  describeMatch(match).columns[seat][0].map((card) => card.up);

test('[KO-13] the starter turns up and fixes the aces first; the other stays down until then', () => {
  const match = openMatch({ decks: [[['ace', '5', 'ace', '4', '6']], [['ace', '8', '2', '3', '4']]] });
  playMoves(match, 0, 'hit', 'stop', 0, 'hit', 'stop');
  playSingleCards(match);
  expect(describeMatch(match)).toMatchObject({
    phase: 'declare',
    active: 0,
    declared: [null, null],
    pending: null,
  });
  expect([faceUpFlags(match, 0), faceUpFlags(match, 1)]).toEqual([
    [true, true],
    [true, false],
  ]);
  playMoves(match, declareMove(1));
  expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 1, declared: [16, null] });
  expect(faceUpFlags(match, 1)).toEqual([true, true]);
  playMoves(match, declareMove(1));
  expect(describeMatch(match)).toMatchObject({ won: [[], ['informant']] });
});

test('[KO-13] in a round that seat 1 starts, seat 1 declares first', () => {
  const match = openMatch({
    decks: [
      [[], ['ace']],
      [[], ['ace']],
    ],
  });
  playToRound(match, 2);
  playSingleCards(match);
  expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 1 });
  playMoves(match, declareMove(0));
  expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 0 });
});

test('[KO-13] with two aces none, one or both count 11, even if that fails', () => {
  const match = openMatch({ decks: [[['10', 'ace', 'ace', '2']], []] });
  playMoves(match, 0, 'hit', 'hit', 'stop');
  playSingleCards(match);
  expect(legalMoves(match)).toEqual([declareMove(0), declareMove(1), declareMove(2)]);
  playMoves(match, declareMove(2));
  expect(describeMatch(match).tokens).toEqual([1, 0]);
});

test('[KO-13] missions are resolved from 0 to 3, and without aces by themselves', () => {
  const match = openMatch({ decks: [[['10', '9', '8', 'ace']], [['2', '3', '4', '5']]] });
  playSingleCards(match);
  expect(describeMatch(match).missions.map(({ state }) => state)).toEqual(['resolved', 'resolved', 'resolved', 'open']);
  expect(describeMatch(match).won[0]).toEqual(['informant', 'pursuit', 'safe-house']);
  expect(legalMoves(match)).toEqual([declareMove(0), declareMove(1)]);
  expect(refusalFor(match, declareMove(2))).toEqual({ code: 'too-few-aces', rule: 'KO-13' });
  expect(refusalFor(match, 'pass')).toEqual({ code: 'no-window', rule: 'KO-30' });
});

test('declaring is for the reveal', () => {
  expect(refusalFor(openMatch({}), declareMove(0))).toEqual({ code: 'not-declaring', rule: 'KO-13' });
});
