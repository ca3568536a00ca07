import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { playRound } from './swiss.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const CLUB = 'Red Cats';
const SMALL_PHONE = { width: 320, height: 640 };
const TABS = ['', '/members', '/tournaments', '/matches', '/settings'];

test('four people found a club, join it by link and play a Swiss of three rounds, and see the results on its page', async () => {
  const visitors = await Promise.all([0, 1, 2, 3].map((i) => newVisitor(environment, i === 3 ? { size: PHONE } : {})));
  const [ada, ...others] = visitors;
  const invitation = await foundClub(ada.page);
  for (const [i, { page }] of others.entries()) await joinClub(page, invitation, ['Bob', 'Cyd', 'Dan'][i]);
  const club = new URL(invitation).pathname;
  await writeOnBoard(ada.page, others[0].page, club);

  const tournament = await createTournament(ada.page, club);
  for (const { page } of others) await joinTournament(page, club);
  await ada.page.getByRole('cell', { name: '4', exact: true }).waitFor();
  await ada.page.getByRole('button', { name: 'Start now' }).click();
  for (let round = 1; round <= 3; round++) await playRound(visitors, round, tournament);

  await ada.page.goto(tournament);
  await ada.page.getByText(/wins the tournament|You win the tournament/).waitFor();
  await others[2].page.goto(`${club}/tournaments`);
  await others[2].page.getByText('wins the tournament').waitFor();
  await others[2].page.getByRole('link', { name: 'Matches' }).click();
  await others[2].page
    .getByRole('link', { name: /^1 : 0: / })
    .nth(5)
    .waitFor();

  const stranger = await newVisitor(environment);
  for (const path of ['', '/members', '/tournaments', '/matches']) {
    await stranger.page.goto(`${club}${path}`);
    await stranger.page.getByText('This club doesn’t exist, or you need its invitation link.').waitFor();
  }
  await stranger.page.goto('/club');
  await stranger.page.getByText('No clubs here yet.').waitFor();

  await expectNoFaults(ada, club);
  for (const { consoleErrors, context } of visitors) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
  await stranger.context.close();
});

test('the list of clubs is that of the last search, even if an earlier answer comes later', async () => {
  const { page, context } = await newVisitor(environment);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/clubs?*', async (route) => {
    const name = new URL(route.request().url()).searchParams.get('name');
    if (name === 'Red') await isReleased;
    const club = { id: 'c1', name: `Found for ${name}`, description: '', access: 'open', memberCount: 1, role: null };
    await route.fulfill({ json: { own: [], open: [club] } });
  });
  await page.goto('/club');
  const search = page.getByRole('searchbox', { name: 'Search open clubs by name' });
  const earlier = page.waitForRequest('**/api/clubs?name=Red');
  await search.fill('Red');
  await earlier;
  await search.fill('Red C');
  await page.getByRole('link', { name: /^Found for Red C/ }).waitFor();
  const answered = page.waitForResponse('**/api/clubs?name=Red');
  release();
  await (await answered).finished();
  // The page has handled the answer and rendered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.getByRole('link', { name: /^Found for/ }).allTextContents()).toEqual([
    expect.stringContaining('Found for Red C'),
  ]);
  await context.close();
});

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill('three owls at noon');
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** Founds a club that is joined by invitation; returns the invitation link. */
async function foundClub(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clubs' }).click();
  await page.getByRole('link', { name: 'Start a club' }).click();
  await signUp(page, 'Ada');
  await page.getByRole('button', { name: 'Start the club' }).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(CLUB);
  await page.getByRole('textbox', { name: 'Description' }).fill('Every Friday at nine.');
  await page.getByRole('radio', { name: 'By invitation' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the club' }).click();
  await page.getByRole('link', { name: 'Manage' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

async function joinClub(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('heading', { name: CLUB }).waitFor();
  expect(await page.getByRole('link', { name: 'Board', exact: true }).count()).toBe(0);
  await signUp(page, name);
  await page.getByRole('button', { name: 'Join the club' }).click();
  await page.getByRole('link', { name: 'Board', exact: true }).waitFor();
}

/** What one user posts, the other sees without a reload. */
async function writeOnBoard(writer: Page, reader: Page, club: string): Promise<void> {
  await reader.goto(club);
  await reader.getByText('Nothing on the board yet.').waitFor();
  await writer.goto(club);
  await writer.getByRole('textbox', { name: 'Write to the club' }).fill('Tonight at nine!');
  await writer.getByRole('button', { name: 'Post', exact: true }).click();
  await reader.getByText('Tonight at nine!').waitFor();
  await reportPost(reader);
}

/** By keyboard: Tab goes to the author's avatar and name, then to the report button. */
async function reportPost(page: Page): Promise<void> {
  const post = page.getByRole('listitem').filter({ hasText: 'Tonight at nine!' });
  await post.locator('.character-face').waitFor();
  await post.getByRole('link', { name: 'Ada' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const form = post.getByRole('form', { name: 'Report Ada' });
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByRole('status').filter({ hasText: /./ }).waitFor();
  await form.getByRole('button', { name: 'Close' }).click();
  await form.waitFor({ state: 'detached' });
  const button = await post.getByRole('button', { name: 'Report Ada' }).boundingBox();
  expect(button?.width).toBeLessThan(45);
}

async function createTournament(page: Page, club: string): Promise<string> {
  await page.goto(`${club}/tournaments`);
  await page.getByRole('link', { name: 'Create a tournament' }).click();
  await page.getByRole('radio', { name: `Only members of ${CLUB}` }).waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Club evening');
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await page.getByRole('radio', { name: 'In an hour' }).check({ force: true });
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/tournament\/(?!new)/);
  await page.getByRole('heading', { name: 'Club evening' }).waitFor();
  return page.url();
}

/** Both the front page and the club's page link to the tournament. */
async function joinTournament(page: Page, club: string): Promise<void> {
  await page.goto(club);
  await page.getByRole('link', { name: /^Club evening/ }).waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: /^Club evening.*Join/ }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
}

/** Checks every part of the page in every language, on the smallest phone and on a desktop. */
async function expectNoFaults({ page }: Visitor, club: string): Promise<void> {
  for (const path of ['/club', '/club/new', ...TABS.map((tab) => `${club}${tab}`)]) {
    await page.goto(path);
    await page.locator('.club h1').waitFor();
    for (const size of [SMALL_PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([path, await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([path, [], []]);
    }
  }
  await page.setViewportSize(SMALL_PHONE);
  for (const lang of ['de', 'fr', 'cs', 'sk', 'en'])
    for (const path of [`${club}`, `${club}/members`, `${club}/settings`]) {
      await page.goto(path);
      await page.locator('.top-more').click();
      await page.locator('select.language').selectOption(lang);
      await page.locator(`html[lang="${lang}"] .club-tabs`).waitFor();
      expect([lang, path, await findOverflow(page)]).toEqual([lang, path, []]);
    }
}
