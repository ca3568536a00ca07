import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from './online.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('Back from a new table leads to the page before its form, which lists the table', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openTable(page, { game: 'Kompromat', name: 'Ada' });
  const table = pathOf(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'My matches' }).waitFor();
  expect(pathOf(page)).toBe('/');
  await page.goForward();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  expect(pathOf(page)).toBe(table);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Back from a new tournament and a new duel does not lead to their forms either', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/tournament');
  await page.getByRole('link', { name: 'Create a tournament' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Friday');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Create a tournament' }).waitFor();
  expect(pathOf(page)).toBe('/tournament');
  await page.goto('/');
  await page.getByRole('link', { name: 'Duel with a friend' }).click();
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await page.waitForURL(/\/duel\/./);
  await page.goBack();
  await page.getByRole('list', { name: 'Games' }).waitFor();
  expect(pathOf(page)).toBe('/');
  expect(consoleErrors).toEqual([]);
  await context.close();
});
