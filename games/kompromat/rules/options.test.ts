import { expect, test } from 'vitest';
import { kompromat } from './index.ts';

const checkOptions = (options: { readonly [name: string]: unknown }, players = 2, edition?: unknown) =>
  kompromat.parseOptions({ options, players, edition });

test('[KO-10] the memory aid is off unless asked for', () => {
  expect(checkOptions({})).toEqual({ ok: true, value: { memoryAid: false, rulesVersion: 2 } });
  expect(checkOptions({ memoryAid: true })).toEqual({ ok: true, value: { memoryAid: true, rulesVersion: 2 } });
});

test('anything else is refused', () => {
  const refused = [
    checkOptions({ memoryAid: 1 }),
    checkOptions({ speed: 2 }),
    checkOptions({}, 1),
    checkOptions({}, 3),
    checkOptions({}, 2, {}),
  ];
  expect(refused.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
});

test('labels are exactly those of the shuffles', () => {
  const known = ['missions', 'missions:1', 'missions:6', 'equipment:0:1', 'equipment:1:6'];
  expect(known.every(kompromat.knowsLabel)).toBe(true);
  const unknown = ['missions:0', 'missions:7', 'equipment', 'equipment:2:1', 'equipment:0:0', 'equipment:0:7', ''];
  expect(unknown.some(kompromat.knowsLabel)).toBe(false);
});
