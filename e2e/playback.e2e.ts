import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const noticeOf = (page: Page) => page.locator('.frame-notice p');
const skipOf = (page: Page) => page.getByRole('button', { name: 'Skip' });

/** A match of Kompromat in which the bot has just started its turn. */
async function openRivalsTurn(page: Page, speed: 'step' | 'slow'): Promise<RandomPlayer> {
  await page.goto('/');
  await page.evaluate((chosen) => localStorage.setItem('safehouse.speed', JSON.stringify(chosen)), speed);
  await openBoard(page, 'kompromat');
  const player = new RandomPlayer(page, 'kompromat');
  const skip = skipOf(page);
  await player.waitForTurn();
  while (!(await skip.isVisible())) {
    await player.pressMove();
    await player.anyMoveButton.or(skip).first().waitFor();
  }
  return player;
}

/** The bot's turn has several moves; those made after a press of Skip are shown as well. */
async function skipRivalsTurn(page: Page, player: RandomPlayer): Promise<void> {
  await expect
    .poll(async () => {
      await skipOf(page)
        .click({ timeout: 500 })
        .catch(() => undefined);
      return player.anyMoveButton.isVisible();
    })
    .toBe(true);
}

/** The number of log lines, which would grow if a press counted as a move. */
const logLength = (page: Page) => page.locator('.log li').count();

/** The number of log lines after the bot's turn, which may start a moment after the player's buttons were pressed. */
async function settledLogLength(page: Page, player: RandomPlayer): Promise<number> {
  for (let before = -1; ; ) {
    await player.waitForTurn();
    const length = await logLength(page);
    if (length === before) return length;
    before = length;
    await page.waitForTimeout(1000);
  }
}

test('in step mode each fact of a move is shown until the next press, by touch or key', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE, pointer: 'touch' });
  const player = await openRivalsTurn(page, 'step');
  const notice = noticeOf(page);
  expect(await notice.innerText()).toMatch(/opens mission/);
  // The player's buttons are not there yet.
  expect(await player.anyMoveButton.count()).toBe(0);
  await page.locator('.frame-board').tap();
  await expect.poll(() => notice.innerText()).not.toMatch(/opens mission/);
  for (const press of ['Space', 'Enter', 'Space', 'Enter', 'Space', 'Enter']) {
    if (await player.anyMoveButton.isVisible()) break;
    await page.keyboard.press(press);
  }
  await player.waitForTurn();
  expect(await notice.innerText()).toMatch(/stops at mission/);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a press on the board skips the playback and does not count as a move', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: { width: 1920, height: 1080 } });
  const player = await openRivalsTurn(page, 'step');
  await page.evaluate(() => localStorage.setItem('safehouse.speed', '"slow"'));
  await page.reload();
  await player.waitForTurn();
  await player.pressMove();
  await player.pressMove();
  const before = await settledLogLength(page, player);
  await page.locator('.tool.is-replay').click();
  await page.getByText('The last moves, once more').waitFor();
  await page.locator('.ko-row > *').first().click();
  await page.getByText('The last moves, once more').waitFor({ state: 'detached' });
  expect(await logLength(page)).toBe(before);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the last moves can be replayed on the board, also after a reload: %s', async (_, size) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size });
  const player = await openRivalsTurn(page, 'step');
  await skipRivalsTurn(page, player);
  const cards = page.locator('.ko-card:not(.ko-drawn .ko-card)');
  const cardsNow = await cards.count();
  await page.reload();
  await player.waitForTurn();
  await page.keyboard.press('p');
  const back = page.getByRole('button', { name: 'Back to now' });
  await back.waitFor();
  await expect.poll(() => noticeOf(page).innerText()).toMatch(/opens mission/);
  expect(await cards.count()).toBeLessThanOrEqual(cardsNow);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => noticeOf(page).innerText()).not.toMatch(/opens mission/);
  await back.click();
  await back.waitFor({ state: 'detached' });
  await player.waitForTurn();
  await expect.poll(() => cards.count()).toBe(cardsNow);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
