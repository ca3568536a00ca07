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

const RECRUIT_HIDDEN = { name: /^Recruit the hidden card/ };
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'] as const;

test('Agent Avenue in two teams: partners disagree without revealing their proposals to opponents, and the match ends', async () => {
  const visitors = await Promise.all(NAMES.map(() => newVisitor(environment)));
  const [ada, ...others] = visitors;
  const link = await openTable(ada.page, {
    game: 'Agent Avenue',
    name: NAMES[0],
    setUp: async () => {
      await ada.page.getByRole('radio', { name: '4', exact: true }).check();
      await ada.page.getByRole('radio', { name: 'As listed' }).check();
    },
  });
  for (const [i, { page }] of others.entries()) await sitDown(page, link, NAMES[i + 1]);
  const players = visitors.map(({ page }, seat) => new RandomPlayer(page, 'agent-avenue', { seed: seat + 1 }));

  // Both players of the first side play a card, then both of the second side choose.
  await playInTurnUntil([players[0], players[2]], visitors[1].page.getByRole('button', RECRUIT_HIDDEN));
  await proposeDifferentMoves(visitors);

  expect(await playInTurn(players, 600)).toBe(true);
  for (const { page, consoleErrors } of visitors) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    expect(consoleErrors).toEqual([]);
  }
  const results = await Promise.all(visitors.map(({ page }) => page.locator('.poster-kicker').textContent()));
  expect(results[0]).toBe(results[2]);
  expect(results[1]).toBe(results[3]);
  expect(new Set(results)).toEqual(new Set(['You won', 'You lost']));
  for (const { context } of visitors) await context.close();
});

/** AA-37: partners must agree on a move; only their own side sees the proposals. */
async function proposeDifferentMoves([ada, bob, , dan]: readonly Visitor[]): Promise<void> {
  const votesSeenBy = ({ page }: Visitor) => page.locator('.aa-votes');
  await bob.page.getByText('Recruit a card together').waitFor();
  await bob.page.getByRole('button', RECRUIT_HIDDEN).click();
  await votesSeenBy(bob).getByText('You: hidden card').waitFor();
  await votesSeenBy(bob).getByText('Dan: not chosen yet').waitFor();
  await votesSeenBy(dan).getByText('Bob: hidden card').waitFor();
  // The partner's choice is also shown on its button.
  expect(await dan.page.getByRole('button', RECRUIT_HIDDEN).textContent()).toContain('Bob');
  await dan.page.getByRole('button', { name: /^Recruit (?!the)/ }).click();
  await dan.page.getByText('You two disagree').waitFor();
  await bob.page.getByText('You two disagree').waitFor();
  for (const name of ['Bob', 'Dan']) await votesSeenBy(ada).getByText(`${name}: has chosen`).waitFor();
  expect(await votesSeenBy(ada).getByText('hidden card').count()).toBe(0);
  await dan.page.getByRole('button', RECRUIT_HIDDEN).click();
  // Now both propose the same move, so it is played.
  for (const { page } of [bob, dan]) await page.getByRole('button', RECRUIT_HIDDEN).waitFor({ state: 'detached' });
  await ada.page.getByRole('toolbar').getByRole('button', { name: 'Log' }).click();
  await ada.page.getByRole('tabpanel', { name: 'Log' }).getByText('recruited').first().waitFor();
  // The open log may cover a part of the board.
  await ada.page.keyboard.press('Escape');
}

test('Spy Connection with four players on the dark board: two people and two bots', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const link = await openTable(ada.page, {
    game: 'Spy Connection',
    name: 'Ada',
    setUp: async () => {
      await ada.page.getByRole('radio', { name: '4', exact: true }).check();
      await ada.page.getByRole('radio', { name: /^Night flight/ }).check();
      await ada.page.getByRole('radio', { name: /^Chosen/ }).check();
      for (const seat of ['Seat 3', 'Seat 4'])
        await ada.page.getByRole('combobox', { name: seat }).selectOption('bot gentle');
    },
  });
  await sitDown(bob.page, link, 'Bob');
  const both = [ada, bob];
  for (const { page } of both) await page.locator('.sc-night').waitFor();
  const players = both.map(({ page }, i) => new RandomPlayer(page, 'spy-connection', { seed: i + 1 }));
  expect(await playInTurn(players, 1500)).toBe(true);
  for (const { page, consoleErrors } of both) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    const sheet = page.getByRole('table', { name: 'Score sheet' });
    await sheet.waitFor();
    expect(await sheet.locator('thead th[scope="col"]').count()).toBe(4);
    expect(consoleErrors).toEqual([]);
  }
  const scores = await Promise.all(both.map(({ page }) => page.locator('.result .sheet').textContent()));
  expect(scores[0]).toBe(scores[1]);
  for (const { context } of both) await context.close();
});
