import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

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
