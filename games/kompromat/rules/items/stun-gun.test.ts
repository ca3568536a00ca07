import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  at,
  legal,
  openArmed,
  play,
  playSingles,
  playUntil,
  refusal,
  told,
  usable,
  viewOf,
} from '../testing.ts';

const stun = (mission: number, card: number) => ({ type: 'use', item: 'stun-gun', mission, card }) as const;
const stunAgain = (mission: number, card: number) =>
  ({ type: 'use', item: 'usb-stick', as: 'stun-gun', mission, card }) as const;

describe('stun-gun', () => {
  test('[KO-25] discards a face-down card by its position, seen by its owner only; the column closes up', () => {
    const match = openArmed({ items: ['stun-gun'], rival: ['4', '6', '2', '3'] });
    play(match, 1, 'hit', 'hit', 'stop');
    expect(legal(match).filter(({ type }) => type === 'use')).toEqual([stun(1, 1), stun(1, 2)]);
    const news = play(match, stun(1, 1));
    const fact = { type: 'stunned', seat: 1, mission: 1, position: 1 };
    expect(told(SEATS[1], news)[1]).toEqual({ ...fact, card: '6' });
    expect(told(SEATS[0], news)[1]).toEqual({ ...fact, card: { closed: 1 } });
    expect(at(match).columns[1][1]).toEqual([
      { card: '4', up: true },
      { card: '2', up: false },
    ]);
    expect(at(match).discards).toEqual([[], ['6']]);
    expect([0, 1].map((seat) => viewOf(match, seat).discards[1])).toEqual([{ closed: 1 }, ['6']]);
  });

  test('[KO-25] the card counts for nothing, neither as points nor as a card, and is back next round', () => {
    const match = openArmed({
      items: ['stun-gun'],
      rival: ['5', '6', '0.5', '2'],
      own: ['5', '0.5', '3', '4'],
    });
    play(match, 0, 'hit', 'hit', 'stop', stun(0, 1), 0, 'hit', 'stop');
    playSingles(match);
    expect(at(match).removed).toContain(at(match).missions[0].card);
    playUntil(match, ({ round }) => round === 3);
    expect(at(match).decks[1]).toHaveLength(14);
    expect(at(match).discards).toEqual([[], []]);
  });

  test('[KO-29] cards that lie face up cannot be hit: the first, and those turned up by a drone', () => {
    const match = openArmed({ items: ['stun-gun', 'drone'], rival: ['5', '6', '0.5', '2'] });
    play(match, 0, 'hit', 'stop');
    expect(refusal(match, stun(0, 0))).toEqual({ code: 'card-face-up', rule: 'KO-29' });
    expect(refusal(match, stun(0, 2))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    play(match, { type: 'use', item: 'drone', mission: 0 });
    expect(usable(match)).toEqual([]);
    expect(refusal(match, stun(0, 1))).toEqual({ code: 'card-face-up', rule: 'KO-29' });
  });

  test('[KO-25] two cards of one column: positions are counted anew, discards are in time order', () => {
    const match = openArmed({ items: ['stun-gun', 'usb-stick'], rival: ['4', '6', '2', '3', '5'] });
    play(match, 1, 'hit', 'hit', 'hit', 'stop', stun(1, 3), stunAgain(1, 1));
    expect(at(match).columns[1][1].map(({ card }) => card)).toEqual(['4', '2']);
    expect(at(match).discards[1]).toEqual(['3', '6']);
    expect(viewOf(match, 1).discards[1]).toEqual(['3', '6']);
  });

  test('[KO-25] in a window it can take the lead away', () => {
    const match = openArmed({
      items: ['stun-gun'],
      rival: ['10', '9', '0.5', '2'],
      own: ['10', '3', '4', '5'],
    });
    play(match, 0, 'hit', 'stop');
    playSingles(match);
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    play(match, stun(0, 1));
    expect(at(match).removed).toContain(at(match).missions[0].card);
  });
});
