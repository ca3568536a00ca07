import type { Match } from '@safehouse/contract';
import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { describeMatch, factsFor, legalMoves, openMatch, playMoves, refusalFor, viewFor } from './test-helpers.ts';

const HIT_OR_STOP = [{ type: 'hit' }, { type: 'stop' }];

/** Deck orders: eight cards up to 22.5, four more up to 29, then two. */
const ASCENDING_DECK = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

function hits(count: number): 'hit'[] {
  return Array.from({ length: count }, () => 'hit');
}

/** Seat 0 uses up its deck in three columns; seat 1 has played two. */
function openWithEmptyDeck(): Match {
  const match = openMatch({ decks: [[ASCENDING_DECK], []] });
  playMoves(match, 0, ...hits(7), 'stop', 0, 'stop');
  playMoves(match, 1, ...hits(3), 'stop', 1, 'stop');
  return match;
}

describe('placing', () => {
  test('[KO-7] the drawn card goes face up to any mission without an own card, and players alternate', () => {
    const match = openMatch({ decks: [[['9', '4']], [['3']]] });
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: '9', turnMission: null });
    expect(legalMoves(match)).toEqual([0, 1, 2, 3].map((mission) => ({ type: 'place', mission })));
    playMoves(match, 2);
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: null, turnMission: 2 });
    expect(describeMatch(match).columns[0][2]).toEqual([{ card: '9', up: true }]);
    playMoves(match, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 1, drawn: '3', turnMission: null });
    playMoves(match, 2, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: '4' });
  });

  test('[KO-7] only the owner sees the drawn card', () => {
    const match = openMatch({ decks: [[['9']], []] });
    expect([0, 1, 'spectator' as const].map((viewer) => viewFor(match, viewer).drawn)).toEqual([
      '9',
      { closed: 1 },
      { closed: 1 },
    ]);
  });

  test('[KO-11] a mission played to is closed for the round', () => {
    const match = openMatch({});
    playMoves(match, 1, 'stop', 1, 'stop');
    expect(legalMoves(match)).toEqual([0, 2, 3].map((mission) => ({ type: 'place', mission })));
    expect(refusalFor(match, 1)).toEqual({ code: 'mission-closed', rule: 'KO-11' });
    expect(refusalFor(match, 'stop')).toEqual({ code: 'place-first', rule: 'KO-7' });
    playMoves(match, 0);
    expect(refusalFor(match, 2)).toEqual({ code: 'already-placed', rule: 'KO-7' });
  });
});

describe('hitting', () => {
  test('[KO-8] more cards go face down onto the same mission', () => {
    const match = openMatch({ decks: [[['9', '4', '2']], []] });
    const facts = playMoves(match, 3, 'hit', 'hit');
    expect(describeMatch(match).columns[0][3]).toEqual([
      { card: '9', up: true },
      { card: '4', up: false },
      { card: '2', up: false },
    ]);
    expect(factsFor(SEATS[0], facts)).toEqual([{ type: 'hit', seat: 0, mission: 3, card: '2' }]);
    expect(factsFor(SEATS[1], facts)).toEqual([{ type: 'hit', seat: 0, mission: 3, card: { closed: 1 } }]);
  });

  test.each([
    { name: 'exactly 21', deck: ['10', '9', '2'], moves: HIT_OR_STOP },
    { name: '21.5', deck: ['10', '9', '2', '0.5'], moves: [{ type: 'stop' }] },
    { name: 'aces count 1', deck: ['10', 'ace', '9', 'ace'], moves: HIT_OR_STOP },
    { name: 'aces too count', deck: ['10', '9', 'ace', 'ace', '0.5'], moves: [{ type: 'stop' }] },
  ] as const)('[KO-9] over 21 the only move is to stop: $name', ({ deck, moves }) => {
    const match = openMatch({ decks: [[deck], []] });
    playMoves(match, 0, ...hits(deck.length - 1));
    expect(legalMoves(match)).toEqual(moves);
  });

  test('[KO-9] a player above 21 stops by a normal move, and no fact says why', () => {
    const over = openMatch({ decks: [[['10', '9', '8']], []] });
    const under = openMatch({ decks: [[['10', '2', '3']], []] });
    playMoves(over, 0, 'hit', 'hit');
    playMoves(under, 0, 'hit', 'hit');
    expect(refusalFor(over, 'hit')).toEqual({ code: 'over-21', rule: 'KO-9' });
    expect(viewFor(over, 1)).toEqual(viewFor(under, 1));
    expect(factsFor(SEATS[1], playMoves(over, 'stop'))).toEqual(factsFor(SEATS[1], playMoves(under, 'stop')));
    expect(viewFor(over, 1)).toEqual(viewFor(under, 1));
  });
});

describe('an empty deck', () => {
  test('[KO-12] the turn ends with the last card, and its player is skipped from then on', () => {
    const match = openWithEmptyDeck();
    const facts = playMoves(match, 2, 'hit');
    expect(factsFor('spectator', facts).map(({ type }) => type)).toEqual(['hit', 'stopped', 'drew']);
    expect(describeMatch(match)).toMatchObject({ active: 1, turnMission: null });
    playMoves(match, 2, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 1, phase: 'play' });
    playMoves(match, 3, 'stop');
    expect(describeMatch(match).phase).not.toBe('play');
  });

  test('[KO-12] the last card may be the one that is placed', () => {
    const match = openWithEmptyDeck();
    playMoves(match, 2, 'stop', 2, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: '10' });
    expect(describeMatch(match).decks[0]).toEqual([]);
    playMoves(match, 3);
    expect(describeMatch(match)).toMatchObject({ active: 1, turnMission: null });
  });

  test('[KO-12] play ends when both have no card left, whatever missions are open', () => {
    const match = openMatch({ decks: [[ASCENDING_DECK], [ASCENDING_DECK]] });
    playMoves(match, 0, ...hits(7), 'stop', 0, ...hits(7), 'stop');
    playMoves(match, 1, ...hits(3), 'stop', 1, ...hits(3), 'stop', 2, 'hit', 2, 'hit');
    expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 0 });
  });
});
