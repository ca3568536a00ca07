import { LANGS } from '@safehouse/ui/languages';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH_TITLES } from './game-texts.ts';
import { GAMES } from './games.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

/** A common size. The browser's own bars cover part of it; the rest must be enough for the first button. */
const COMMON_PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 320, height: 568 };
const LANDSCAPE_PHONES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
];
/** From one pixel wider on, the menu is a row of links. */
const LAST_WITH_BUTTON = { width: 1139, height: 800 };

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

test('on a phone the first Play button is visible, and the menu links to the other screens', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: COMMON_PHONE, pointer: 'touch' });
  await page.goto('/');
  // Located by position, because the names of the bots may be in another order.
  const play = page
    .getByRole('list', { name: 'Games' })
    .locator('li')
    .first()
    .getByRole('button', { name: /^Play / });
  const box = await play.boundingBox();
  expect((box?.y ?? COMMON_PHONE.height) + (box?.height ?? 0)).toBeLessThan(750);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [link, title] of [
    ['Leaderboards', 'Leaderboards'],
    ['Live tables', 'Live tables'],
    ['Tournaments', 'Tournaments'],
    ['Clubs', 'Clubs'],
    ['Friends', 'Friends'],
  ]) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name: link }).tap();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('heading', { name: 'Freunde', level: 1 }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.top-nav').waitFor({ state: 'hidden' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each(LANGS)('%s: on small phones and phones in landscape the first Play button is visible', async (lang) => {
  const { page, context } = await newVisitor(environment, { size: PHONE, lang });
  await page.goto('/');
  const play = page.locator('.box .button.is-main').first();
  await page.locator('.box .characters-about b').first().waitFor();
  for (const size of [PHONE, { width: 375, height: 667 }, SMALLEST_PHONE, ...LANDSCAPE_PHONES]) {
    await page.setViewportSize(size);
    const box = await play.boundingBox();
    expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    expect(await isInside(page.locator('.box .character-option').nth(4), page.locator('.box .box-words').first())).toBe(
      true,
    );
    expect(await findOverflow(page)).toEqual([]);
  }
  await context.close();
});

test.each(LANGS)('in %s the menu fits on a phone in both orientations, and on one line on a desktop', async (lang) => {
  const { page, context } = await newVisitor(environment, { lang, size: SMALLEST_PHONE });
  await page.goto('/');
  const menu = page.locator('.top-nav');
  for (const size of [SMALLEST_PHONE, COMMON_PHONE, { width: 568, height: 320 }, LAST_WITH_BUTTON]) {
    await page.setViewportSize(size);
    await page.locator('.top-more').click();
    const box = await menu.boundingBox();
    expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    expect([box && box.x >= 0, await findOverflow(page)]).toEqual([true, []]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ ...LAST_WITH_BUTTON, width: LAST_WITH_BUTTON.width + 1 });
  const [header, name] = [await page.locator('.top').boundingBox(), await page.locator('.top-home').boundingBox()];
  expect(header?.height).toBeLessThan(2 * (name?.height ?? 0));
  expect(await menu.isVisible()).toBe(true);
  await context.close();
});

test.each(GAMES)(
  '%s: on a phone the button that creates a table is visible and covers no focused field',
  async (game) => {
    const { page, context, consoleErrors } = await newVisitor(environment, { size: COMMON_PHONE, pointer: 'touch' });
    for (const partner of ['bot', 'friends', 'opponent']) {
      await page.goto(`/new/${game}?with=${partner}`);
      const start = page.locator('form.setup button[type=submit]');
      await start.waitFor();
      const box = await start.boundingBox();
      expect((box?.y ?? COMMON_PHONE.height) + (box?.height ?? 0)).toBeLessThan(COMMON_PHONE.height);
      const name = page.locator('form.setup input[type=text], form.setup input:not([type])').last();
      await name.focus();
      const bar = await page.locator('.setup-end').boundingBox();
      const field = await name.boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [innerBox, outerBox] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!innerBox || !outerBox) return false;
  return innerBox.x >= outerBox.x && innerBox.x + innerBox.width <= outerBox.x + outerBox.width;
}
