import type { Vocabulary } from '@safehouse/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffJson } from './json-diff.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';
import { PackedReader } from './packed-reader.ts';
import { matchVocabulary, packMoves, packUpdate, renumberUpdate } from './packed-update.ts';
import { PackedWriter, WordNumbers } from './packed-writer.ts';
import { unpackUpdate } from './unpack-update.ts';

const VOCABULARY: Vocabulary = {
  words: Array.from({ length: 300 }, (_, i) => `word-${i}`),
  shapes: ['a b', 'a', ...Array.from({ length: 40 }, (_, i) => `a word-${i} b`)],
};

function packed(value: unknown): Uint8Array {
  const writer = new PackedWriter(new WordNumbers(VOCABULARY));
  writer.writeValue(value);
  return writer.toBytes();
}

function unpacked(bytes: Uint8Array): unknown {
  const reader = new PackedReader(bytes);
  reader.vocabulary = VOCABULARY;
  return reader.readValue();
}

const roundTrip = (value: unknown) => unpacked(packed(value));

describe('a packed value', () => {
  test.each([
    ['small numbers', [0, 1, 63]],
    ['larger ones', [64, 127, 128, 2 ** 31, 2 ** 32 + 5, 1_794_730_611_243, Number.MAX_SAFE_INTEGER]],
    ['negative ones', [-1, -64, -65, -(2 ** 40)]],
    ['fractions', [0.5, -1.25, 1e300]],
    ['constants', [null, true, false]],
    ['words', ['word-0', 'word-127', 'word-128', 'word-299']],
    ['other texts', ['', 'x', 'žluťoučký kůň 🕵️', 'x'.repeat(5000)]],
    ['lists', [[], [[]], Array.from({ length: 15 }, (_, i) => i), Array.from({ length: 5000 }, (_, i) => i)]],
    ['objects', [{}, { a: 1 }, { a: 1, b: { a: [{ a: 2, b: 3 }] } }, { b: 1, a: 2 }, { other: 'word-1' }]],
    ['every shape', VOCABULARY.shapes.map((shape) => Object.fromEntries(shape.split(' ').map((key) => [key, 1])))],
    ['every word', VOCABULARY.words],
  ])('has %s as they were', (_, value) => {
    expect(roundTrip(value)).toEqual(value);
  });

  test('is what JSON makes of it', () => {
    const anything = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' });
    const withWords = fc.dictionary(fc.constantFrom('a', 'b', 'word-3'), anything);
    fc.assert(
      fc.property(fc.oneof(anything, fc.array(withWords)), (value) => {
        expect(roundTrip(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('leaves out what JSON leaves out', () => {
    expect(roundTrip({ a: 1, b: undefined })).toEqual({ a: 1 });
    expect(roundTrip([undefined, Number.NaN])).toEqual([null, null]);
  });

  test('keeps a key named __proto__', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}');
    expect(JSON.stringify(roundTrip(value))).toBe('{"__proto__":{"a":1}}');
  });

  test('takes a byte for a word, and one for the keys of an object', () => {
    expect(packed([{ a: 'word-5', b: 7 }]).length).toBe(4);
  });
});

test('a value that is cut off is no value', () => {
  const whole = packed([{ a: 'some text', b: [64, 0.5] }]);
  for (let length = 0; length < whole.length; length++) expect(() => unpacked(whole.slice(0, length))).toThrow();
});

describe('a packed update', () => {
  const view = (more: object) => ({ version: 1, legal: [], view: { hands: [1, 2] }, ...more }) as unknown as MatchView;
  const events: ViewedEvent[] = [{ version: 2, at: 1_794_730_611_243, seat: 0, facts: [{ type: 'drew' }] }];

  test.each([0, 127, 128, 9999])('has the subscriber’s number %i', (on) => {
    const [before, after] = [
      view({ undoAsked: 1 }),
      view({ version: 2, legal: [{ type: 'pass' }], view: { hands: [2] } }),
    ];
    const vocabulary = matchVocabulary();
    const bytes = packUpdate(on, new WordNumbers(vocabulary), [before, after], events);
    const changes = diffJson(before, after);
    expect(unpackUpdate(bytes, () => vocabulary)).toEqual({ type: 'update', on, events, changes });
  });

  test.each([1, 128, 9999])('is the same for a subscriber with the number %i', (on) => {
    const numbers = new WordNumbers(matchVocabulary());
    const views = [view({}), view({ version: 2 })] as const;
    for (const first of [0, 200, 9999]) {
      const renumbered = renumberUpdate(on, packUpdate(first, numbers, views, events));
      expect(renumbered).toEqual(packUpdate(on, numbers, views, events));
    }
  });

  test('of a match that is not watched any more says nothing', () => {
    const bytes = packUpdate(3, new WordNumbers(matchVocabulary()), [view({}), view({})], events);
    expect(unpackUpdate(bytes, () => null)).toEqual({ type: 'update', on: 3, events: [], changes: [] });
  });

  test('has what all viewers see from the update of another viewer', () => {
    const vocabulary = matchVocabulary();
    const numbers = new WordNumbers(vocabulary);
    // Values of many lengths, so that a block of memory also ends between two of them.
    const open = (version: number) => ({
      board: [{ at: version }, { text: 'x'.repeat(50) }],
      log: `${version} ${'y'.repeat(version % 31)}`,
      deck: { closed: version },
      steps: [version, -version],
    });
    const viewsOf = (version: number, viewers: number) => {
      const shared = open(version);
      return Array.from({ length: viewers }, (_, viewer) =>
        view({ version, view: { ...shared, hand: [version, viewer], extra: viewer } }),
      );
    };
    const sizes = new Set<number>();
    let before = viewsOf(0, 3);
    // Many blocks of memory.
    for (let version = 1; version < 6000; version++) {
      const after = viewsOf(version, 3);
      for (const [viewer, now] of after.entries()) {
        const bytes = packMoves(1, numbers, [before[viewer], now], events);
        const { changes } = unpackUpdate(bytes, () => vocabulary);
        expect(changes).toEqual(diffJson(before[viewer], now));
        sizes.add(bytes.length);
      }
      before = after;
    }
    expect(Math.max(...sizes)).toBeLessThan(150);
  });

  test('of another game, with the same values under other names, is not mixed up', () => {
    const vocabulary = matchVocabulary();
    const numbers = new WordNumbers(vocabulary);
    const [was, is] = [[1], [2]];
    for (const name of ['one', 'other']) {
      const views = [view({ view: { [name]: was } }), view({ view: { [name]: is } })] as const;
      const bytes = packMoves(1, numbers, views, []);
      expect(unpackUpdate(bytes, () => vocabulary).changes).toEqual([[['view', name, 0], 2]]);
    }
  });
});
