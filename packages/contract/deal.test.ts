import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { shuffle } from './chance.ts';
import { Deal, DeckError, dealingRandom } from './deal.ts';

const CARD_NAMES = ['ace', 'king', 'queen', 'jack'];
const shuffled = (deal: Deal, label: string, cards = [0, 1, 2, 3]) => {
  deal.shuffle(label, cards, CARD_NAMES);
  return cards;
};

describe('shuffling from a seed', () => {
  test('gives the same order in every version: old records depend on these numbers', () => {
    const cards = Array.from({ length: 14 }, (_, i) => i);
    new Deal('any string').shuffle('agents', cards, cards.map(String));
    expect(cards).toEqual(PINNED_ORDER);
  });

  test('can be verified with a standard SHA-256', () => {
    const cards = Array.from({ length: 14 }, (_, i) => i);
    shuffle(cards, standardRandom('any string', 'agents'));
    expect(cards).toEqual(PINNED_ORDER);
  });

  test('every label and every seed has its own order', () => {
    const order = (seed: string, label: string) => {
      const cards = Array.from({ length: 20 }, (_, i) => i);
      new Deal(seed).shuffle(label, cards, cards.map(String));
      return cards.join();
    };
    const orders = [order('a', 'x'), order('a', 'y'), order('b', 'x'), order('', 'x'), order('a\0x', '')];
    expect(new Set(orders).size).toBe(5);
  });

  test('every order of three cards is about equally likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = shuffled(new Deal(String(seed)), 'x', [0, 1, 2]).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('a label can be shuffled only once in a match', () => {
    const deal = new Deal('');
    shuffled(deal, 'x');
    expect(() => shuffled(deal, 'x')).toThrow('twice');
  });
});

describe('a fixed deck', () => {
  test('is dealt as given, top card first, and recorded', () => {
    const deal = new Deal('ignored', { x: ['queen', 'ace', 'jack', 'king'] });
    expect(shuffled(deal, 'x')).toEqual([2, 0, 3, 1]);
    expect(deal.decks).toEqual({ x: ['queen', 'ace', 'jack', 'king'] });
  });

  test('may name equal cards in any order', () => {
    expect(shuffled(new Deal('', { x: ['ace', 'king', 'ace'] }), 'x', [0, 0, 1])).toEqual([0, 1, 0]);
  });

  test.each([
    ['too short', ['ace', 'king', 'queen']],
    ['too long', ['ace', 'king', 'queen', 'jack', 'ace']],
    ['with a card twice', ['ace', 'ace', 'queen', 'jack']],
    ['with an unknown card', ['ace', 'king', 'queen', 'joker']],
    ['with a value that is not a name', ['ace', 'king', 'queen', 3]],
    ['that is not a list', 'ace'],
    ['that is null', null],
    ['that is an object like a list', { 0: 'ace', length: 4 }],
  ])('%s throws DeckError', (_, fixed) => {
    expect(() => shuffled(new Deal('', { x: fixed }), 'x')).toThrow(DeckError);
  });

  test('is looked up by own property only', () => {
    expect(shuffled(new Deal(''), 'toString')).toHaveLength(4);
  });
});

const PINNED_ORDER = [0, 1, 10, 2, 6, 3, 9, 4, 11, 7, 8, 5, 13, 12];

function standardRandom(seed: string, label: string) {
  const key = createHash('sha256').update(`${seed}\0${label}`).digest();
  const numbers: number[] = [];
  let block = 0;
  return {
    below(n: number): number {
      const counter = Buffer.alloc(4);
      if (numbers.length === 0) {
        counter.writeUInt32BE(block++);
        const bytes = createHash('sha256').update(key).update(counter).digest();
        for (let i = 0; i < 32; i += 4) numbers.push(bytes.readUInt32BE(i));
      }
      const number = numbers.shift() as number;
      return number >= 2 ** 32 - (2 ** 32 % n) ? this.below(n) : number % n;
    },
  };
}

test('random numbers stay below their bound', () => {
  const random = dealingRandom('s', 'l');
  for (let n = 1; n < 2000; n++) expect(random.below(n)).toBeLessThan(n);
});
