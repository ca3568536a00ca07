import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, diffJson } from './json-diff.ts';
import type { WireEvent } from './server-message.ts';
import { ServerMessageReader } from './server-message-reader.ts';
import { Shapes, shapeNamed } from './shapes.ts';
import { longMoved, shortTail } from './short.ts';
import { Shorthand } from './shorthand.ts';

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
) as fc.Arbitrary<WireEvent>;

type Versioned = { readonly version: number };

const at = <T extends object>(version: number, next: T) => ({ version, ...next });

describe('the short form', () => {
  test('says the same, message after message, whenever the reader came', () => {
    const story = fc.array(fc.tuple(page, fc.array(happened, { maxLength: 3 })), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(story, fc.nat(7), (chapters, late) => {
        const writing = new Shorthand();
        let reading = new Shorthand();
        let here: Versioned = at(0, {});
        let there: Versioned = at(0, {});
        chapters.map(plain).forEach(([next, h], i) => {
          const after = at(here.version + h.length, next);
          const { tail, page: shown } = shortTail(here, after, h, writing);
          if (i >= late && tail !== null) {
            const read = longMoved(there, JSON.parse(`[7,${tail}`), reading);
            expect(read).toEqual({ type: 'moved', on: 7, v: after.version, h, c: read.c });
            expect(read.c.length).toBe(diffJson({ ...here, version: after.version }, after).length);
            there = { ...(applyChanges(there, read.c) as typeof there), version: read.v };
            expect(there).toEqual(after);
            // The order of keys, too: the next step counts on it.
            expect(JSON.stringify(shown)).toBe(JSON.stringify(there));
          }
          here = shown;
          if (i < late) {
            there = plain(here);
            reading = new Shorthand(plain(writing.knownFor(here)), there);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is nothing where nothing is new', () => {
    const page = at(3, { view: { deck: 4 } });
    expect(shortTail(page, plain(page), [], new Shorthand()).tail).toBe(null);
  });

  test('spells out what is new, and later only counts', () => {
    const shorthand = new Shorthand();
    const steps = ['mole', 'agent', 'mole'].map((card, i) =>
      shortTail(
        at(i, { view: { deck: 9 - i, clock: 1_700_000_000_000 + i } }),
        at(i + 1, { view: { deck: 8 - i, clock: 1_700_000_000_001 + i } }),
        [{ s: 1, f: [{ type: 'drew', card } as { type: string }, { type: 'passed' }] }],
        shorthand,
      ),
    );
    expect(steps.map(({ tail }) => `[7,${tail}`)).toEqual([
      '[7,1,[1,"drew:card","mole","passed:"],[1,0],8,[1,1],1700000000001]',
      '[7,1,[1,3,"agent",4],4,7,-5,1]',
      '[7,1,[1,3,[1],4],4,6,-5,1]',
    ]);
  });

  test('the reader drops what is about a match that it does not watch', () => {
    expect(new ServerMessageReader().read('[7,1,[0]]')).toBe(null);
  });
});

describe('shapes', () => {
  test('lists, objects and words are told apart', () => {
    const shapes = new Shapes();
    expect(shapes.pack({ type: 'drew', seat: 1 })).toEqual(['drew:seat', 1]);
    expect(shapes.pack({ type: 'drew', seat: 0 })).toEqual([1, 0]);
    expect(shapes.pack([{ type: 'drew', seat: 0 }])).toEqual([0, [1, 0]]);
    expect(shapes.pack(['double', 'double', {}, {}, []])).toEqual([0, 'double', [1], ['', 0], [2, 0], [0]]);
  });

  test('any names of keys and types come back', () => {
    const name = fc.constantFrom('a', 'b', '', '%', ':', ',', '%2C', 'a:b', '1', '\u{1F600}');
    const tree = fc.dictionary(name, fc.nat(3), { maxKeys: 3 });
    const typed = fc.tuple(name, tree).map(([type, rest]) => ({ type, ...rest }));
    fc.assert(
      fc.property(fc.array(fc.oneof(tree, typed), { maxLength: 5 }), (trees) => {
        const writing = new Shapes();
        const reading = new Shapes();
        for (const one of trees.map(plain)) expect(reading.unpack(plain(writing.pack(one)))).toEqual(one);
        expect(new Shapes(writing.list.map(shapeNamed)).list).toEqual(reading.list);
      }),
    );
  });

  test('go on when there are more shapes and words than are kept', () => {
    const writing = new Shapes();
    const reading = new Shapes();
    for (let i = 0; i < 600; i++) {
      const value = { [`key${i % 300}`]: { type: `t${i}` }, word: `word ${i % 250}` };
      expect(reading.unpack(plain(writing.pack(value)))).toEqual(value);
    }
    expect(reading.list).toEqual(writing.list);
  });
});

test('places go on when there are more than are kept', () => {
  const writing = new Shorthand();
  const reading = new Shorthand();
  let here = at(0, { board: Array.from({ length: 150 }, (_, i) => ({ deep: { value: i } })) });
  let there = plain(here);
  for (let i = 0; i < 300; i++) {
    const board = here.board.with((i * 7) % 150, { deep: { value: -1 - i } });
    const { tail, page: shown } = shortTail(here, at(i, { board }), [], writing);
    const { c } = longMoved(there, JSON.parse(`[7,${tail}`), reading);
    there = { ...(applyChanges(there, c) as typeof there), version: i };
    expect(there).toEqual(at(i, { board }));
    here = shown;
  }
});
