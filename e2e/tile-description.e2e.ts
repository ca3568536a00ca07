import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { GAMES } from './games.ts';
import { openBoard } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each(GAMES)('%s: a tap on a tile explains its numbers until the next tap', async (game) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE, pointer: 'touch' });
  await openBoard(page, game);
  const description = page.locator('.tile-about');
  for (const tile of await page.locator('.tile').all()) {
    await tile.locator('.tile-press').tap();
    const words = await tile.locator('.tile-number .hidden').allTextContents();
    await description.locator('.number-list').waitFor();
    const shown = await description.locator('.number-list li').allTextContents();
    expect(shown.map((text) => text.trim())).toEqual(words);
    await waitForAnimations(page);
    expect([...(await findAxeViolations(page))]).toEqual([]);
    await tile.locator('.tile-press').tap();
    await description.locator('.number-list').waitFor({ state: 'detached' });
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Escape and a press elsewhere close the description, and the rules list the symbols', async () => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  await openBoard(page, 'spy-connection');
  const signs = page.locator('.tile-about .number-list');
  const button = page.getByRole('button', { name: /^More about / }).first();
  await button.press('Enter');
  await signs.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await signs.waitFor({ state: 'detached' });
  await button.click();
  await signs.waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await signs.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Rules' }).click();
  const listed = page.locator('.tile-signs');
  await listed.getByText('Missions completed: 0/7').waitFor();
  expect(await listed.locator('.glyph').count()).toBe(3);
  await context.close();
});
