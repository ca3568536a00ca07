import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH_TITLES } from './game-texts.ts';
import { GAMES } from './games.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('the front page opens without console errors', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/');
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('heading')
    .nth(GAMES.length - 1)
    .waitFor();
  await page.getByText('Nobody is waiting right now').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each(GAMES)('%s: one click on the front page opens a board, without console errors', async (game) => {
  const title = ENGLISH_TITLES[game];
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Play against .+: ${title}$`) }).click();
  await page.getByRole('main', { name: 'Board' }).locator(`.game-${game}`).waitFor();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
