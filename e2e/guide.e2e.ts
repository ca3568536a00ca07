import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolationsInBothSchemes } from './axe.ts';
import { BOARDS, GAMES_WITH_GUIDE } from './games.ts';
import { keyboardPress, tabTo } from './keyboard.ts';
import { findOverflow } from './overflow.ts';
import { openBoard } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const SMALL_PHONE = { width: 320, height: 640 };
const FONTS = ['own', 'system'] as const;

async function openGuide(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await page.locator('.guide section').last().waitFor();
  for (const note of await page.locator('.guide-notes summary').all()) await note.click();
}

test.each(LANGS.flatMap((lang) => FONTS.map((font) => [lang, font] as const)))(
  '%s, %s font: guides and rules fit a small phone, also with text twice as large, and axe finds no violation',
  async (lang, font) => {
    const { page, context, consoleErrors } = await newVisitor(environment, { lang, size: SMALL_PHONE });
    if (font === 'system') await page.route('**/*.woff2', (route) => route.abort());
    for (const game of GAMES_WITH_GUIDE) {
      await openGuide(page, game);
      expect(await findOverflow(page), game).toEqual([]);
      if (font === 'own') expect([...(await findAxeViolationsInBothSchemes(page))], game).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findOverflow(page), `${game} with text twice as large`).toEqual([]);
      await page.locator('.rules-views a').last().click();
      await page.locator('.rules-list').first().waitFor();
      expect(await findOverflow(page), `the exact rules of ${game}`).toEqual([]);
    }
    if (font === 'own') expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

test.each(GAMES_WITH_GUIDE)(
  '%s: the interactive example can be used by keyboard and announces the result',
  async (game) => {
    const { page, context } = await newVisitor(environment);
    await openGuide(page, game);
    const example = page.locator('.guide-example');
    const press = keyboardPress(page);
    for (const { button, status } of BOARDS[game].guideExample ?? []) {
      await press(example.getByRole('button', { name: new RegExp(button) }));
      await expect.poll(() => example.getByRole('status').textContent()).toMatch(status);
    }
    await context.close();
  },
);

test('by keyboard a section links to its exact rules, and a rule back to its section', async () => {
  const { page, context } = await newVisitor(environment);
  await openGuide(page, 'agent-avenue');
  const press = keyboardPress(page);
  await press(page.getByRole('link', { name: 'AA-8', exact: true }));
  await page.locator('#AA-8:focus').waitFor();
  expect(new URL(page.url()).hash).toBe('#AA-8');
  await tabTo(page, page.locator('#AA-8').getByRole('link', { name: 'In the guide: Your turn' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your turn' }).and(page.locator(':focus')).waitFor();
  await page.reload();
  await page.locator('.guide').waitFor();
  expect(new URL(page.url()).hash).toBe('#guide-turn');
  await context.close();
});

test('at a table the rules open with the guide, and a link does not leave the match', async () => {
  const { page, context } = await newVisitor(environment);
  await openBoard(page, 'kompromat');
  const table = page.url();
  await page.locator('.tool.is-rules').click();
  await page.locator('.panel .guide').waitFor();
  await page.getByRole('link', { name: 'KO-7', exact: true }).click();
  await page.locator('.panel #KO-7:focus').waitFor();
  expect(page.url()).toBe(table);
  await context.close();
});

test('the guides open offline', async () => {
  const { page, context } = await newVisitor(environment, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const game of GAMES_WITH_GUIDE) {
    await page.goto(`/rules/${game}`);
    await page.locator('.guide section').last().waitFor();
  }
  await context.close();
});
