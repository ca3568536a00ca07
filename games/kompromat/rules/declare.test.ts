import { expect, test } from 'vitest';
import { at, legal, open, play, playSingles, playToRound, refusal } from './testing.ts';

const declare = (elevens: number) => ({ type: 'declare', elevens }) as const;
const faces = (match: ReturnType<typeof open>, seat: number) =>
  at(match).columns[seat][0].map((card) => card.up);

test('[KO-13] the starter turns up and fixes the aces first; the other stays down until then', () => {
  const match = open({ decks: [[['ace', '5', 'ace', '4', '6']], [['ace', '8', '2', '3', '4']]] });
  play(match, 0, 'hit', 'stop', 0, 'hit', 'stop');
  playSingles(match);
  expect(at(match)).toMatchObject({ phase: 'declare', active: 0, declared: [null, null], pending: null });
  expect([faces(match, 0), faces(match, 1)]).toEqual([
    [true, true],
    [true, false],
  ]);
  play(match, declare(1));
  expect(at(match)).toMatchObject({ phase: 'declare', active: 1, declared: [16, null] });
  expect(faces(match, 1)).toEqual([true, true]);
  play(match, declare(1));
  expect(at(match)).toMatchObject({ won: [[], ['informant']] });
});

test('[KO-13] in a round that seat 1 starts, seat 1 declares first', () => {
  const match = open({
    decks: [
      [[], ['ace']],
      [[], ['ace']],
    ],
  });
  playToRound(match, 2);
  playSingles(match);
  expect(at(match)).toMatchObject({ phase: 'declare', active: 1 });
  play(match, declare(0));
  expect(at(match)).toMatchObject({ phase: 'declare', active: 0 });
});

test('[KO-13] with two aces none, one or both count 11, even if that fails', () => {
  const match = open({ decks: [[['10', 'ace', 'ace', '2']], []] });
  play(match, 0, 'hit', 'hit', 'stop');
  playSingles(match);
  expect(legal(match)).toEqual([declare(0), declare(1), declare(2)]);
  play(match, declare(2));
  expect(at(match).tokens).toEqual([1, 0]);
});

test('[KO-13] missions are resolved from 0 to 3, and without aces by themselves', () => {
  const match = open({ decks: [[['10', '9', '8', 'ace']], [['2', '3', '4', '5']]] });
  playSingles(match);
  expect(at(match).missions.map(({ state }) => state)).toEqual(['resolved', 'resolved', 'resolved', 'open']);
  expect(at(match).won[0]).toEqual(['informant', 'pursuit', 'safe-house']);
  expect(legal(match)).toEqual([declare(0), declare(1)]);
  expect(refusal(match, declare(2))).toEqual({ code: 'too-few-aces', rule: 'KO-13' });
  expect(refusal(match, 'pass')).toEqual({ code: 'no-window', rule: 'KO-30' });
});

test('declaring is for the reveal', () => {
  expect(refusal(open({}), declare(0))).toEqual({ code: 'not-declaring', rule: 'KO-13' });
});
