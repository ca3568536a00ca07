import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { playRound } from './swiss.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('four players play a Swiss of three rounds, from its creation to the final standings', async () => {
  const visitors = await Promise.all([0, 1, 2, 3].map((i) => newVisitor(environment, i === 3 ? { size: PHONE } : {})));
  const [ada, ...others] = visitors;
  const link = await createTournament(ada.page, 'Friday evening');
  // The creator has joined automatically.
  await ada.page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  for (const [i, { page }] of others.entries()) await joinTournament(page, link, ['Bob', 'Cyd', 'Dan'][i]);
  await ada.page.getByRole('cell', { name: '4', exact: true }).waitFor();
  await ada.page.getByRole('button', { name: 'Start now' }).click();
  // The tournament page opens the match of a player who has it open.
  for (const { page } of visitors) await page.waitForURL('**/match/*');
  for (let round = 1; round <= 3; round++) await playRound(visitors, round, link);
  for (const { page } of visitors) await page.goto(link);
  for (const { page } of visitors) await page.getByText(/wins the tournament|You win the tournament/).waitFor();
  const points = await ada.page.locator('.tournament-table tbody td b').allTextContents();
  expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBe(6);
  await ada.page.getByRole('button', { name: 'Round 1', exact: true }).click();
  await ada.page.locator('.tournament-matches li').nth(1).waitFor();
  for (const { page } of [ada, others[2]]) {
    expect([...(await findAxeViolations(page))]).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }
  for (const { consoleErrors, context } of visitors) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('a tournament is cancelled only after confirmation, and then the list is shown', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await createTournament(page, 'Monday evening');
  await page.getByRole('button', { name: 'Cancel the tournament' }).click();
  const question = page.getByRole('group', { name: 'Cancel the tournament for everybody?' });
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  await page.getByRole('button', { name: 'Cancel the tournament' }).click();
  await question.getByRole('button', { name: 'Cancel the tournament' }).click();
  await page.getByText('cancelled', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Tournaments' }).click();
  await page.getByRole('link', { name: /^Monday evening/ }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the longest names without spaces fit the page of a tournament, the list, and the front page', async () => {
  const { page, context } = await newVisitor(environment);
  const name = 'W'.repeat(60);
  const link = await createTournament(page, name, 'W'.repeat(30));
  for (const path of [link, '/tournament', '/']) {
    await page.goto(path);
    await page.getByText(name).first().waitFor();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await context.close();
});

test('the form for a new tournament appears together with the options of its first game', async () => {
  const { page, context } = await newVisitor(environment);
  // Without the service worker, which would respond from its cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const isRequested = page.waitForRequest('**/assets/ui-*.js');
  await page.route('**/assets/ui-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/tournament/new');
  await isRequested;
  const heading = page.getByRole('heading', { name: 'New tournament' });
  expect(await heading.count()).toBe(0);
  release();
  await heading.waitFor();
  expect(await page.getByRole('group', { name: 'Mode' }).count()).toBe(1);
  await context.close();
});

async function createTournament(page: Page, name: string, host = 'Ada'): Promise<string> {
  await page.goto('/tournament');
  await page.getByRole('link', { name: 'Create a tournament' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await page.getByRole('radio', { name: 'In an hour' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your name' }).fill(host);
  await page.getByRole('button', { name: 'Create' }).click();
  return page.getByRole('textbox', { name: 'Invite others' }).inputValue();
}

async function joinTournament(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
}
