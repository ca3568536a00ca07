import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  factsFor,
  legalMoves,
  openMatchWithItems,
  playMoves,
  refusalFor,
  usableItems,
  viewFor,
} from '../test-helpers.ts';

const TRACKER_MOVE = { type: 'use', item: 'gps-tracker' } as const;
const TRACKER_BY_STICK = { type: 'use', item: 'usb-stick', as: 'gps-tracker' } as const;
const ASCENDING_DECK = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

describe('gps-tracker', () => {
  test('[KO-25] undoes the card that went over 21, and the turn goes on', () => {
    const match = openMatchWithItems({ items: ['gps-tracker'], ownDeck: ['10', '7', '6', '2'] });
    playMoves(match, 0, 'stop');
    expect(refusalFor(match, TRACKER_MOVE)).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
    playMoves(match, 0, 'hit', 'hit');
    expect(legalMoves(match)).toEqual([{ type: 'stop' }, TRACKER_MOVE]);
    const facts = playMoves(match, TRACKER_MOVE);
    expect(factsFor(SEATS[0], facts)[1]).toEqual({ type: 'put-back', seat: 0, mission: 0, card: '6' });
    expect(factsFor(SEATS[1], facts)[1]).toEqual({
      type: 'put-back',
      seat: 0,
      mission: 0,
      card: { closed: 1 },
    });
    expect(describeMatch(match).columns[0][0].map(({ card }) => card)).toEqual(['10', '7']);
    expect(describeMatch(match).decks[0][0]).toBe('6');
    expect(legalMoves(match)).toEqual([{ type: 'hit' }, { type: 'stop' }]);
  });

  test('[KO-10] the card on top of the deck stays known to its owner until it is drawn', () => {
    const match = openMatchWithItems({ items: ['gps-tracker'], ownDeck: ['10', '7', '6', '2'] });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', TRACKER_MOVE);
    expect(viewFor(match, 0).decks[0]).toEqual({ known: ['6'], rest: { closed: 11 } });
    expect(viewFor(match, 1).decks[0]).toEqual({ known: { closed: 1 }, rest: { closed: 11 } });
    playMoves(match, 'stop', 1, 'stop');
    expect(describeMatch(match).drawn).toBe('6');
    expect(viewFor(match, 0).decks[0]).toEqual({ known: [], rest: { closed: 11 } });
  });

  test('[KO-12] with an empty deck the turn waits as long as it is usable', () => {
    const match = openMatchWithItems({ items: ['gps-tracker', 'usb-stick'], ownDeck: ASCENDING_DECK });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit');
    expect(describeMatch(match)).toMatchObject({ active: 0, turnMission: 2 });
    expect(describeMatch(match).decks[0]).toEqual([]);
    expect(legalMoves(match)).toEqual([{ type: 'stop' }, TRACKER_MOVE]);
    playMoves(match, TRACKER_MOVE);
    expect(legalMoves(match)).toEqual([{ type: 'hit' }, { type: 'stop' }]);
    playMoves(match, 'hit');
    expect(legalMoves(match)).toEqual([{ type: 'stop' }, TRACKER_BY_STICK]);
    playMoves(match, TRACKER_BY_STICK, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 1 });
    playMoves(match, 3, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: '10' });
    playMoves(match, 3);
    expect(describeMatch(match).phase).not.toBe('play');
  });

  test('[KO-12] a turn without cards ends when the stick has gone on something else', () => {
    const match = openMatchWithItems({
      items: ['gps-tracker', 'usb-stick', 'night-vision'],
      ownDeck: ASCENDING_DECK,
    });
    playMoves(match, 0, 'stop', { type: 'use', item: 'night-vision' });
    playMoves(match, 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', TRACKER_MOVE, 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit');
    expect(legalMoves(match)).toEqual([{ type: 'stop' }, TRACKER_BY_STICK]);
    expect(refusalFor(match, { type: 'use', item: 'usb-stick', as: 'night-vision' })).toEqual({
      code: 'deck-empty',
      rule: 'KO-12',
    });
    playMoves(match, TRACKER_BY_STICK);
    playMoves(match, 'hit');
    expect(describeMatch(match)).toMatchObject({ active: 1, turnMission: null });
  });

  test('[KO-25] is for the own turn, not for windows', () => {
    const match = openMatchWithItems({
      items: ['gps-tracker', 'newspaper'],
      ownDeck: ['2', '3', '4', '5', '6'],
    });
    playMoves(match, 0, 'stop', 0, 'hit', 'stop', 1, 'stop', 1, 'stop', 2, 'stop', 2, 'stop', 3, 'stop', 3, 'stop');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(usableItems(match)).toEqual(['newspaper']);
    expect(refusalFor(match, TRACKER_MOVE)).toEqual({ code: 'only-in-own-turn', rule: 'KO-25' });
  });
});
