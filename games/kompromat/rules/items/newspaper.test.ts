import { describe, expect, test } from 'vitest';
import { at, legal, open, openArmed, play, playSingles, playToRound, refusal, usable } from '../testing.ts';

const news = (mission: number) => ({ type: 'use', item: 'newspaper', mission }) as const;
const newsAgain = (mission: number) =>
  ({ type: 'use', item: 'usb-stick', as: 'newspaper', mission }) as const;

describe('newspaper', () => {
  test('[KO-26] 19 with a newspaper becomes 22 and fails', () => {
    const match = openArmed({ items: ['newspaper'], rival: ['10', '9'], own: ['2', '3', '4', '5'] });
    play(match, 0, 'hit', 'stop', news(0));
    expect(at(match).newspaper).toEqual([
      [0, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
    playSingles(match);
    expect(at(match).tokens).toEqual([0, 1]);
  });

  test('[KO-26] it adds to whatever is declared and can make 21; it is not a card', () => {
    const match = openArmed({ items: ['newspaper'], rival: ['10', '8', 'ace'], own: ['10', '7', '4'] });
    play(match, 0, 'hit', 'stop', news(0), 0, 'hit', 'hit', 'stop');
    playSingles(match);
    expect(at(match).won[0]).toContain(at(match).missions[0].card);
  });

  test('[KO-28] two at one mission add up', () => {
    const match = openArmed({
      items: ['newspaper', 'usb-stick'],
      rival: ['6', '2', '3', '4'],
      own: ['9', '5', '7', '8'],
    });
    play(match, 0, 'stop', news(0), newsAgain(0));
    expect(at(match).newspaper[1]).toEqual([6, 0, 0, 0]);
    const [{ card }] = at(match).missions;
    playSingles(match);
    // 9 against 6 and twice 3
    expect(at(match).won[1]).toContain(card);
  });

  test('[KO-28] it stays at the mission, not with cards that move away, and does not stop hits', () => {
    const missions = ['newspaper', 'hotel', 'jetpack', 'airport'] as const;
    const decks = [
      [['10', '2', '3', '4'], ['9']],
      [
        ['2', '10', '9', '5'],
        ['6', '3', '9', '8'],
      ],
    ] as const;
    const match = open({ missions, decks });
    playToRound(match, 2);
    expect(at(match).items.map(({ ready }) => ready)).toEqual([['newspaper'], ['jetpack']]);
    play(match, 0, 'stop', news(0), 0, 'stop', { type: 'use', item: 'jetpack', from: 0, to: 2 });
    expect(at(match).newspaper[1]).toEqual([3, 0, 0, 0]);
    expect(at(match).columns[1].map((column) => column.length)).toEqual([0, 0, 1, 0]);
    play(match, 0, 'hit', 'hit');
    expect(at(match).columns[1][0].map(({ card }) => card)).toEqual(['3', '9', '8']);
    // KO-26: only cards count for KO-9. These come to 20, whatever is added.
    expect(legal(match)).toContainEqual({ type: 'hit' });
  });

  test('[KO-25] needs cards that are not revealed; a single card reveals nothing', () => {
    const match = openArmed({ items: ['newspaper', 'drone'], rival: ['6', '2', '3', '4'] });
    play(match, 0, 'hit', 'stop', { type: 'use', item: 'drone', mission: 0 });
    expect(usable(match)).toEqual([]);
    expect(refusal(match, news(0))).toEqual({ code: 'cards-revealed', rule: 'KO-25' });
    expect(refusal(match, news(1))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    play(match, 0, 'stop', 1, 'stop');
    expect(usable(match)).toEqual(['newspaper']);
    play(match, news(1));
    expect(at(match).newspaper[1]).toEqual([0, 3, 0, 0]);
  });
});
