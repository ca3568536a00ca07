import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('settings affect the table: confirmed moves, left-handed layout, text size, colours', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: { width: 1366, height: 768 } });
  await page.goto('/settings');
  const choose = (group: string, option: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  await choose('Text size', 'Largest');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  expect([await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([[], []]);
  await choose('Player colours', 'High contrast');
  await choose('Confirm moves', 'On');
  await choose('Layout for', 'Left hand');
  await choose('Pace of the moves', 'Instant');
  await openBoard(page, 'kompromat');
  await new RandomPlayer(page, 'kompromat').waitForTurn();
  const [tiles, side] = await Promise.all(
    ['.frame-tiles', '.frame-side'].map((part) => page.locator(part).boundingBox()),
  );
  expect(side?.x ?? 0).toBeLessThan(tiles?.x ?? 0);
  await new RandomPlayer(page, 'kompromat').pressMove();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await play.waitFor({ state: 'detached' });
  await new RandomPlayer(page, 'kompromat').pressMove();
  await play.click();
  await play.waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('keyboard shortcuts open their panels, and ? lists them', async () => {
  const { page, context } = await newVisitor(environment);
  await openBoard(page, 'agent-avenue');
  await page.keyboard.press('l');
  await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  expect([...(await findAxeViolations(page))]).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
  await context.close();
});

test('with a contrast theme the chosen options look different from the others', async () => {
  const { page, context } = await newVisitor(environment);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const backgroundOf = (name: string) =>
    page
      .getByRole('group', { name: 'Text size' })
      .locator('.choice-face', { hasText: new RegExp(`^${name}$`) })
      .evaluate((face) => getComputedStyle(face).backgroundColor);
  expect(await backgroundOf('Normal')).not.toBe(await backgroundOf('Large'));
  await context.close();
});
