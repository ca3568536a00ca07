import { afterAll, beforeAll, expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { type House, openHouse } from './house.ts';
import { atRest, screens } from './screens.ts';
import { DESK, LANGS, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(LANGS)('%s: every screen fits a phone and a desk, and says its language', async (lang) => {
  const { page, context, complaints } = await visitor(house, { lang });
  const wrong: string[] = [];
  for await (const screen of screens(page)) {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await atRest(page);
      wrong.push(...(await misfits(page)).map((what) => `${screen} at ${size.width}: ${what}`));
    }
    if ((await page.locator('html').getAttribute('lang')) !== lang) wrong.push(`${screen}: another language`);
  }
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
