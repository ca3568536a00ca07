import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';
import { Shapes } from './shapes.ts';
import { longMoved, type ShortMoved, shortTail } from './short.ts';
import { stepBetween } from './step.ts';
import type { Happened } from './told.ts';

const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('ace', 'mole', '', '1'), fc.constant(null));
const { item, page } = fc.letrec((tie) => ({
  item: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('item'), { maxLength: 4 }), tie('page')),
  page: fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '7', 'type', '__proto__'), tie('item'), {
    maxKeys: 5,
  }),
}));

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const fact = fc.record({ type: fc.constantFrom('drew', 'moved'), card: item }).map(plain);
const happened = fc.oneof(
  fc.record({ s: fc.nat(3), f: fc.array(fact, { maxLength: 3 }) }),
  fc.constant({ t: { type: 'started' } }),
) as fc.Arbitrary<Happened>;

describe('the short form', () => {
  test('says the same, message after message, whenever the reader came', () => {
    const story = fc.array(fc.tuple(page, fc.array(happened, { maxLength: 3 })), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(story, fc.nat(7), (chapters, late) => {
        const writing = new Shapes();
        let reading = new Shapes();
        let here: object = {};
        let there: object = {};
        chapters.map(plain).forEach(([next, h], v) => {
          const step = stepBetween(here, next, writing);
          const text = `[7,${shortTail(v, step.changes, h, writing)}`;
          if (v >= late) {
            const read = longMoved(there, JSON.parse(text) as ShortMoved, reading);
            expect(read).toEqual({ type: 'moved', on: 7, v, h, c: read.c });
            expect(read.c.length).toBe(changesBetween(here, next).length);
            there = withChanges(there, read.c) as object;
            expect(there).toEqual(next);
            // The order of keys, too: the next step counts on it.
            expect(JSON.stringify(step.page)).toBe(JSON.stringify(there));
          }
          here = step.page;
          if (v < late) {
            there = plain(here);
            reading = new Shapes(plain(writing.list));
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  test('spells a shape out once', () => {
    const shapes = new Shapes();
    expect(shapes.pack({ type: 'drew', seat: 1 })).toEqual([[['drew'], 'seat'], 1]);
    expect(shapes.pack({ type: 'drew', seat: 0 })).toEqual([1, 0]);
    expect(shapes.pack([{ type: 'drew', seat: 0 }])).toEqual([0, [1, 0]]);
  });

  test('goes on when there are more shapes than it keeps', () => {
    const writing = new Shapes();
    const reading = new Shapes();
    for (let i = 0; i < 600; i++) {
      const value = { [`key${i % 300}`]: { type: `t${i}` } };
      expect(reading.unpack(plain(writing.pack(value)))).toEqual(value);
    }
    expect(reading.list).toEqual(writing.list);
  });
});
