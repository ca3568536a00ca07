import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { atRest, screens } from './screens.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('axe finds nothing on any screen of a %s, light or dark', async (_, size) => {
  const { page, context } = await visitor(house, { size });
  const wrong = new Map<string, string[]>();
  for await (const screen of screens(page)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      for (const what of await violations(page))
        wrong.set(what, [...(wrong.get(what) ?? []), `${screen} ${colorScheme}`]);
    }
  }
  expect(Object.fromEntries(wrong)).toEqual({});
  await context.close();
});
