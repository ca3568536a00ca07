import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

/** Simulates a bad network or a new release: for this many page loads, files that were not loaded before fail. */
async function openWithFailingFiles(failingLoads: number) {
  const visitor = await newVisitor(environment, { size: PHONE });
  const { page } = visitor;
  // Without the service worker, which would respond from its cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Kompromat' }).waitFor();
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/rules-*.js', (route) => (loads < failingLoads ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  return visitor;
}

test('a part of the app that could not be loaded is loaded again', async () => {
  const { page, context } = await openWithFailingFiles(1);
  await page.getByRole('link', { name: /Kompromat/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await context.close();
});

test('if that fails, the page says so and offers to try again', async () => {
  const { page, context } = await openWithFailingFiles(2);
  await page.getByRole('alert').getByText('Part of the app couldn’t be loaded.').waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /Kompromat/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await context.close();
});
