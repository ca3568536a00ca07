import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('the documentation can be read and searched and fits on a %s', async (_, size) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Documentation: rules, hosting, the API' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Strength', exact: true }).click();
  await page.getByRole('heading', { name: 'Strength', level: 1 }).waitFor();
  expect([...(await findAxeViolations(page))]).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('seed commitment');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search: seed commitment' }).waitFor();
  expect(await page.locator('.found li').count()).toBeGreaterThan(0);
  expect([...(await findAxeViolations(page))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
