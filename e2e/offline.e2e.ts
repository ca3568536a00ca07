import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('pages opened offline load by themselves once the network returns; an account stays signed in', async () => {
  const { page, context } = await newVisitor(environment, { serviceWorkers: 'allow' });
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByLabel('Passphrase', { exact: true }).fill('three owls at noon');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Ada' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const unreachable = page.getByText('The server can’t be reached').first();
  const screens = [
    ['/profile', 'Nothing yet: the first match'],
    ['/friends', 'Search for a name above'],
    ['/leaders', 'Nobody yet'],
    ['/daily/kompromat', 'How scoring works'],
    ['/tournament', 'A fixed time'],
  ] as const;
  for (const [path, text] of screens) {
    await context.setOffline(true);
    await page.goto(path);
    await unreachable.waitFor();
    expect(await page.getByRole('radio', { name: 'Sign in' }).count()).toBe(0);
    await context.setOffline(false);
    await page.getByText(text).first().waitFor();
    expect(await unreachable.count()).toBe(0);
  }
  // A server that restarts while the network is there.
  await page.goto('/leaders');
  await environment.stopServer();
  await page.getByRole('radio', { name: 'This season' }).check();
  await unreachable.waitFor();
  await environment.restartServer();
  await page.getByText('Nobody yet').waitFor();
  await context.close();
});

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
