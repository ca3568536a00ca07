import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTwoCards, handCards, waitForOwnOffer } from './agent-avenue-hand.ts';
import { openBoard } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const preview = (page: Page) => page.getByRole('tooltip');
const ghosts = (page: Page) => page.locator('.aa-ghost');
const agentsInTile = (page: Page) => page.locator('.tile.is-own [data-preview^="agent"]');

/** Hovers until the description is shown. */
async function pointAt(page: Page, part: Locator, description: string | RegExp): Promise<void> {
  await part.hover({ force: true });
  await preview(page).filter({ hasText: description }).waitFor();
}

/** Touches an element for a while. */
async function longPress(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the screen');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await preview(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The areas that the description covers. */
async function coveredAreas(page: Page): Promise<string[]> {
  const areas = page.locator('.frame-board, .frame-hand, .frame-act, .frame-store');
  const covering = await preview(page).boundingBox();
  const names: string[] = [];
  for (const area of await areas.all()) {
    const box = await area.boundingBox();
    if (!box || !covering) continue;
    const isApart =
      box.y >= covering.y + covering.height ||
      box.y + box.height <= covering.y ||
      box.x >= covering.x + covering.width ||
      box.x + box.width <= covering.x;
    if (!isApart) names.push(String(await area.getAttribute('class')));
  }
  return names;
}

test('Agent Avenue by mouse: cards are described, and choices show where the pawns would stand', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: DESKTOP });
  await openBoard(page, 'agent-avenue');
  await waitForOwnOffer(page);
  const cards = await findTwoCards(page, 'different');
  if (!cards) throw new Error('a hand of one name');
  const [first, second] = cards;
  const name = String((await first.textContent())?.split('.')[0]);
  await pointAt(page, first, `${name}You: `);
  expect(await first.getAttribute('aria-describedby')).toBe(await preview(page).getAttribute('id'));
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });
  expect(await first.getAttribute('aria-describedby')).toBeNull();

  await pointAt(page, agentsInTile(page).first(), 'Double AgentYou: ');
  await first.click();
  await second.click();
  // Each possible choice of the opponent, in the table of outcomes.
  for (const row of await page.locator('.aa-outlook tbody tr').all()) {
    await pointAt(page, row, 'If the choice is');
    expect(await preview(page).locator('.is-pointed').count()).toBe(1);
  }
  const moves = await page.locator('.aa-outlook td b, .aa-outlook td .aa-icon').allTextContents();
  if (moves.some((steps) => /[1-9]/.test(steps))) await ghosts(page).first().waitFor();
  await page.mouse.move(2, 2);
  await preview(page).waitFor({ state: 'detached' });
  expect(await ghosts(page).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Agent Avenue by touch: a long press describes a card over the tiles and does not count as a tap', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE, pointer: 'touch' });
  await openBoard(page, 'agent-avenue');
  await waitForOwnOffer(page);
  const card = handCards(page).first();
  await longPress(page, card);
  expect(await coveredAreas(page)).toEqual([]);
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await longPress(page, agentsInTile(page).nth(2));
  expect(await coveredAreas(page)).toEqual([]);
  // The description of the player's own agent does not cover the player's own tile.
  const tile = await page.locator('.tile.is-own').boundingBox();
  expect((await preview(page).boundingBox())?.y).toBeLessThan(tile?.y ?? 0);
  await card.tap();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  expect(await preview(page).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Agent Avenue by keyboard: focus describes a card, arrow keys move between the agents of a tile', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: DESKTOP });
  await openBoard(page, 'agent-avenue');
  await waitForOwnOffer(page);
  await page.locator('.tile.is-own .tile-press').focus();
  await page.keyboard.press('ArrowRight');
  await preview(page).getByText('Double Agent', { exact: true }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await preview(page).getByText('Enforcer', { exact: true }).first().waitFor();
  const last = handCards(page).last();
  await handCards(page).nth(2).focus();
  await page.keyboard.press('Tab');
  expect(await last.evaluate((card) => card === document.activeElement)).toBe(true);
  await preview(page).waitFor();
  expect(await last.getAttribute('aria-describedby')).toBe('preview');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Kompromat: missions, columns and the choice to draw or to stop are described', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: DESKTOP });
  await openBoard(page, 'kompromat');
  await pointAt(page, page.locator('.ko-folder').first(), 'Mission 1: ');
  const slot = page.getByRole('button', { name: /^Place / }).first();
  const draw = page.getByRole('button', { name: 'Draw one more' });
  await slot.or(draw).first().waitFor();
  if (await slot.isVisible()) {
    // The mission's description, and the drawn card as it would be placed there.
    await pointAt(page, slot, /^.*Mission \d: /);
    expect(await page.locator('.ko-slot .ko-card').count()).toBe(1);
    await slot.click();
  }
  await draw.waitFor();
  await pointAt(page, draw, /card/);
  // The possible totals are marked on the scale to 21.
  await page.locator('.ko-chance').first().waitFor();
  await pointAt(page, page.getByRole('button', { name: 'Stop' }), 'Your total here stays');
  expect(await page.locator('.ko-chance').count()).toBe(0);
  await pointAt(page, page.locator('.ko-near[data-preview^="column"]').first(), /You: /);
  await pointAt(page, page.locator('.tile.is-own .ko-tokens'), 'Notoriety tokens: 0 of 9');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a log line highlights its places on the board', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: DESKTOP });
  await openBoard(page, 'kompromat');
  const slot = page.getByRole('button', { name: /^Place / }).first();
  await slot.waitFor();
  await slot.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Log' }).click();
  await page.locator('.log-line', { hasText: 'You open mission' }).last().hover();
  await page.locator('.ko-place.is-lit').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
