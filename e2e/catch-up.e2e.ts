import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, sitDown } from './online.ts';
import { RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('moves made while a player was away can be replayed on the board', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const asListed = () => ada.page.getByRole('radio', { name: 'As listed' }).click();
  const link = await openTable(ada.page, { game: 'Kompromat', name: 'Ada', setUp: asListed });
  await sitDown(bob.page, link, 'Bob');
  const placedCards = bob.page.locator('.ko-card:not(.ko-drawn .ko-card)');
  await bob.page.locator('.ko-table').waitFor();
  await bob.page.evaluate(() => localStorage.setItem('safehouse.speed', '"step"'));
  await bob.page.goto('about:blank');
  const player = new RandomPlayer(ada.page, 'kompromat');
  while (!(await ada.page.getByText('Waiting for Bob').isVisible())) await player.pressMove();

  await bob.page.goto(link);
  const notice = bob.page.locator('.frame-notice');
  await notice.getByText(/^While you were away: \d moves$/).waitFor();
  // The notice about missed moves does not replace the player's buttons.
  const bobsMoves = new RandomPlayer(bob.page, 'kompromat');
  await bobsMoves.waitForTurn();
  await notice.getByRole('button', { name: 'Watch' }).click();
  const lines: string[] = [];
  const next = bob.page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  await expect.poll(() => placedCards.count()).toBe(1);
  // No move can be made at a past position.
  expect(await bobsMoves.pressMove()).toBe(false);
  while (await next.isVisible()) {
    lines.push(await notice.locator('p').innerText());
    await next.click();
    await next.or(bobsMoves.anyMoveButton).first().waitFor();
  }
  expect(lines[0]).toMatch(/^Ada opens mission/);
  expect(lines.at(-1)).toMatch(/^Ada stops/);
  await bobsMoves.waitForTurn();
  expect([...ada.consoleErrors, ...bob.consoleErrors]).toEqual([]);
  await ada.context.close();
  await bob.context.close();
});
