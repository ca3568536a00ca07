import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoreOptions } from './online.ts';
import { findOverflow } from './overflow.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

async function expectNoOverflow(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('status', { name: 'The match is over' }).waitFor();
}

test('daily challenge: one player finishes it, another resigns, and both see their rank', async () => {
  const [ada, bob, cleo] = [
    await newVisitor(environment),
    await newVisitor(environment),
    await newVisitor(environment),
  ];
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Daily challenge' }).click();
  await ada.page.getByRole('link', { name: 'Play today’s deal: Agent Avenue' }).click();
  await ada.page.getByRole('button', { name: 'Play today’s deal' }).click();
  await ada.page.getByText('This attempt counts').waitFor();
  expect(await new RandomPlayer(ada.page, 'agent-avenue').play(300)).not.toBeNull();
  await ada.page.getByRole('link', { name: 'See how you compare' }).click();
  await ada.page.getByText('You’re the first one today').waitFor();

  await bob.page.goto('/daily/agent-avenue');
  expect(await bob.page.getByRole('img').count()).toBe(0);
  await bob.page.getByRole('button', { name: 'Play today’s deal' }).click();
  await bob.page.getByRole('main', { name: 'Board' }).waitFor();
  const match = bob.page.url();
  await resign(bob.page);
  await bob.page.getByRole('link', { name: 'See how you compare' }).click();
  await bob.page.getByText('Your score: resigned').waitFor();
  await bob.page.getByText('Place 2 of 2').waitFor();
  // The chart is shown from the second score on.
  expect(await bob.page.getByRole('img', { name: /The scores of/ }).count()).toBe(0);
  await expectNoOverflow(bob.page);

  // Until the day is over, a match is shown only to its players.
  await ada.page.goto(match);
  await ada.page.getByText('Only its players can see this table').waitFor();
  await ada.page.goto('/daily');
  await ada.page.getByRole('link', { name: 'See how you compare: Agent Avenue' }).click();
  await ada.page.getByText('Place 1 of 2').waitFor();
  await ada.page.getByText('Better than 100%').waitFor();
  await ada.page.getByRole('button', { name: 'Practise this deal' }).click();
  await ada.page.getByRole('main', { name: 'Board' }).locator('.game-agent-avenue').waitFor();
  await ada.page.getByText('Practice only').waitFor();
  await expectNoOverflow(ada.page);

  await cleo.page.goto('/daily/agent-avenue');
  await cleo.page.getByRole('button', { name: 'Play today’s deal' }).click();
  expect(await new RandomPlayer(cleo.page, 'agent-avenue').play(300)).not.toBeNull();
  await cleo.page.getByRole('link', { name: 'See how you compare' }).click();
  await bob.page.reload();
  for (const { page } of [bob, cleo]) {
    await page.getByRole('img', { name: /^The scores of 2 people/ }).waitFor();
    await page.getByText('1 person resigned.').waitFor();
    await expectNoOverflow(page);
  }
  for (const { context, consoleErrors } of [ada, bob, cleo]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('duel: two players play the same deals from both seats, and the sum decides', async () => {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment);
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Duel with a friend' }).click();
  await ada.page.getByRole('radio', { name: 'Agent Avenue' }).check();
  await ada.page.getByRole('button', { name: 'Start the duel' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Send your friend this link' }).inputValue();

  for (const leg of ['Play: First deal', 'Play: Second deal']) {
    await ada.page.goto(link);
    await ada.page.getByRole('button', { name: leg }).click();
    expect(await new RandomPlayer(ada.page, 'agent-avenue').play(300)).not.toBeNull();
  }
  await bob.page.goto(link);
  await bob.page.getByText('You’ve been challenged').waitFor();
  expect(await bob.page.getByText('shown once you’ve played both').count()).toBe(2);
  await expectNoOverflow(bob.page);
  for (const leg of ['Play: First deal', 'Play: Second deal']) {
    await bob.page.goto(link);
    await bob.page.getByRole('button', { name: leg }).click();
    await bob.page.getByRole('main', { name: 'Board' }).waitFor();
    await resign(bob.page);
  }
  await bob.page.getByRole('link', { name: 'See how you compare' }).click();
  await bob.page.getByText('wins the duel').waitFor();
  await bob.page.getByRole('cell', { name: '−200' }).waitFor();
  await ada.page.goto(link);
  await ada.page.getByText('You win the duel').waitFor();
  // When all deals are played, each may watch the other's matches.
  await ada.page.getByRole('link', { name: 'resigned' }).first().click();
  await ada.page.getByRole('status', { name: 'The match is over' }).waitFor();
  for (const { context, consoleErrors } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('two tables with the same deal: both links work, and no table shows the other before the end', async () => {
  const [ada, bob, cleo, dan] = [
    await newVisitor(environment),
    await newVisitor(environment),
    await newVisitor(environment),
    await newVisitor(environment),
  ];
  await ada.page.goto('/new/kompromat?with=friends');
  await openMoreOptions(ada.page);
  await ada.page.getByRole('radio', { name: 'Two tables, seats swapped' }).check();
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  const here = await ada.page.getByRole('textbox', { name: 'Share this link' }).inputValue();
  const there = await ada.page.getByRole('textbox', { name: 'For the other table' }).inputValue();
  await expectNoOverflow(ada.page);
  const sitDown = async (page: Page, link: string, name: string) => {
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('button', { name: 'Join' }).click();
  };
  await sitDown(bob.page, here, 'Bob');
  await sitDown(cleo.page, there, 'Cleo');
  await sitDown(dan.page, there, 'Dan');
  for (const { page } of [bob, dan]) {
    await page.getByRole('main', { name: 'Board' }).locator('.game-kompromat').waitFor();
  }
  await ada.page.goto(there);
  await ada.page.getByText('Only its players can see this table').waitFor();
  await resign(dan.page);
  await dan.page.getByText('still being played at the other table').waitFor();
  await resign(bob.page);
  // Ada has won here, and the player of her side at the other table has lost, so both sides have one win.
  await bob.page.getByRole('heading', { name: 'Both tables together: Draw' }).waitFor();
  await ada.page.locator('section.result').waitFor();
  for (const { context, consoleErrors } of [ada, bob, cleo, dan]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});
