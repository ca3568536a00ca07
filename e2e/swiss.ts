import type { Visitor } from './visitor.ts';

/** Everybody goes to their match by one press; of each pair the one who sits second resigns. */
export async function playRound(visitors: readonly Visitor[], round: number, link: string): Promise<void> {
  for (const { page } of visitors) {
    await page.goto(link);
    await page.getByText(`Round ${round} of 3`).first().waitFor();
    await page.getByRole('link', { name: 'Go to your match', exact: true }).click();
    await page.waitForURL('**/match/*');
    await page.locator('[data-shape]').waitFor();
  }
  for (const { page } of visitors) await page.evaluate(resignAtSecondSeat);
  for (const { page } of visitors) await page.getByRole('link', { name: 'Back to the tournament' }).click();
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
