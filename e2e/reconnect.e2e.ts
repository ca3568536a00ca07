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

test('no move is lost by a server restart, offline play and a reload', async () => {
  const ada = await newVisitor(environment, { serviceWorkers: 'allow' });
  const bob = await newVisitor(environment, { serviceWorkers: 'allow' });
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  const players = [
    new RandomPlayer(ada.page, 'agent-avenue', { seed: 1 }),
    new RandomPlayer(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  // After an offer it is always the other player's turn; after recruiting it may not be.
  await playInTurnUntil(players, bob.page.getByRole('button', { name: 'Play both cards' }));

  // Bob is offline and moves anyway, and the server restarts meanwhile.
  await bob.context.setOffline(true);
  await environment.restartServer();
  await bob.page.getByText('Connection lost').waitFor();
  while (!(await bob.page.getByText('Sending').isVisible())) await players[1].pressMove();
  await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await players[0].anyMoveButton.isVisible()).toBe(false);

  // Once he is online again, his move is sent automatically, exactly once.
  await bob.context.setOffline(false);
  await bob.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await bob.page.getByText('Sending').waitFor({ state: 'detached' });
  await ada.page.reload();
  await players[0].waitForTurn();

  expect(await playInTurn(players, 400)).toBe(true);
  for (const { page } of [ada, bob]) await page.getByRole('status', { name: 'The match is over' }).waitFor();
  const results = await Promise.all([ada, bob].map(({ page }) => page.locator('.poster-kicker').textContent()));
  expect(results.sort()).toEqual(['You lost', 'You won']);
  const [adasLog, bobsLog] = await Promise.all([publicLog(ada, 'Ada'), publicLog(bob, 'Bob')]);
  expect(adasLog.length).toBeGreaterThan(1);
  expect(adasLog).toEqual(bobsLog);
  await ada.context.close();
  await bob.context.close();
});

/** The log lines with the same facts for both: recruits and steps. Each says "You" where the other has a name. */
async function publicLog({ page }: Visitor, name: string): Promise<string[]> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem');
  await log.first().waitFor();
  const lines = await log.allTextContents();
  return lines.filter((line) => /recruited| went /.test(line)).map((line) => line.replace('You', name));
}
