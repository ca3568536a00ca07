import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, playInTurn, playInTurnUntil, sitDown } from './online.ts';
import { RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, type Visitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('a restarted server, an offline spell and a reload cost nobody a move', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  const players = [
    new RandomPlayer(ada.page, 'agent-avenue', { seed: 1 }),
    new RandomPlayer(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  await playInTurn(players, 8);
  await playInTurnUntil([players[0]], players[1].anyMoveButton);

  // Bob's line is cut, he moves all the same, and the server goes down and up while he is away.
  await bob.context.setOffline(true);
  await environment.restartServer();
  await bob.page.getByText('Connection lost').waitFor();
  while (!(await bob.page.getByText('On its way').isVisible())) await players[1].pressMove();
  await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await players[0].anyMoveButton.isVisible()).toBe(false);

  // Back again, his move arrives by itself, once.
  await bob.context.setOffline(false);
  await bob.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await bob.page.getByText('On its way').waitFor({ state: 'detached' });
  await ada.page.reload();
  await players[0].waitForTurn();

  expect(await playInTurn(players, 400)).toBe(true);
  for (const { page } of [ada, bob]) await page.getByRole('status', { name: 'The match is over' }).waitFor();
  const told = await Promise.all([ada, bob].map(({ page }) => page.locator('.result h2').textContent()));
  expect(told.sort()).toEqual(['You lost', 'You won']);
  const [hers, his] = await Promise.all([ada, bob].map(publicLog));
  expect(hers.length).toBeGreaterThan(4);
  expect(hers).toEqual(his);
  await ada.context.close();
  await bob.context.close();
});

/** What both were told in the same words: recruits and steps. */
async function publicLog({ page }: Visitor): Promise<string[]> {
  const lines = await page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').allTextContents();
  return lines.filter((line) => /recruited| went /.test(line));
}
