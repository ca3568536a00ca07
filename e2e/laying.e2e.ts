import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byMouse, byTouch, type Drag } from './drag.ts';
import { handOf, twoCards, untilOffering } from './hand.ts';
import { type House, openHouse } from './house.ts';
import { openBoard } from './playing.ts';
import { atRest } from './screens.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const slot = (page: Page, which: 'up' | 'down') => page.locator(`[data-slot="${which}"]`);
const taken = (page: Page, which: string) =>
  page.getByRole('button', { name: new RegExp(`^Take back .+ \\(${which}\\)$`) });

test.each([
  ['a mouse on a desk', DESK, 'mouse', byMouse],
  ['a finger on a phone', PHONE, 'touch', byTouch],
] as const)('Agent Avenue: an offer is dragged together by %s', async (_, size, pointer, drag) => {
  const { page, context, complaints } = await visitor(house, { size, pointer });
  await openBoard(page, 'agent-avenue');
  await untilOffering(page);
  const cards = await twoCards(page, 'different');
  if (!cards) throw new Error('a hand of one name');
  const [first, second] = cards;

  // Let go beside the places, a card goes back to the hand.
  await drag(page, first, page.getByRole('heading', { level: 1 }));
  expect(await handOf(page).and(page.locator('[aria-pressed=true]')).count()).toBe(0);

  await dragInto(page, drag, first, 'up');
  await taken(page, 'Face up').waitFor();
  await dragInto(page, drag, second, 'down');
  await taken(page, 'Face down').waitFor();
  // A card can change its place by another drag.
  await dragInto(page, drag, first, 'down');
  expect(await taken(page, 'Face up').count()).toBe(0);
  await dragInto(page, drag, second, 'up');
  await page.getByRole('button', { name: 'Offer both cards' }).click();
  await page
    .getByRole('tab', { name: 'Log' })
    .or(page.getByRole('button', { name: 'Log' }))
    .click();
  await page
    .getByText(/ offered .+; hidden: /)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

async function dragInto(page: Page, drag: Drag, card: Locator, which: 'up' | 'down'): Promise<void> {
  await atRest(page);
  await drag(page, card, slot(page, which));
}
