import { type Match, quickRandom, SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT, type Equipment, HALVES } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';
import type { Described } from './describe.ts';
import { kompromat } from './index.ts';
import { at, open, openArmed, play, viewOf } from './testing.ts';

const halves = (cards: readonly Equipment[]) =>
  cards.reduce((sum, card) => sum + HALVES[EQUIPMENT.indexOf(card)], 0);

/** Many truths that fit what a viewer knows. */
function redealt(match: Match, viewer: number | 'spectator', times = 300): Described[] {
  const random = quickRandom(7);
  const view = viewOf(match, viewer);
  return Array.from({ length: times }, () => kompromat.describe(kompromat.redeal(view, random)) as Described);
}

const columnOf = (described: Described, seat: number, mission: number) =>
  described.columns[seat][mission].map(({ card }) => card);

describe('redealing', () => {
  test('what is seen stays, what is closed changes', () => {
    const match = open({ decks: [[['9', '4', '2']], [['3', '5']]] });
    play(match, 0, 'hit', 'hit', 'stop');
    const truth = at(match);
    const dealt = redealt(match, 0);
    expect(dealt.every(({ columns }) => JSON.stringify(columns) === JSON.stringify(truth.columns))).toBe(
      true,
    );
    expect(new Set(dealt.map(({ drawn }) => drawn)).size).toBe(11);
    expect(new Set(dealt.map(({ decks }) => decks[0][0])).size).toBe(8);
    expect(new Set(dealt.map(({ missionDeck }) => missionDeck[0])).size).toBeGreaterThan(20);
  });

  test('[KO-9] whoever hit had 21 at most before, and anything after', () => {
    const match = open({ decks: [[['8', '3', '2', '4']], []] });
    play(match, 0, 'hit', 'hit', 'hit', 'stop');
    const columns = redealt(match, 1).map((described) => columnOf(described, 0, 0));
    expect(columns.every((cards) => halves(cards.slice(0, 3)) <= LIMIT)).toBe(true);
    expect(columns.some((cards) => halves(cards) > LIMIT)).toBe(true);
    expect(columns.some((cards) => halves(cards) <= LIMIT)).toBe(true);
  });

  test('[KO-9] a stunned card still counts for the hits made with it', () => {
    const match = openArmed({ items: ['stun-gun'], rival: ['10', '2', '3', '4'] });
    play(match, 0, 'hit', 'hit', 'hit', 'stop', { type: 'use', item: 'stun-gun', mission: 0, card: 1 });
    for (const described of redealt(match, 0)) {
      const [first, second] = columnOf(described, 1, 0);
      expect(halves([first, ...described.discards[1], second])).toBeLessThanOrEqual(LIMIT);
    }
  });

  test('[KO-9] so does a card that a gps-tracker put back', () => {
    const items = ['gps-tracker', 'usb-stick'] as const;
    const match = openArmed({ items, own: ['10', '2', '3', '4', '5'] });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'hit', { type: 'use', item: 'gps-tracker' });
    play(match, { type: 'use', item: 'usb-stick', as: 'gps-tracker' }, 'stop');
    const dealt = redealt(match, 1);
    for (const described of dealt) {
      // The third hit was made with the whole column and the first card of the deck.
      const cards = [...columnOf(described, 0, 0), described.decks[0][0]];
      expect(halves(cards)).toBeLessThanOrEqual(LIMIT);
    }
    expect(dealt.some(({ decks }) => decks[0][1] === '10' || decks[0][1] === '9')).toBe(true);
  });

  test('each closed card is as likely in each place', () => {
    const match = open({ decks: [[['9']], []] });
    const times = 6000;
    const seen = new Map<string, number>();
    for (const { decks } of redealt(match, 'spectator', times)) {
      seen.set(decks[1][5], (seen.get(decks[1][5]) ?? 0) + 1);
    }
    for (const [card, copies] of [
      ['7', 3],
      ['ace', 2],
      ['10', 1],
      ['0.5', 1],
    ] as const) {
      expect(Math.abs((seen.get(card) ?? 0) - (times * copies) / 14)).toBeLessThan(110);
    }
  });

  test('a result is redealt too', () => {
    const match = open({});
    while (match.result === null) play(match, (match.legal(match.toAct[0]) as [never])[0]);
    const twin = kompromat.redeal(viewOf(match, SEATS[0]), quickRandom(1));
    expect(kompromat.result(twin)).toEqual(match.result);
  });
});
