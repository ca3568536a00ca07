import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, diffJson } from './json-diff.ts';

/** Two values that have much in common, as two positions of one match have. */
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('ace', 'mole', ''), fc.constant(null));
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '7', 'type', '__proto__'), tie('tree'), { maxKeys: 4 }),
  ),
}));

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('changes', () => {
  test('bring the value before to the value after, through JSON', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const changes = throughJson(diffJson(before, after)) as ReturnType<typeof diffJson>;
        expect(throughJson(applyChanges(throughJson(before), changes))).toEqual(throughJson(after));
      }),
      { numRuns: 2000 },
    );
  });

  test('of any two JSON values, too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(
          throughJson(applyChanges(throughJson(before), diffJson(throughJson(before), throughJson(after)))),
        ).toEqual(throughJson(after));
      }),
    );
  });

  test('of equal values are none', () => {
    fc.assert(fc.property(tree, (value) => diffJson(value, throughJson(value)).length === 0));
  });

  test('leave the value before as it was', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const kept = JSON.stringify(before);
        applyChanges(before, diffJson(before, after));
        expect(JSON.stringify(before)).toBe(kept);
      }),
    );
  });

  test('of lists are only the stretch that differs', () => {
    expect(diffJson({ a: [1, 2, 3] }, { a: [1, 2, 3, 4] })).toEqual([[['a'], 3, 0, 4]]);
    expect(diffJson([1, 2, 3], [1, 3])).toEqual([[[], 1, 1]]);
    expect(diffJson([{ id: 1 }, { id: 2 }], [{ id: 0 }, { id: 1 }, { id: 2 }])).toEqual([[[], 0, 0, { id: 0 }]]);
  });

  test('take a key away', () => {
    expect(diffJson({ a: { b: 1, c: 2 } }, { a: { c: 2 } })).toEqual([[['a', 'b']]]);
  });
});
