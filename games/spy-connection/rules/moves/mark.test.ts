import { describe, expect, test } from 'vitest';
import {
  accept,
  connect,
  crossingEdition,
  discard,
  end,
  mark,
  recall,
  TestMatch,
  travel,
  unmark,
} from '../test-helpers.ts';

describe('the printed example: two missions end in Madrid', () => {
  /** London is marked on m13 and Paris on m02, which gives an extra turn; both lack Madrid. */
  const inMadrid = () => {
    const match = new TestMatch({ missions: ['m13', 'm33', 'm34', 'm35', 'm02'], start: ['st2', 'st3'] });
    const rival = [discard('st3'), accept(0), discard('m33'), end];
    match.play(accept(0), mark('m13'), end, ...rival, accept(2), end, accept(0), discard('m34'), end);
    match.play(connect('LON-PAR'), mark('m02'), end, accept(0), end, connect('PAR-MAD'));
    return match;
  };

  test('[SC-23] the first gives its agents back for the second, which wins another turn', () => {
    const match = inMadrid();
    expect(match.player(0)).toMatchObject({
      supply: 5,
      missions: [{ id: 'st2' }, { id: 'm13', marked: ['LON'] }, { id: 'm02', planning: 2, marked: ['PAR'] }],
    });
    expect(match.play(mark('m13'))).toEqual([
      { type: 'marked', seat: 0, mission: 'm13', city: 'MAD' },
      { type: 'completed', seat: 0, mission: 'm13', agents: 2, points: 4, extraTurn: false },
    ]);
    expect(match.player(0)).toMatchObject({ supply: 6, completed: ['m13'], score: 4 + 1 + 1 });
    match.play(mark('m02'));
    expect(match.player(0)).toMatchObject({ supply: 9, completed: ['m13', 'm02'], score: 4 + 2 + 1 });
    expect(match.described.extraTurns).toBe(1);
    expect(match.play(end)).toEqual([{ type: 'turn-began', seat: 0, turn: 'extra' }]);
    expect(match.described).toMatchObject({ active: 0, phase: 'action', extraTurns: 0, markedThisTurn: [] });
  });

  test('[SC-25] the extra turn must be played: it cannot be ended before something is done', () => {
    const match = inMadrid();
    match.play(mark('m02'), end);
    expect(match.refusal(end)).toEqual({ code: 'nothing-done', rule: 'SC-10' });
  });
});

describe('marking', () => {
  test('[SC-22] comes after the rest of the turn, also after accept, and only where the spy stands', () => {
    const match = new TestMatch({ missions: ['m13', 'm02'], start: ['st2', 'st1'] });
    expect(match.refusal(mark('st2'))).toEqual({ code: 'mark-too-early', rule: 'SC-22' });
    match.play(accept(0));
    expect(match.refusal(mark('st2'))).toEqual({ code: 'already-marked', rule: 'SC-22' });
    expect(match.refusal(mark('m02'))).toEqual({ code: 'not-your-mission', rule: 'SC-22' });
    match.play(mark('m13'));
    expect(match.described.markedThisTurn).toEqual([{ mission: 'm13', city: 'LON' }]);
    match.play(end, accept(0), end, connect('LON-PAR'));
    expect(match.refusal(mark('m13'))).toEqual({ code: 'city-not-shown', rule: 'SC-22' });
    expect(match.legalMoves()).toContainEqual(end);
  });

  test('[SC-22] after travel alone settles that the turn was C', () => {
    const match = new TestMatch({ missions: ['m13'], start: ['st2', 'st1'] });
    match.play(accept(0), end, accept(0), end, connect('LON-PAR'), end, accept(0), end, travel('LON'));
    expect(match.described.phase).toBe('action');
    expect(match.legalMoves('connect')).toEqual([connect('LON-BER')]);
    match.play(mark('m13'));
    expect(match.described).toMatchObject({ phase: 'wrap-up', travelled: true });
    expect(match.refusal(connect('LON-BER'))).toEqual({ code: 'turn-used', rule: 'SC-10' });
  });

  test('[SC-22] cities passed on the way do not count, and marks keep the order of the card', () => {
    const match = new TestMatch({ missions: ['m37'], start: ['st1', 'st3'] });
    match.play(accept(0), end, accept(0), end, connect('PAR-MAD'), mark('m37'), end, accept(0), end);
    match.play(connect('LON-PAR'), mark('m37'));
    expect(match.player(0).missions[1].marked).toEqual(['LON', 'PAR']);
  });

  test('[SC-22] need not be done', () => {
    const match = new TestMatch({ missions: ['m13'], start: ['st2', 'st1'] });
    match.play(accept(0), end);
    expect(match.player(0).missions[1].marked).toEqual([]);
  });
});

test('[SC-23] a mission with one city is complete with one mark', () => {
  const match = new TestMatch({ edition: crossingEdition(), start: ['sa', 'sb'] });
  match.play(accept(0), mark('1'));
  expect(match.player(0)).toMatchObject({ supply: 7, completed: ['1'] });
  expect(match.described.markedThisTurn).toEqual([{ mission: '1', city: 'A' }]);
});

test('[SC-24] with an empty supply agents are taken back before marking', () => {
  const match = new TestMatch({ edition: crossingEdition({ agents: 5 }), start: ['sa', 'sd'] });
  match.play(accept(0), end, accept(0), end, connect('AB'), end, discard('2'), accept(0), end);
  match.play(travel('A'), connect('AC'), end, discard('3'), accept(0), end, travel('A'));
  expect(match.player(0)).toMatchObject({ supply: 0, spy: 'A', agents: { a: 1, x: 1, b: 1, ac: 1 } });
  expect(match.refusal(mark('1'))).toEqual({ code: 'supply-empty', rule: 'SC-24' });
  match.play(recall('b'), mark('1'));
  expect(match.player(0).completed).toEqual(['1']);
});

describe('taking back a mark', () => {
  const markedInLondon = () => {
    const match = new TestMatch({ missions: ['m13', 'm25'], start: ['st2', 'st1'] });
    match.play(accept(0), mark('m13'));
    return match;
  };

  test('[SC-20] not in the turn it was placed', () => {
    const match = markedInLondon();
    expect(match.refusal(unmark('m13', 'LON'))).toEqual({ code: 'marked-this-turn', rule: 'SC-20' });
    expect(match.refusal(unmark('m13', 'MAD'))).toEqual({ code: 'not-marked', rule: 'SC-20' });
    expect(match.refusal(unmark('m25', 'LON'))).toEqual({ code: 'not-your-mission', rule: 'SC-20' });
    expect(match.legalMoves('unmark')).toEqual([unmark('st2', 'LON')]);
  });

  test("later, at any time of the own turn; in the spy's city it can be set again once", () => {
    const match = markedInLondon();
    match.play(end, accept(0), end);
    const facts = match.play(unmark('m13', 'LON'));
    expect(facts).toEqual([{ type: 'unmarked', seat: 0, mission: 'm13', city: 'LON' }]);
    expect(match.player(0)).toMatchObject({ supply: 14, score: 1 });
    match.play(accept(0), mark('m13'));
    expect(match.refusal(unmark('m13', 'LON')).code).toBe('marked-this-turn');
    match.play(unmark('st2', 'LON'), mark('st2'));
    expect(match.legalMoves('unmark')).toEqual([]);
    expect(match.described.markedThisTurn).toHaveLength(2);
  });
});

describe('discarding', () => {
  test('[SC-21] brings all agents of the card home and takes it out of the game', () => {
    const match = new TestMatch({ missions: ['m33', 'm34', 'm35', 'm13'], start: ['st2', 'st1'] });
    match.play(accept(3), mark('m13'));
    expect(match.player(0).supply).toBe(11);
    const facts = match.play(discard('m13'));
    expect(facts).toEqual([{ type: 'discarded', seat: 0, mission: 'm13', agents: 3 }]);
    expect(match.player(0).supply).toBe(14);
    expect(match.described.removed).toEqual(['st3', 'st4', 'st5', 'm13']);
    expect(match.described.markedThisTurn).toEqual([{ mission: 'm13', city: 'LON' }]);
  });

  test('[SC-21] costs no turn, and completed missions stay', () => {
    const match = new TestMatch({ edition: crossingEdition(), start: ['sa', 'sb'] });
    match.play(discard('sa'));
    expect(match.described).toMatchObject({ phase: 'action', active: 0 });
    match.play(accept(0), mark('1'));
    expect(match.refusal(discard('1'))).toEqual({ code: 'not-your-mission', rule: 'SC-21' });
  });
});

test('[SC-25] two extra-turn missions in one turn give two turns', () => {
  const missions = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    id,
    cities: ['A'],
    points: 1,
    extraTurn: true,
  }));
  const match = new TestMatch({ edition: crossingEdition({ missions }), start: ['sb', 'sd'] });
  match.play(discard('sb'), accept(0), end, accept(0), discard('2'), end);
  match.play(accept(0), end, accept(0), discard('4'), end);
  match.play(connect('AB'), mark('1'), mark('3'));
  expect(match.described).toMatchObject({ extraTurns: 2 });
  match.play(end);
  expect(match.described).toMatchObject({ active: 0, extraTurns: 1 });
  match.play(accept(0), mark('5'));
  expect(match.described).toMatchObject({ active: 0, extraTurns: 2 });
});
