import type { MatchView } from '@safehouse/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

const DELAY_SECONDS = 6;
const REMARK = 'That was bold';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test("without live tables, a match between bots can be watched to its end, and is not listed as the user's", async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await page.goto('/live');
  await page.getByRole('radio', { name: 'Agent Avenue' }).check({ force: true });
  await page.getByRole('button', { name: 'Watch two bots play' }).click();
  await page.waitForURL('**/local/*');
  await page.getByText('You’re watching.').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.getByRole('link', { name: 'Replay' }).waitFor();
  await page.goto('/');
  await page.getByText('No matches yet').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('without live tables, two bots play on the front page until paused, and a press opens their table', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { motion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Live' }).scrollIntoViewIfNeeded();
  await page.getByText('Meanwhile, two bots play.').waitFor();
  await page.locator('.tv-board .frame-board').waitFor();
  const watch = page.getByRole('link', { name: /^Watch (Agent Avenue|Kompromat|Spy Connection): / });
  const path = await watch.getAttribute('href');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  expect(await watch.getAttribute('href')).toBe(path);
  await watch.click();
  await page.waitForURL(`**${path}`);
  await page.getByText('You’re watching.').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a live match is listed on the front page, shown with a delay, and has a chat that players cannot read', async () => {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment)];
  const cyd = await newVisitor(environment, { size: PHONE });
  for (const { page } of [ada, bob]) await page.goto('/');
  const match = await startDelayedMatch(ada.page, bob.page);
  await ada.page.goto(`/match/${match}`);

  await cyd.page.goto('/');
  await cyd.page.getByRole('heading', { name: 'Live', exact: true }).scrollIntoViewIfNeeded();
  await cyd.page.getByRole('link', { name: 'Watch Spy Connection: Ada – Bob' }).click();
  await cyd.page.waitForURL(`**/watch/${match}`);
  await cyd.page.getByText('You’re watching.').waitFor();
  await ada.page.getByText('1 spectator').waitFor();

  const version = await playMove(ada.page, bob.page, match);
  await expectDelayedVersion(cyd.page, match, version);

  await openChat(cyd.page);
  await cyd.page.getByRole('textbox', { name: 'Say something' }).fill(REMARK);
  await cyd.page.getByRole('button', { name: 'Send' }).click();
  await cyd.page.getByText(REMARK).waitFor();
  await openChat(ada.page);
  await ada.page.getByRole('textbox', { name: 'Say something' }).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Spectators' }).count()).toBe(0);
  expect(await callApi(ada.page, 'GET', `/matches/${match}/spectator-chat`)).toEqual({ lines: [] });
  expect(await ada.page.getByText(REMARK).count()).toBe(0);

  await callApi(bob.page, 'POST', `/matches/${match}/resign`, {});
  await ada.page.getByRole('button', { name: /^Spectators/ }).click();
  await ada.page.locator('.chat-lines').getByText(REMARK).waitFor();
  // Screen readers announce it, too.
  await ada.page.getByRole('log', { name: 'Spectators' }).getByText(REMARK).waitFor({ state: 'attached' });
  await cyd.page.getByRole('button', { name: 'Close' }).click();
  await cyd.page.locator('section.result').waitFor();

  await cyd.page.goto('/live');
  await cyd.page.getByText('Nobody is playing in public right now.').waitFor();
  for (const { consoleErrors, context } of [ada, bob, cyd]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

/** Sends a request as the page itself would. */
function callApi<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers,
        ...(text !== undefined && { body: text }),
      });
      return response.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

/** A public match between Ada and Bob that spectators see with a delay. */
async function startDelayedMatch(ada: Page, bob: Page): Promise<string> {
  await callApi(ada, 'POST', '/guest', { name: 'Ada' });
  await callApi(bob, 'POST', '/guest', { name: 'Bob' });
  const table = { game: 'spy-connection', seats: ['me', 'open'], visibility: 'public', delay: DELAY_SECONDS };
  const { id } = await callApi<{ id: string }>(ada, 'POST', '/matches', table);
  await callApi(bob, 'POST', `/matches/${id}/join`, {});
  return id;
}

/** Plays the first legal move of the player to act; returns the version after it. */
async function playMove(ada: Page, bob: Page, match: string): Promise<number> {
  for (const page of [ada, bob]) {
    const { version, legal } = await callApi<MatchView>(page, 'GET', `/matches/${match}`);
    if (legal.length > 0)
      return (
        await callApi<{ version: number }>(page, 'POST', `/matches/${match}/moves`, {
          version,
          move: legal[0],
          key: 'm',
        })
      ).version;
  }
  throw new Error('nobody is to act');
}

/** Waits until a spectator sees this version, and checks that nothing more recent than the delay is ever visible. */
async function expectDelayedVersion(page: Page, match: string, version: number): Promise<void> {
  for (;;) {
    const seen = await callApi<MatchView & { facts: readonly { at: number }[] }>(
      page,
      'GET',
      `/matches/${match}?since=0`,
    );
    const youngest = seen.facts.at(-1)?.at ?? 0;
    expect(Date.now() - youngest).toBeGreaterThanOrEqual(1000 * DELAY_SECONDS);
    if (seen.version >= version) return;
    await page.waitForTimeout(500);
  }
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
}
