import type { Locator, Page } from 'playwright-core';

/** The cards one holds in Agent Avenue. */
export function handCards(page: Page): Locator {
  return page.getByRole('list', { name: 'Your hand' }).getByRole('button');
}

/** Waits for the own offer. The bot may begin: then something is recruited first. */
export async function waitForOwnOffer(page: Page): Promise<void> {
  const recruit = page.getByRole('button', { name: /^Recruit / }).first();
  const offer = page.getByRole('button', { name: 'Offer both cards' });
  await recruit.or(offer).waitFor();
  if (await recruit.isVisible()) await recruit.click();
  await offer.waitFor();
}

/** Two cards of the hand with the same name, or with different ones; null where there are none. */
export async function findTwoCards(
  page: Page,
  wanted: 'same' | 'different',
): Promise<readonly [Locator, Locator] | null> {
  const cards = await handCards(page).all();
  // Before the full stop: who it is.
  const names = await Promise.all(cards.map(async (card) => (await card.textContent())?.split('.')[0]));
  for (const [i, name] of names.entries()) {
    const other = names.findIndex((one, j) => j > i && (one === name) === (wanted === 'same'));
    if (other >= 0) return [cards[i], cards[other]];
  }
  return null;
}
