import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, sitDown } from './online.ts';
import { MOVE_SELECTORS, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('moves made while a player was away can be stepped through on the board', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const asListed = () => ada.page.getByRole('radio', { name: 'As listed' }).click();
  const link = await openTable(ada.page, { game: 'Kompromat', name: 'Ada', setUp: asListed });
  await sitDown(bob.page, link, 'Bob');
  const placedCards = bob.page.locator('.ko-card:not(.ko-drawn .ko-card)');
  await bob.page.locator('.ko-table').waitFor();
  await bob.page.goto('about:blank');
  const player = new RandomPlayer(ada.page, 'kompromat');
  while (!(await ada.page.getByText('Waiting for Bob').isVisible())) await player.pressMove();

  await bob.page.goto(link);
  const away = bob.page.getByRole('region', { name: 'While you were away' });
  await away.getByRole('button', { name: /See what happened/ }).click();
  const lines: string[] = [];
  // A space stands between the player's mark and the text.
  const shownLine = async () => (await away.locator('p').innerText()).trim();
  const next = away.getByRole('button', { name: 'Next' });
  await expect.poll(() => placedCards.count()).toBe(1);
  lines.push(await shownLine());
  while (await next.isEnabled()) {
    await next.click();
    lines.push(await shownLine());
  }
  expect(lines[0]).toMatch(/^Ada opens mission/);
  expect(lines.at(-1)).toMatch(/^Ada stops/);
  // No move can be made at a past position.
  expect(await bob.page.locator(MOVE_SELECTORS.kompromat.join(', ')).count()).toBe(0);
  await away.getByRole('button', { name: 'Back to now' }).click();
  await away.waitFor({ state: 'detached' });
  await new RandomPlayer(bob.page, 'kompromat').waitForTurn();
  expect([...ada.consoleErrors, ...bob.consoleErrors]).toEqual([]);
  await ada.context.close();
  await bob.context.close();
});
