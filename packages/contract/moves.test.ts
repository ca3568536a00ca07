import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMoveCodec, type Move, MoveList } from './moves.ts';

const WRITTEN_MOVES = [
  { type: 'take', card: 'a' },
  { type: 'take', card: null },
  { type: 'take', card: 0 },
  { type: 'pass' },
];

test('every move parses back, whatever the order of its fields', () => {
  const codec = createMoveCodec(WRITTEN_MOVES);
  WRITTEN_MOVES.forEach((written, i) => {
    expect(codec.write(i as Move)).toBe(written);
    expect(codec.parse(JSON.parse(JSON.stringify(written)))).toBe(i);
    expect(codec.parse(Object.fromEntries(Object.entries(written).reverse()))).toBe(i);
  });
});

test('nothing else parses', () => {
  const codec = createMoveCodec(WRITTEN_MOVES);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const known = WRITTEN_MOVES.some((written) => JSON.stringify(written) === JSON.stringify(value));
      if (!known) expect(codec.parse(value)).toBeNull();
    }),
  );
  expect(codec.parse({ type: 'take', card: '0' })).toBeNull();
  expect(codec.parse({ type: 'take' })).toBeNull();
  expect(codec.parse({ type: 'take', card: undefined })).toBeNull();
  expect(codec.parse({ type: 'take', card: Number.NaN })).toBeNull();
});

test('a move listed twice is an error', () => {
  expect(() => createMoveCodec([{ type: 'pass' }, { type: 'pass' }])).toThrow('twice');
});

test('a cleared list is empty', () => {
  const list = new MoveList();
  list.push(3 as Move);
  list.push(5 as Move);
  list.clear();
  list.push(7 as Move);
  expect([list.length, list.at(0), list.toArray()]).toEqual([1, 7, [7]]);
  expect([list.includes(7 as Move), list.includes(5 as Move)]).toEqual([true, false]);
});
