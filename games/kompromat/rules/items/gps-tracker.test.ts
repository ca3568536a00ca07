import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { at, legal, openArmed, play, refusal, told, usable, viewOf } from '../testing.ts';

const TRACK = { type: 'use', item: 'gps-tracker' } as const;
const TRACK_AGAIN = { type: 'use', item: 'usb-stick', as: 'gps-tracker' } as const;
const LONG = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

describe('gps-tracker', () => {
  test('[KO-25] undoes the card that went over 21, and the turn goes on', () => {
    const match = openArmed({ items: ['gps-tracker'], own: ['10', '7', '6', '2'] });
    play(match, 0, 'stop');
    expect(refusal(match, TRACK)).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
    play(match, 0, 'hit', 'hit');
    expect(legal(match)).toEqual([{ type: 'stop' }, TRACK]);
    const news = play(match, TRACK);
    expect(told(SEATS[0], news)[1]).toEqual({ type: 'put-back', seat: 0, mission: 0, card: '6' });
    expect(told(SEATS[1], news)[1]).toEqual({ type: 'put-back', seat: 0, mission: 0, card: { closed: 1 } });
    expect(at(match).columns[0][0].map(({ card }) => card)).toEqual(['10', '7']);
    expect(at(match).decks[0][0]).toBe('6');
    expect(legal(match)).toEqual([{ type: 'hit' }, { type: 'stop' }]);
  });

  test('[KO-10] the card on top of the deck stays known to its owner until it is drawn', () => {
    const match = openArmed({ items: ['gps-tracker'], own: ['10', '7', '6', '2'] });
    play(match, 0, 'stop', 0, 'hit', 'hit', TRACK);
    expect(viewOf(match, 0).decks[0]).toEqual({ known: ['6'], rest: { closed: 11 } });
    expect(viewOf(match, 1).decks[0]).toEqual({ known: { closed: 1 }, rest: { closed: 11 } });
    play(match, 'stop', 1, 'stop');
    expect(at(match).drawn).toBe('6');
    expect(viewOf(match, 0).decks[0]).toEqual({ known: [], rest: { closed: 11 } });
  });

  test('[KO-12] with an empty deck the turn waits as long as it is usable', () => {
    const match = openArmed({ items: ['gps-tracker', 'usb-stick'], own: LONG });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit');
    expect(at(match)).toMatchObject({ active: 0, turnMission: 2 });
    expect(at(match).decks[0]).toEqual([]);
    expect(legal(match)).toEqual([{ type: 'stop' }, TRACK]);
    play(match, TRACK);
    expect(legal(match)).toEqual([{ type: 'hit' }, { type: 'stop' }]);
    play(match, 'hit');
    expect(legal(match)).toEqual([{ type: 'stop' }, TRACK_AGAIN]);
    play(match, TRACK_AGAIN, 'stop');
    expect(at(match)).toMatchObject({ active: 1 });
    play(match, 3, 'stop');
    expect(at(match)).toMatchObject({ active: 0, drawn: '10' });
    play(match, 3);
    expect(at(match).phase).not.toBe('play');
  });

  test('[KO-12] a turn without cards ends when the stick has gone on something else', () => {
    const match = openArmed({ items: ['gps-tracker', 'usb-stick', 'night-vision'], own: LONG });
    play(match, 0, 'stop', { type: 'use', item: 'night-vision' });
    play(match, 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', TRACK, 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit');
    expect(legal(match)).toEqual([{ type: 'stop' }, TRACK_AGAIN]);
    expect(refusal(match, { type: 'use', item: 'usb-stick', as: 'night-vision' })).toEqual({
      code: 'deck-empty',
      rule: 'KO-12',
    });
    play(match, TRACK_AGAIN);
    play(match, 'hit');
    expect(at(match)).toMatchObject({ active: 1, turnMission: null });
  });

  test('[KO-25] is for the own turn, not for windows', () => {
    const match = openArmed({ items: ['gps-tracker', 'newspaper'], own: ['2', '3', '4', '5', '6'] });
    play(
      match,
      0,
      'stop',
      0,
      'hit',
      'stop',
      1,
      'stop',
      1,
      'stop',
      2,
      'stop',
      2,
      'stop',
      3,
      'stop',
      3,
      'stop',
    );
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(usable(match)).toEqual(['newspaper']);
    expect(refusal(match, TRACK)).toEqual({ code: 'only-in-own-turn', rule: 'KO-25' });
  });
});
