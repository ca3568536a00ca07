import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { at, openArmed, play, refusal, told, usable, viewOf } from '../testing.ts';

const LOOK = { type: 'use', item: 'night-vision' } as const;
const LONG = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

describe('night-vision', () => {
  test('[KO-25] shows the next five cards to their owner alone, the drawn card not among them', () => {
    const match = openArmed({ items: ['night-vision'], own: ['9', '5', '3', '4', '2', '8', '6'] });
    play(match, 0, 'stop');
    const news = play(match, LOOK);
    const known = ['5', '3', '4', '2', '8'];
    expect(told(SEATS[0], news)[1]).toEqual({ type: 'looked', seat: 0, cards: known });
    expect(told(SEATS[1], news)[1]).toEqual({ type: 'looked', seat: 0, cards: { closed: 5 } });
    expect(viewOf(match, 0).decks[0]).toEqual({ known, rest: { closed: 8 } });
    expect(viewOf(match, 1).decks[0]).toEqual({ known: { closed: 5 }, rest: { closed: 8 } });
    expect(viewOf(match, 'spectator').decks[0]).toEqual({ known: { closed: 5 }, rest: { closed: 8 } });
  });

  test('[KO-10] what was seen stays known while it lies there, also through turns', () => {
    const match = openArmed({ items: ['night-vision'], own: ['9', '5', '3', '4', '2', '8', '6'] });
    play(match, 0, 'stop', LOOK, 0, 'hit', 'stop', 1, 'stop');
    expect(at(match).drawn).toBe('3');
    expect(viewOf(match, 0).decks[0]).toEqual({ known: ['4', '2', '8'], rest: { closed: 8 } });
  });

  test('[KO-25] shows all cards if there are fewer, and needs one', () => {
    const match = openArmed({ items: ['night-vision'], own: LONG });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop');
    expect(usable(match)).toEqual(['night-vision']);
    play(match, 2, 'stop', 3, 'stop');
    expect(at(match)).toMatchObject({ active: 0, drawn: '10' });
    expect(usable(match)).toEqual([]);
    expect(refusal(match, LOOK)).toEqual({ code: 'deck-empty', rule: 'KO-12' });
  });

  test('[KO-25] with one card left it shows that one', () => {
    const match = openArmed({ items: ['night-vision'], own: LONG });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', LOOK);
    expect(viewOf(match, 0).decks[0]).toEqual({ known: ['10'], rest: { closed: 0 } });
  });
});
