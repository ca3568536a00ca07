import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** All players open their match, and in each pair the one at the second seat resigns. */
export async function playRound(visitors: readonly Visitor[], round: number, link: string): Promise<void> {
  for (const { page } of visitors) {
    await page.goto(link);
    await openMatch(page, round);
  }
  for (const { page } of visitors) await page.evaluate(resignAtSecondSeat);
  for (const { page } of visitors) await page.getByRole('link', { name: 'Back to the tournament' }).click();
}

/** The tournament page opens the match automatically when the round starts, and has a link to it afterwards. */
async function openMatch(page: Page, round: number): Promise<void> {
  const board = page.locator('[data-shape]');
  await page.getByText(`Round ${round} of 3`).first().or(board).first().waitFor();
  const link = page.getByRole('link', { name: 'Go to your match', exact: true });
  await link.or(board).first().waitFor();
  // The page may already have opened the match, in which case there is no link to press.
  if (!page.url().includes('/match/')) await link.click({ timeout: 5000 }).catch(() => undefined);
  await page.waitForURL('**/match/*');
  await board.waitFor();
}

/** Runs in the page. */
async function resignAtSecondSeat(): Promise<void> {
  const path = `/api/matches/${location.pathname.split('/')[2]}`;
  const match = await (await fetch(path)).json();
  if (match.seat === 1)
    await fetch(`${path}/resign`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
}
