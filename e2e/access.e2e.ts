import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** What is wrong and where, without its place in a row, so that the same fault is told once. */
async function violations(page: Page): Promise<Set<string>> {
  // Evaluated from outside the page: its own policy lets no script in.
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  const told = found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return new Set(told.map((text) => text.replaceAll(/:nth-child\(\d+\)/g, '').replaceAll(/\s+/g, ' ')));
}
