import type { Locator, Page } from 'playwright-core';
import type { RandomPlayer } from './random-player.ts';

/** Creates a table for friends and returns its link. */
export async function openTable(
  page: Page,
  { game, name, setUp }: { readonly game: string; readonly name: string; setUp?(): Promise<void> },
): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: `With friends: ${game}` }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  if (setUp) {
    await openMoreOptions(page);
    await setUp();
  }
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByRole('textbox', { name: 'Share this link' }).inputValue();
}

/** Opens the options of a form that are hidden at first. */
export async function openMoreOptions(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'More options' }).click();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** Every player to act presses a move, until the match is over (true) or after `maxPresses` (false). */
export async function playInTurn(players: readonly RandomPlayer[], maxPresses: number): Promise<boolean> {
  for (let presses = 0; presses < maxPresses; ) {
    await Promise.any(players.map((player) => player.waitForTurn()));
    for (const player of players) {
      if (await player.resultPanel.isVisible()) return true;
      if (await player.pressMove()) presses++;
    }
  }
  return false;
}

/** Plays the first move of Agent Avenue, two cards and the offer itself, which cannot end a match. */
export async function makeFirstOffer(players: readonly RandomPlayer[]): Promise<void> {
  await playInTurn(players, 3);
}

/** Every player to act presses a move, until the element is visible. */
export async function playInTurnUntil(players: readonly RandomPlayer[], sign: Locator): Promise<void> {
  for (;;) {
    await Promise.any([sign.waitFor(), ...players.map((player) => player.waitForTurn())]);
    if (await sign.isVisible()) return;
    for (const player of players) await player.pressMove();
  }
}
