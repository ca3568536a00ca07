import { type Match, quickRandom, SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, type EquipmentId } from '../data/equipment.ts';
import type { MatchDescription } from './describe.ts';
import { kompromat } from './index.ts';
import { describeMatch, openMatch, openMatchWithItems, playMoves, viewFor } from './test-helpers.ts';

const halfPoints = (cards: readonly EquipmentId[]) =>
  cards.reduce((sum, card) => sum + CARD_HALF_POINTS[EQUIPMENT_IDS.indexOf(card)], 0);

/** Many sampled states that fit what a viewer knows. */
function redealMany(match: Match, viewer: number | 'spectator', times = 300): MatchDescription[] {
  const random = quickRandom(7);
  const view = viewFor(match, viewer);
  return Array.from({ length: times }, () => kompromat.describe(kompromat.redeal(view, random)) as MatchDescription);
}

const columnCards = (described: MatchDescription, seat: number, mission: number) =>
  described.columns[seat][mission].map(({ card }) => card);

describe('redealing', () => {
  test('what is seen stays, what is closed changes', () => {
    const match = openMatch({ decks: [[['9', '4', '2']], [['3', '5']]] });
    playMoves(match, 0, 'hit', 'hit', 'stop');
    const truth = describeMatch(match);
    const dealt = redealMany(match, 0);
    expect(dealt.every(({ columns }) => JSON.stringify(columns) === JSON.stringify(truth.columns))).toBe(true);
    expect(new Set(dealt.map(({ drawn }) => drawn)).size).toBe(11);
    expect(new Set(dealt.map(({ decks }) => decks[0][0])).size).toBe(8);
    expect(new Set(dealt.map(({ missionDeck }) => missionDeck[0])).size).toBeGreaterThan(20);
  });

  test('[KO-9] whoever hit had 21 at most before, and anything after', () => {
    const match = openMatch({ decks: [[['8', '3', '2', '4']], []] });
    playMoves(match, 0, 'hit', 'hit', 'hit', 'stop');
    const columns = redealMany(match, 1).map((described) => columnCards(described, 0, 0));
    expect(columns.every((cards) => halfPoints(cards.slice(0, 3)) <= LIMIT_HALF_POINTS)).toBe(true);
    expect(columns.some((cards) => halfPoints(cards) > LIMIT_HALF_POINTS)).toBe(true);
    expect(columns.some((cards) => halfPoints(cards) <= LIMIT_HALF_POINTS)).toBe(true);
  });

  test('[KO-9] a stunned card still counts for the hits made with it', () => {
    const match = openMatchWithItems({ items: ['stun-gun'], rivalDeck: ['10', '2', '3', '4'] });
    playMoves(match, 0, 'hit', 'hit', 'hit', 'stop', { type: 'use', item: 'stun-gun', mission: 0, card: 1 });
    for (const described of redealMany(match, 0)) {
      const [first, second] = columnCards(described, 1, 0);
      expect(halfPoints([first, ...described.discards[1], second])).toBeLessThanOrEqual(LIMIT_HALF_POINTS);
    }
  });

  test('[KO-9] so does a card that a gps-tracker put back', () => {
    const items = ['gps-tracker', 'usb-stick'] as const;
    const match = openMatchWithItems({ items, ownDeck: ['10', '2', '3', '4', '5'] });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'hit', { type: 'use', item: 'gps-tracker' });
    playMoves(match, { type: 'use', item: 'usb-stick', as: 'gps-tracker' }, 'stop');
    const dealt = redealMany(match, 1);
    for (const described of dealt) {
      // The third hit was made with the whole column and the first card of the deck.
      const cards = [...columnCards(described, 0, 0), described.decks[0][0]];
      expect(halfPoints(cards)).toBeLessThanOrEqual(LIMIT_HALF_POINTS);
    }
    expect(dealt.some(({ decks }) => decks[0][1] === '10' || decks[0][1] === '9')).toBe(true);
  });

  test('each closed card is as likely in each place', () => {
    const match = openMatch({ decks: [[['9']], []] });
    const times = 6000;
    const seen = new Map<string, number>();
    for (const { decks } of redealMany(match, 'spectator', times)) {
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
    const match = openMatch({});
    while (match.result === null) playMoves(match, (match.legal(match.toAct[0]) as [never])[0]);
    const twin = kompromat.redeal(viewFor(match, SEATS[0]), quickRandom(1));
    expect(kompromat.result(twin)).toEqual(match.result);
  });
});
