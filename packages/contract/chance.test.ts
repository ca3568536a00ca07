import { expect, test } from 'vitest';
import { quickDeal, quickRandom, shuffle, unrecordedChance } from './chance.ts';

test('the quick generator is uniform and depends only on its seed', () => {
  const counts = Array(10).fill(0);
  const random = quickRandom(42);
  for (let i = 0; i < 100_000; i++) counts[random.below(10)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  const [first, same, other] = [quickRandom(42), quickRandom(42), quickRandom(43)];
  const draw = (from: typeof first) => Array.from({ length: 20 }, () => from.below(1000)).join();
  const drawn = draw(first);
  expect(draw(same)).toBe(drawn);
  expect(draw(other)).not.toBe(drawn);
});

test('all bits of a seed beyond 32 count', () => {
  expect(quickRandom(2 ** 33).below(2 ** 31)).not.toBe(quickRandom(0).below(2 ** 31));
});

test('a shuffle keeps the cards, and every card can reach every position', () => {
  const reached = Array.from({ length: 5 }, () => new Set<number>());
  const random = quickRandom(7);
  for (let i = 0; i < 300; i++) {
    const cards = [0, 1, 2, 3, 4];
    shuffle(cards, random);
    expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4]);
    cards.forEach((card, position) => {
      reached[position].add(card);
    });
  }
  for (const cards of reached) expect(cards.size).toBe(5);
});

test('unrecorded chance does not look at labels', () => {
  const cards = [1, 2, 3];
  const chance = unrecordedChance(quickRandom(1));
  chance.shuffle('x', cards, []);
  chance.shuffle('x', cards, []);
  expect(cards.toSorted()).toEqual([1, 2, 3]);
});

test('a quick deal is the same for the same numbers, whatever was shuffled before', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const shuffled = (series: number, match: number, labels: readonly string[]) => {
    const decks: Record<string, string> = {};
    const chance = quickDeal(series, match, (label, cards) => {
      decks[label] = cards.join('');
    });
    for (const label of labels) chance.shuffle(label, [0, 1, 2, 3, 4, 5, 6, 7], names);
    return decks;
  };
  const deal = shuffled(1, 7, ['first', 'second']);
  expect(shuffled(1, 7, ['second', 'first'])).toEqual(deal);
  expect(deal.first).not.toBe(deal.second);
  expect(shuffled(1, 8, ['first']).first).not.toBe(deal.first);
  expect(shuffled(2, 7, ['first']).first).not.toBe(deal.first);
});

test('over many quick deals every card is on top equally often', () => {
  const counts = Array(5).fill(0);
  for (let match = 0; match < 20_000; match++) {
    const cards = [0, 1, 2, 3, 4];
    quickDeal(3, match, null).shuffle('deck', cards, []);
    counts[cards[0]]++;
  }
  for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(250);
});
