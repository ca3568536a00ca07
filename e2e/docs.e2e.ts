import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('the documentation is read, searched and fits on a %s', async (_, size) => {
  const { page, context, complaints } = await visitor(house, { size });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Documentation: rules, hosting, the API' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Strength', exact: true }).click();
  await page.getByRole('heading', { name: 'Strength', level: 1 }).waitFor();
  expect([...(await violations(page))]).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('seed commitment');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search: seed commitment' }).waitFor();
  expect(await page.locator('.found li').count()).toBeGreaterThan(0);
  expect([...(await violations(page))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  expect(complaints).toEqual([]);
  await context.close();
});
