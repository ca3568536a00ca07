import { describe, expect, test } from 'vitest';
import { accept, connect, crossingEdition, discard, end, mark, TestMatch, travel } from '../test-helpers.ts';

const MISSION_DECK = ['m13', 'm33', 'm02', 'm40', 'm07', 'm08'];

test('[SC-12] the printed example: the third place costs two agents, and the cards slide', () => {
  const match = new TestMatch({ missions: MISSION_DECK, start: ['st2', 'st1'] });
  const facts = match.play(accept(2));
  expect(match.player(0).missions[1]).toEqual({ id: 'm02', planning: 2, marked: [] });
  expect(match.player(0).supply).toBe(12);
  expect(match.described.display).toEqual(['m13', 'm33', 'm40', 'm07']);
  expect(facts).toEqual([
    { type: 'accepted', seat: 0, mission: 'm02', place: 2, planning: 2 },
    { type: 'revealed', mission: 'm07', place: 3 },
  ]);
});

test.each([
  ['light', [0, 1, 2, 2]],
  ['dark', [1, 2, 3, 3]],
])('[SC-12] planning on the %s side', (board, costs) => {
  const paid = costs.map((_, place) => {
    const match = new TestMatch({ options: { board } });
    match.play(accept(place));
    return match.player(0).missions[1].planning;
  });
  expect(paid).toEqual(costs);
});

test('[SC-11] no fourth unfinished mission; a discard makes room in the same turn', () => {
  const match = new TestMatch({ missions: MISSION_DECK });
  const others = [accept(0), end];
  match.play(accept(0), end, ...others, accept(0), end, ...others);
  expect(match.player(0).missions).toHaveLength(3);
  expect(match.legalMoves('accept')).toEqual([]);
  expect(match.refusal(accept(0))).toEqual({ code: 'mission-limit', rule: 'SC-11' });
  match.play(discard('m13'), accept(0));
  expect(match.player(0).missions).toHaveLength(3);
});

test('[SC-12] planning that supply cannot pay is refused', () => {
  const match = new TestMatch({
    edition: crossingEdition({ agents: 3, planning: { light: [0, 0, 2, 3], dark: [1, 1, 2, 2] } }),
  });
  expect(match.player(0).supply).toBe(2);
  expect(match.legalMoves('accept')).toEqual([accept(0), accept(1), accept(2)]);
  expect(match.refusal(accept(3))).toEqual({ code: 'planning-too-dear', rule: 'SC-12' });
});

describe('dark, with nothing unfinished', () => {
  test('[SC-13] any place is free, after discards of the same turn too', () => {
    const match = new TestMatch({
      options: { board: 'dark' },
      missions: MISSION_DECK,
      start: ['st2', 'st1'],
    });
    match.play(discard('st2'), accept(3));
    expect(match.player(0)).toMatchObject({ supply: 15, missions: [{ id: 'm40', planning: 0, marked: [] }] });
  });

  test('[SC-13] on the light side the place is paid all the same', () => {
    const match = new TestMatch({ missions: MISSION_DECK, start: ['st2', 'st1'] });
    match.play(discard('st2'), accept(3));
    expect(match.player(0)).toMatchObject({ supply: 13, missions: [{ id: 'm40', planning: 2, marked: [] }] });
  });
});

test('[SC-14] planning agents stay when others are taken back, and come home with the card', () => {
  const match = new TestMatch({ missions: MISSION_DECK, start: ['st2', 'st1'] });
  match.play(accept(3), end, accept(0), end);
  expect(match.player(0)).toMatchObject({
    supply: 12,
    missions: [{ id: 'st2' }, { id: 'm40', planning: 2 }],
  });
  expect(match.legalMoves('unmark')).toEqual([{ type: 'unmark', mission: 'st2', city: 'LON' }]);
  match.play(discard('m40'));
  expect(match.player(0).supply).toBe(14);
});

describe('the new mission', () => {
  test('[SC-15] comes at once, before any marking', () => {
    const match = new TestMatch({ missions: MISSION_DECK, start: ['st2', 'st1'] });
    match.play(accept(0));
    expect(match.described).toMatchObject({ phase: 'wrap-up', display: ['m33', 'm02', 'm40', 'm07'] });
    expect(match.legalMoves('mark')).toEqual([mark('m13')]);
  });

  test('[SC-15] does not come from an empty deck; the newest places stay empty', () => {
    const match = new TestMatch({ edition: crossingEdition({ missionsToEnd: 1 }), start: ['sa', 'sb'] });
    match.play(accept(0), end, accept(0), discard('2'), end);
    expect(match.described).toMatchObject({ display: ['3', '4', '5'], deck: [], removed: ['sd', '2'] });
    expect(match.refusal(accept(3))).toEqual({ code: 'empty-place', rule: 'SC-15' });
    const facts = match.play(discard('1'), accept(1));
    expect(match.described.display).toEqual(['3', '5']);
    expect(facts.map(({ type }) => type)).toEqual(['discarded', 'accepted']);
  });
});

test('[SC-18] no accept once the spy has travelled', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end, accept(0), end, travel('LON'));
  expect(match.legalMoves('accept')).toEqual([]);
  expect(match.refusal(accept(0))).toEqual({ code: 'accept-after-travel', rule: 'SC-18' });
});
