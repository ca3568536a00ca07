import type { Locator, Page } from 'playwright-core';

/** The cards in the player's hand. */
export function handCards(page: Page): Locator {
  return page.getByRole('list', { name: 'Your hand' }).getByRole('button');
}

/** Waits until it is the player's turn to offer. If the bot starts, recruits a card first. */
export async function waitForOwnOffer(page: Page): Promise<void> {
  const recruit = page.getByRole('button', { name: /^Recruit / }).first();
  const offer = page.getByRole('button', { name: 'Play both cards' });
  await recruit.or(offer).waitFor();
  if (await recruit.isVisible()) await recruit.click();
  await offer.waitFor();
}

/** Two cards of the hand with the same name, or with different names; null if there are none. */
export async function findTwoCards(
  page: Page,
  wanted: 'same' | 'different',
): Promise<readonly [Locator, Locator] | null> {
  const cards = await handCards(page).all();
  // The card's name is the text before the first full stop.
  const names = await Promise.all(cards.map(async (card) => (await card.textContent())?.split('.')[0]));
  for (const [i, name] of names.entries()) {
    const other = names.findIndex((otherName, j) => j > i && (otherName === name) === (wanted === 'same'));
    if (other >= 0) return [cards[i], cards[other]];
  }
  return null;
}
