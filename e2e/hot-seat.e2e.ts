import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { findLayoutProblems } from './table-layout.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('on a shared device the table is covered between turns, and no card is in the page meanwhile', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto(`/new/${GAMES[0]}?with=device`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Bob');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const player = new RandomPlayer(page, GAMES[0]);
  const passed: string[] = [];
  while (passed.length < 4) {
    await player.waitForTurn();
    // A match may end early, but only after the device was handed over.
    if (await player.resultPanel.isVisible()) break;
    if (!(await player.passDeviceScreen.isVisible())) {
      await player.pressMove();
      continue;
    }
    expect(await page.locator(BOARDS[GAMES[0]].hiddenParts).count()).toBe(0);
    const heading = await player.passDeviceScreen.getByRole('heading').textContent();
    const name = heading?.replace('Pass the device to ', '') ?? '';
    passed.push(name);
    await page.getByRole('button', { name: `I’m ${name}: show my cards` }).click();
    await player.passDeviceScreen.waitFor({ state: 'detached' });
  }
  // The device is always handed to the other player.
  expect(passed.every((name, i) => i === 0 || name !== passed[i - 1])).toBe(true);
  expect(new Set(passed)).toEqual(new Set(['Ada', 'Bob']));
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('while a shared device is handed over on a phone, names are shown whole', async () => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  await page.goto(`/new/${GAMES[0]}?with=device`);
  await page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Bartholomew the Younger');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const name = page.locator('.person-name', { hasText: 'Bartholomew' });
  await name.waitFor();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await context.close();
});

test.each(GAMES)('%s: the longest names without spaces fit the handover and the table', async (game) => {
  const { page, context } = await newVisitor(environment, { size: LAPTOP });
  await page.goto(`/new/${game}?with=device`);
  for (const field of ['Your name', 'Name for seat 2'])
    await page.getByRole('textbox', { name: field }).fill('W'.repeat(30));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const player = new RandomPlayer(page, game);
  const problems = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await player.waitForTurn();
    if (await player.resultPanel.isVisible()) break;
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      for (const problem of await findProblems(page, game)) problems.add(`${size.width}: ${problem}`);
    }
    if (await player.passDeviceScreen.isVisible()) await player.passDeviceScreen.getByRole('button').click();
    else await player.pressMove();
  }
  expect([...problems]).toEqual([]);
  await context.close();
});

const LAPTOP = { width: 1366, height: 768 };

/** The handover may scroll vertically, but nothing in it is cut off at the side. */
async function findProblems(page: Page, game: string): Promise<readonly string[]> {
  const isCovered = await page.locator('.cover').isVisible();
  if (isCovered) return (await isWider(page)) ? ['the handover is too wide'] : [];
  const isSpilled = await page.evaluate(() => {
    const preview = document.querySelector('.frame-preview');
    return preview !== null && preview.scrollHeight > preview.clientHeight + 1;
  });
  return [...(await findLayoutProblems(page, game)), ...(isSpilled ? ['the preview is too high'] : [])];
}

function isWider(page: Page): Promise<boolean> {
  return page.locator('.cover').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
}
