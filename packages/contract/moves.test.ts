import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMoveCodec, type Move, MoveList } from './moves.ts';

const WRITTEN_MOVES = [
  { type: 'take', card: 'a' },
  { type: 'take', card: null },
  { type: 'take', card: 0 },
  { type: 'pass' },
];

test('every word is read back as the move that wrote it, whatever the order of its fields', () => {
  const words = createMoveCodec(WRITTEN_MOVES);
  WRITTEN_MOVES.forEach((word, i) => {
    expect(words.write(i as Move)).toBe(word);
    expect(words.parse(JSON.parse(JSON.stringify(word)))).toBe(i);
    expect(words.parse(Object.fromEntries(Object.entries(word).reverse()))).toBe(i);
  });
});

test('nothing else is read, whatever it is', () => {
  const words = createMoveCodec(WRITTEN_MOVES);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const known = WRITTEN_MOVES.some((word) => JSON.stringify(word) === JSON.stringify(value));
      if (!known) expect(words.parse(value)).toBeNull();
    }),
  );
  expect(words.parse({ type: 'take', card: '0' })).toBeNull();
  expect(words.parse({ type: 'take' })).toBeNull();
  expect(words.parse({ type: 'take', card: undefined })).toBeNull();
  expect(words.parse({ type: 'take', card: Number.NaN })).toBeNull();
});

test('a word listed twice is a mistake', () => {
  expect(() => createMoveCodec([{ type: 'pass' }, { type: 'pass' }])).toThrow('twice');
});

test('a cleared list forgets what was in it', () => {
  const list = new MoveList();
  list.push(3 as Move);
  list.push(5 as Move);
  list.clear();
  list.push(7 as Move);
  expect([list.length, list.at(0), list.toArray()]).toEqual([1, 7, [7]]);
  expect([list.includes(7 as Move), list.includes(5 as Move)]).toEqual([true, false]);
});
