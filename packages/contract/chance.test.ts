import { expect, test } from 'vitest';
import { quickRandom, shuffle, unrecordedChance } from './chance.ts';

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
