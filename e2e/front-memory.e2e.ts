import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { openTable } from './online.ts';
import { findOverflow } from './overflow.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('the front page links to every match and lists results', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await openBoard(page, 'agent-avenue');
  const match = new URL(page.url()).pathname;
  const online = await openTable(page, { game: 'Spy Connection', name: 'Ada' });
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My matches' });
  await mine.getByRole('link', { name: /Spy Connection Waiting for players/ }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  expect([...(await findAxeViolations(page))]).toEqual([]);
  const daily = await page.getByRole('link', { name: /^Daily challenge/ }).boundingBox();
  expect((daily?.y ?? PHONE.height) + (daily?.height ?? 0)).toBeLessThan(PHONE.height);
  await mine.getByRole('link', { name: /^Agent Avenue Continue/ }).click();
  await page.waitForURL((url) => url.pathname === match);
  await page.goto(online);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const closed = page.getByRole('region', { name: 'This table was closed' });
  await closed.getByRole('link', { name: 'New table: Spy Connection' }).waitFor();
  await closed.getByRole('link', { name: 'Home' }).click();
  const results = page.getByRole('region', { name: 'Latest results' });
  await page.goto(match);
  expect(await new RandomPlayer(page, 'agent-avenue').play(300)).not.toBeNull();
  await page.goto('/');
  const result = results.getByRole('link', { name: /^Agent Avenue (You won|You lost|A draw)/ });
  await result.waitFor();
  await mine.waitFor({ state: 'detached' });
  await page.goto('/replay');
  await page.getByRole('heading', { name: 'My finished matches' }).waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings[0]).toBe('My finished matches');
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Practice' }).getByText('1 match').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('an unfinished match in this browser is removed only after a question, at which Cancel keeps it', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await openBoard(page, 'kompromat');
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My matches' });
  const remove = mine.getByRole('button', { name: 'Remove: Kompromat' });
  await remove.click();
  const question = mine.getByRole('group', { name: /^Remove this unfinished match/ });
  expect(await question.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await findOverflow(page)).toEqual([]);
  expect([...(await findAxeViolations(page))]).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await mine.getByRole('link', { name: /^Kompromat Continue/ }).waitFor();
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await mine.waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a match on a shared device is listed with the names of its players', async () => {
  const { page, context } = await newVisitor(environment);
  await page.goto('/new/agent-avenue?with=device');
  await page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Bob');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I’m Agent \d+: show my cards$/ }).waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: /^Agent Avenue Continue Agent \d+, Bob/ }).waitFor();
  await context.close();
});

test('an unknown path shows a page with a link to the front page', async () => {
  const { page, context } = await newVisitor(environment);
  const response = await page.goto('/nonexistent');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('list', { name: 'Games' }).waitFor();
  await context.close();
});
