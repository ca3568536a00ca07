import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('offline the app opens, a match continues and another can be started', async () => {
  const { page, context } = await newVisitor(environment, { serviceWorkers: 'allow' });
  await openBoard(page, 'agent-avenue');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const player = new RandomPlayer(page, 'agent-avenue');
  await player.play(3);
  await environment.stopServer();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.aa-hand').waitFor();
  await player.play(6);
  await page.locator('.frame-top > button').click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('The server can’t be reached').waitFor();
  await page.getByRole('button', { name: /^Play against .+: Kompromat$/ }).click();
  const secondPlayer = new RandomPlayer(page, 'kompromat');
  await secondPlayer.play(8);
  expect(await page.locator('main .game-kompromat .frame-board').count()).toBe(1);
  await context.close();
});
