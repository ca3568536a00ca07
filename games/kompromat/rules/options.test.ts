import { expect, test } from 'vitest';
import { kompromat, kompromatVersion1 } from './index.ts';

const checkOptions = (options: { readonly [name: string]: unknown }, players = 2, edition?: unknown) =>
  kompromat.parseOptions({ options, players, edition });

test('[KO-10] the memory aid is off unless asked for', () => {
  const plain = { memoryAid: false, wonCards: 'open', rulesVersion: 2 };
  expect(checkOptions({})).toEqual({ ok: true, value: plain });
  expect(checkOptions({ memoryAid: true })).toEqual({ ok: true, value: { ...plain, memoryAid: true } });
  expect(checkOptions({ wonCards: 'face-down' })).toEqual({ ok: true, value: { ...plain, wonCards: 'face-down' } });
});

test('anything else is refused', () => {
  const refused = [
    checkOptions({ memoryAid: 1 }),
    checkOptions({ wonCards: true }),
    checkOptions({ speed: 2 }),
    checkOptions({}, 1),
    checkOptions({}, 3),
    checkOptions({}, 2, {}),
  ];
  expect(refused.map(({ ok }) => ok)).toEqual([false, false, false, false, false, false]);
});

test('version 1 knows no option for won cards', () => {
  const header = { options: { wonCards: 'open' }, players: 2, edition: undefined };
  expect(kompromatVersion1.parseOptions(header)).toMatchObject({ ok: false });
});

test('labels are exactly those of the shuffles', () => {
  const known = ['missions', 'missions:1', 'missions:6', 'equipment:0:1', 'equipment:1:6'];
  expect(known.every(kompromat.knowsLabel)).toBe(true);
  const unknown = ['missions:0', 'missions:7', 'equipment', 'equipment:2:1', 'equipment:0:0', 'equipment:0:7', ''];
  expect(unknown.some(kompromat.knowsLabel)).toBe(false);
});
