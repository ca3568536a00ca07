import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('players with the same settings are matched, and nobody else', async () => {
  const [ada, bob, cyd] = [await newVisitor(environment), await newVisitor(environment), await newVisitor(environment)];
  await seek(ada.page, 'Advanced');
  await seek(cyd.page, 'Simple');
  await seek(bob.page, 'Advanced');
  for (const { page } of [ada, bob]) await page.locator('.aa-market').waitFor();
  expect(await ada.page.getByRole('timer').count()).toBe(2);
  await cyd.page.getByRole('button', { name: 'Stop searching' }).click();
  await cyd.page.getByRole('button', { name: 'Find an opponent' }).waitFor();
  for (const { consoleErrors, context } of [ada, bob, cyd]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('a seek is listed on the front page, and one press there starts the match', async () => {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment, { size: PHONE })];
  await bob.page.goto('/');
  await seek(ada.page, 'Advanced');
  // Ada plays a bot until an opponent is found.
  await ada.page.getByRole('link', { name: 'Play a bot meanwhile' }).click();
  await ada.page.getByRole('button', { name: 'Stop searching' }).waitFor();
  await ada.page.locator('.setup-end button').click();
  await ada.page.locator('.aa-stage').waitFor();
  await ada.page.getByText('Looking for an opponent…').waitFor();
  await bob.page.getByRole('button', { name: /Agent Avenue Play .*Advanced · Rapid: 10 min each/ }).click();
  for (const { page } of [ada, bob]) await page.waitForURL('**/match/*');
  for (const { page } of [ada, bob]) await page.locator('.aa-market').waitFor();
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('a search goes on while other screens are open, is shown on each, and can be stopped at a table', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await seek(page, 'Advanced');
  const stop = page.getByRole('button', { name: 'Stop searching' });
  await stop.waitFor();
  // Links within the app, because loading the page again would end the search.
  await page.getByRole('link', { name: 'Safehouse: Home' }).click();
  await page.getByRole('link', { name: 'Rules: Kompromat' }).click();
  await page.getByRole('heading', { name: 'The goal' }).waitFor();
  await stop.waitFor();
  expect(await findOverflow(page)).toEqual([]);
  expect([...(await findAxeViolations(page))]).toEqual([]);
  await page.getByRole('link', { name: 'Safehouse: Home' }).click();
  await page.getByRole('button', { name: /^Play against .+: Kompromat$/ }).click();
  await page.getByText('Looking for an opponent…').waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await stop.click();
  await page.getByText('Looking for an opponent…').waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the form for finding an opponent shows who is waiting, and the front page how many', async () => {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment, { size: PHONE })];
  await seek(ada.page, 'Advanced');
  await bob.page.goto('/');
  await bob.page.getByRole('link', { name: 'Find an opponent: Agent Avenue, Who’s waiting: 1' }).click();
  const waiting = bob.page.getByRole('region', { name: 'Who’s waiting' });
  await waiting.getByRole('button', { name: /Agent Avenue Play .*Advanced/ }).click();
  for (const { page } of [ada, bob]) await page.locator('.aa-market').waitFor();
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

/** Seeks an opponent from the front page. */
async function seek(page: Page, mode: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find an opponent: Agent Avenue' }).click();
  await page.getByRole('radio', { name: mode }).click();
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await page.getByRole('button', { name: 'Stop searching' }).or(page.locator('.aa-stage')).waitFor();
}
