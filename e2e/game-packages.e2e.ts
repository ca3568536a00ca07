import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { board } from '../examples/love-letter/testing/board.ts';
import { findOverflow } from './overflow.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

const PACKAGE = resolve(import.meta.dirname, '../examples/love-letter');
const VITE = resolve(import.meta.dirname, '../node_modules/vite/bin/vite.js');

let environment: TestEnvironment;
beforeAll(async () => {
  for (const mode of ['rules', 'ui']) {
    const args = [VITE, 'build', '--mode', mode, '--logLevel', 'error'];
    expect(spawnSync(process.execPath, args, { cwd: PACKAGE, stdio: 'inherit' }).status).toBe(0);
  }
  environment = await startTestEnvironment({ SAFEHOUSE_GAMES: PACKAGE });
});
afterAll(() => environment.close());

const locatorsOf = (page: Page) => ({
  moveButtons: board.moveButtons.map((selector) => page.locator(selector)),
  resultPanel: page.locator('section.result'),
  passDeviceScreen: page.locator('section.cover'),
});

test('a game from a package is played against a bot in the browser, to the end', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/');
  await page.locator('.box.game-love-letter button.is-main').click();
  const player = new RandomPlayer(page, 'love-letter', { locators: locatorsOf(page) });
  await player.waitForTurn();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(await player.play(board.maxPresses)).not.toBeNull();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a game without a translation says so on the front page, and its texts are marked as English', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { lang: 'de' });
  await page.goto('/');
  const box = page.locator('.box.game-love-letter');
  await box.getByText('Bisher nur auf Englisch').waitFor();
  expect(await box.locator('.box-invitation').getAttribute('lang')).toBe('en');
  expect(await page.getByText('Bisher nur auf Englisch').count()).toBe(1);
  await box.locator('button.is-main').click();
  await page.locator('.frame-board[lang="en"] .ll').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the server deals it, and its bots play', async () => {
  const { page, context } = await newVisitor(environment);
  await page.goto('/');
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin: environment.url } })).json();
  await post('/api/guest', { name: 'Ada' });
  const { id } = await post('/api/matches', {
    game: 'love-letter',
    seats: ['me', { bot: 'sharp' }, { bot: 'gentle' }],
  });
  await page.goto(`/match/${id}`);
  await page.locator('.ll-hand button[aria-disabled="false"]').first().waitFor();
  await context.close();
});

test('offline it still opens and can be played against a bot', async () => {
  const { page, context } = await newVisitor(environment, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const cache = await caches.open('safehouse-games');
    const isKept = async (file: string) => (await cache.match(`/games/love-letter/${file}`)) !== undefined;
    while (!(await isKept('ui.js')) || !(await isKept('rules.js'))) await new Promise((done) => setTimeout(done, 100));
  });
  await environment.stopServer();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.box.game-love-letter button.is-main').click();
  await page.locator('.ll-hand button').first().waitFor();
  await new RandomPlayer(page, 'love-letter', { locators: locatorsOf(page) }).play(3);
  await context.close();
});
