import type { Match } from '@safehouse/contract';
import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { at, legal, open, play, refusal, told, viewOf } from './testing.ts';

const HIT_OR_STOP = [{ type: 'hit' }, { type: 'stop' }];

/** Deck orders: eight cards up to 22.5, four more up to 29, then two. */
const LONG = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

function hits(count: number): 'hit'[] {
  return Array.from({ length: count }, () => 'hit');
}

/** Seat 0 uses up its deck in three columns; seat 1 has played two. */
function emptied(): Match {
  const match = open({ decks: [[LONG], []] });
  play(match, 0, ...hits(7), 'stop', 0, 'stop');
  play(match, 1, ...hits(3), 'stop', 1, 'stop');
  return match;
}

describe('placing', () => {
  test('[KO-7] the drawn card goes face up to any mission without an own card, and players alternate', () => {
    const match = open({ decks: [[['9', '4']], [['3']]] });
    expect(at(match)).toMatchObject({ active: 0, drawn: '9', turnMission: null });
    expect(legal(match)).toEqual([0, 1, 2, 3].map((mission) => ({ type: 'place', mission })));
    play(match, 2);
    expect(at(match)).toMatchObject({ active: 0, drawn: null, turnMission: 2 });
    expect(at(match).columns[0][2]).toEqual([{ card: '9', up: true }]);
    play(match, 'stop');
    expect(at(match)).toMatchObject({ active: 1, drawn: '3', turnMission: null });
    play(match, 2, 'stop');
    expect(at(match)).toMatchObject({ active: 0, drawn: '4' });
  });

  test('[KO-7] only the owner sees the drawn card', () => {
    const match = open({ decks: [[['9']], []] });
    expect([0, 1, 'spectator' as const].map((viewer) => viewOf(match, viewer).drawn)).toEqual([
      '9',
      { closed: 1 },
      { closed: 1 },
    ]);
  });

  test('[KO-11] a mission played to is closed for the round', () => {
    const match = open({});
    play(match, 1, 'stop', 1, 'stop');
    expect(legal(match)).toEqual([0, 2, 3].map((mission) => ({ type: 'place', mission })));
    expect(refusal(match, 1)).toEqual({ code: 'mission-closed', rule: 'KO-11' });
    expect(refusal(match, 'stop')).toEqual({ code: 'place-first', rule: 'KO-7' });
    play(match, 0);
    expect(refusal(match, 2)).toEqual({ code: 'already-placed', rule: 'KO-7' });
  });
});

describe('hitting', () => {
  test('[KO-8] more cards go face down onto the same mission', () => {
    const match = open({ decks: [[['9', '4', '2']], []] });
    const news = play(match, 3, 'hit', 'hit');
    expect(at(match).columns[0][3]).toEqual([
      { card: '9', up: true },
      { card: '4', up: false },
      { card: '2', up: false },
    ]);
    expect(told(SEATS[0], news)).toEqual([{ type: 'hit', seat: 0, mission: 3, card: '2' }]);
    expect(told(SEATS[1], news)).toEqual([{ type: 'hit', seat: 0, mission: 3, card: { closed: 1 } }]);
  });

  test.each([
    { name: 'exactly 21', deck: ['10', '9', '2'], moves: HIT_OR_STOP },
    { name: '21.5', deck: ['10', '9', '2', '0.5'], moves: [{ type: 'stop' }] },
    { name: 'aces count 1', deck: ['10', 'ace', '9', 'ace'], moves: HIT_OR_STOP },
    { name: 'aces too count', deck: ['10', '9', 'ace', 'ace', '0.5'], moves: [{ type: 'stop' }] },
  ] as const)('[KO-9] over 21 the only move is to stop: $name', ({ deck, moves }) => {
    const match = open({ decks: [[deck], []] });
    play(match, 0, ...hits(deck.length - 1));
    expect(legal(match)).toEqual(moves);
  });

  test('[KO-9] who passed 21 stops by a move like any other, and nobody is told why', () => {
    const over = open({ decks: [[['10', '9', '8']], []] });
    const under = open({ decks: [[['10', '2', '3']], []] });
    play(over, 0, 'hit', 'hit');
    play(under, 0, 'hit', 'hit');
    expect(refusal(over, 'hit')).toEqual({ code: 'over-21', rule: 'KO-9' });
    expect(viewOf(over, 1)).toEqual(viewOf(under, 1));
    expect(told(SEATS[1], play(over, 'stop'))).toEqual(told(SEATS[1], play(under, 'stop')));
    expect(viewOf(over, 1)).toEqual(viewOf(under, 1));
  });
});

describe('an empty deck', () => {
  test('[KO-12] the turn ends with the last card, and its player is skipped from then on', () => {
    const match = emptied();
    const news = play(match, 2, 'hit');
    expect(told('spectator', news).map(({ type }) => type)).toEqual(['hit', 'stopped', 'drew']);
    expect(at(match)).toMatchObject({ active: 1, turnMission: null });
    play(match, 2, 'stop');
    expect(at(match)).toMatchObject({ active: 1, phase: 'play' });
    play(match, 3, 'stop');
    expect(at(match).phase).not.toBe('play');
  });

  test('[KO-12] the last card may be the one that is placed', () => {
    const match = emptied();
    play(match, 2, 'stop', 2, 'stop');
    expect(at(match)).toMatchObject({ active: 0, drawn: '10' });
    expect(at(match).decks[0]).toEqual([]);
    play(match, 3);
    expect(at(match)).toMatchObject({ active: 1, turnMission: null });
  });

  test('[KO-12] play ends when both have no card left, whatever missions are open', () => {
    const match = open({ decks: [[LONG], [LONG]] });
    play(match, 0, ...hits(7), 'stop', 0, ...hits(7), 'stop');
    play(match, 1, ...hits(3), 'stop', 1, ...hits(3), 'stop', 2, 'hit', 2, 'hit');
    expect(at(match)).toMatchObject({ phase: 'declare', active: 0 });
  });
});
