import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, playInTurn, sitDown } from './online.ts';
import { RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

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
  await playInTurn(players, 12);
  await bob.page.reload();
  await bob.page.locator('.aa-hand').waitFor();
  // Ada's board may still be showing the last move.
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
