import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { makeFirstOffer, openTable, playInTurn, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

const PIXELS_PER_SQUARE = 4;
const SMALL_PHONE = { width: 320, height: 568 };

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('two people in two browsers play a match to the end; one reloads in the middle', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  await ada.page.locator('.aa-hand').waitFor();
  await bob.page.locator('.aa-hand').waitFor();
  const players = [
    new RandomPlayer(ada.page, 'agent-avenue', { seed: 1 }),
    new RandomPlayer(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  await makeFirstOffer(players);
  await bob.page.reload();
  await bob.page.locator('.aa-hand').waitFor();
  // Ada's board may still be animating the last move.
  const decks = () => Promise.all([ada, bob].map(({ page }) => page.locator('.aa-stock').textContent()));
  await expect.poll(async () => new Set(await decks()).size, { timeout: 60_000 }).toBe(1);
  expect(await playInTurn(players, 400)).toBe(true);
  for (const { page, consoleErrors } of [ada, bob]) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    expect(consoleErrors).toEqual([]);
  }
  const results = await Promise.all([ada, bob].map(({ page }) => page.locator('.poster-kicker').textContent()));
  expect(results.sort()).toEqual(['You lost', 'You won']);
  await ada.context.close();
  await bob.context.close();
});

test('an invitation shows who invites to which game, with a link to the rules', async () => {
  const ada = await newVisitor(environment);
  const link = await openTable(ada.page, {
    game: 'Agent Avenue',
    name: 'Ada',
    async setUp() {
      await ada.page.getByRole('radio', { name: /^Advanced/ }).check();
      await ada.page.getByRole('radio', { name: 'Best of 3' }).check();
    },
  });
  const { page, context, consoleErrors } = await newVisitor(environment, { size: SMALL_PHONE });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Ada invites you to play Agent Avenue' }).waitFor();
  await page.getByText('2 players · Advanced · No clock · Best of 3').waitFor();
  for (const visitor of [page, ada.page]) {
    await visitor.setViewportSize(SMALL_PHONE);
    await waitForAnimations(visitor);
    expect(await findOverflow(visitor)).toEqual([]);
    expect([...(await findAxeViolations(visitor))]).toEqual([]);
  }
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'The goal' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
  await ada.context.close();
});

test('the QR code of an invitation contains the link to its table', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  const link = await openTable(page, { game: 'Kompromat', name: 'Ada' });
  await page.getByText('Show a QR code').click();
  const picture = page.getByRole('img', { name: link });
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  const width = Number((await picture.getAttribute('viewBox'))?.split(' ')[2]);
  expect(decodeQR(drawSquares(path, width))).toBe(link);
  expect(await findOverflow(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the host adds bots to free seats and removes them by keyboard; the last one starts the match', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await openTable(page, {
    game: 'Spy Connection',
    name: 'Ada',
    setUp: () => page.getByRole('radio', { name: '3', exact: true }).check(),
  });
  const bots = page.getByRole('list', { name: 'Bots for free seats' });
  await bots.getByRole('button', { name: 'Add bot: Seat 2' }).press('Enter');
  const remove = bots.getByRole('button', { name: /^Remove: / });
  await remove.waitFor();
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await findOverflow(page)).toEqual([]);
  await remove.press('Enter');
  await bots.getByRole('button', { name: 'Add bot: Seat 2' }).press('Enter');
  await bots.getByRole('combobox', { name: 'Seat 3' }).selectOption({ index: 1 });
  await bots.getByRole('button', { name: 'Add bot and start: Seat 3' }).press('Enter');
  await page.getByRole('list', { name: 'Bots for free seats' }).waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Your missions' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** The QR code as a camera sees it: every square as several grey pixels. */
function drawSquares(path: string, squares: number) {
  const size = squares * PIXELS_PER_SQUARE;
  const data = new Uint8Array(size * size * 3).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < PIXELS_PER_SQUARE ** 2; pixel++) {
      const x = Number(left) * PIXELS_PER_SQUARE + (pixel % PIXELS_PER_SQUARE);
      const y = Number(top) * PIXELS_PER_SQUARE + Math.floor(pixel / PIXELS_PER_SQUARE);
      data.fill(0, (y * size + x) * 3, (y * size + x) * 3 + 3);
    }
  }
  return { width: size, height: size, data };
}
