import { expect, test } from 'vitest';
import { quickRandom, shuffle, unrecordedChance } from './chance.ts';

test('the quick generator spreads evenly and depends on its seed alone', () => {
  const counts = Array(10).fill(0);
  const random = quickRandom(42);
  for (let i = 0; i < 100_000; i++) counts[random.below(10)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  const [again, once, other] = [quickRandom(42), quickRandom(42), quickRandom(43)];
  const draw = (from: typeof again) => Array.from({ length: 20 }, () => from.below(1000)).join();
  const first = draw(again);
  expect(draw(once)).toBe(first);
  expect(draw(other)).not.toBe(first);
});

test('seeds beyond 32 bits count in full', () => {
  expect(quickRandom(2 ** 33).below(2 ** 31)).not.toBe(quickRandom(0).below(2 ** 31));
});

test('a shuffle keeps the cards, and every card can come to every place', () => {
  const reached = Array.from({ length: 5 }, () => new Set<number>());
  const random = quickRandom(7);
  for (let i = 0; i < 300; i++) {
    const cards = [0, 1, 2, 3, 4];
    shuffle(cards, random);
    expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4]);
    cards.forEach((card, place) => {
      reached[place].add(card);
    });
  }
  for (const cards of reached) expect(cards.size).toBe(5);
});

test('free chance asks for no label twice or once: it only shuffles', () => {
  const cards = [1, 2, 3];
  const chance = unrecordedChance(quickRandom(1));
  chance.shuffle('x', cards, []);
  chance.shuffle('x', cards, []);
  expect(cards.toSorted()).toEqual([1, 2, 3]);
});
