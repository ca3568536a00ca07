import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { openBoard } from './random-player.ts';
import { findLayoutProblems, takeLayoutShifts, watchLayoutShifts } from './table-layout.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const LAPTOP = { width: 1366, height: 768 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of an element on the screen. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A city that the spy can connect. */
const OPEN_CITY = '.sc-city.is-open .sc-badge';
const ghosts = (page: Page) => page.locator('.sc-ghosts .sc-agent');
const viewBox = (page: Page) => page.locator('.sc-map').getAttribute('viewBox');
const boardBox = (page: Page) => page.locator('.frame-board').boundingBox();

test('a connection shows its outcome on hover and focus, and nothing moves', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: LAPTOP });
  await openBoard(page, 'spy-connection');
  await page.locator(OPEN_CITY).first().waitFor();
  await watchLayoutShifts(page, 'spy-connection');
  expect(await page.locator('.sc-flag').count()).toBeGreaterThan(1);
  const city = await middleOf(page, OPEN_CITY);
  await page.mouse.move(city.x, city.y);
  await ghosts(page).first().waitFor();
  const preview = page.locator('.frame-preview');
  expect(await preview.textContent()).toMatch(/Connect, \d+ agents?\.\s*Leaves \d+ agents? in supply\./);
  const supply = page.locator('.tile.is-own .tile-number').first();
  const before = await supply.textContent();
  await page.mouse.move(5, 5);
  await ghosts(page).first().waitFor({ state: 'detached' });

  await page.locator('.sc-open .sc-tag').nth(1).hover();
  await page.locator('.sc-city.is-lit').first().waitFor();
  expect(await preview.textContent()).toMatch(/points?/);

  await page.getByRole('button', { name: 'What you can do' }).click();
  const move = page.getByRole('button', { name: /^Connect: / }).first();
  await page.keyboard.press('Tab');
  await move.focus();
  await ghosts(page).first().waitFor();
  const described = (await move.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/Leaves \d+ agents? in supply\./);
  expect(await supply.textContent()).toBe(before);
  expect([await takeLayoutShifts(page), await findLayoutProblems(page, 'spy-connection'), consoleErrors]).toEqual([
    [],
    [],
    [],
  ]);
  expect([...(await findAxeViolations(page))]).toEqual([]);
  await context.close();
});

test('the map is zoomed and moved by wheel, keys and drag, stays in its box, and clicks hit the right city', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: LAPTOP });
  await openBoard(page, 'spy-connection');
  await page.locator(OPEN_CITY).first().waitFor();
  const [whole, box] = [await viewBox(page), await boardBox(page)];
  const reset = page.getByRole('button', { name: 'Show the whole map' });
  expect(await reset.count()).toBe(0);

  const city = await middleOf(page, OPEN_CITY);
  await page.mouse.move(city.x, city.y);
  await page.mouse.wheel(0, -500);
  await reset.waitFor();
  // The city is still under the mouse, and a click selects it.
  const zoomedCity = await middleOf(page, OPEN_CITY);
  expect(Math.hypot(zoomedCity.x - city.x, zoomedCity.y - city.y)).toBeLessThan(60);
  await page.mouse.click(zoomedCity.x, zoomedCity.y);
  await page.locator('.sc-do').waitFor();

  const zoomed = await viewBox(page);
  await page.mouse.move(city.x, city.y);
  await page.mouse.down();
  await page.mouse.move(city.x - 60, city.y - 40, { steps: 4 });
  await page.mouse.up();
  const dragged = await viewBox(page);
  expect(dragged).not.toBe(zoomed);
  // A drag neither selects nor plays anything.
  await page.locator('.sc-do').waitFor();

  await page.locator('.sc-map').focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight');
  const [x, , width] = ((await viewBox(page)) ?? '').split(' ').map(Number);
  const [wholeX, , wholeWidth] = (whole ?? '').split(' ').map(Number);
  expect(x + width).toBeCloseTo(wholeX + wholeWidth, 3);
  await page.keyboard.press('0');
  await reset.waitFor({ state: 'detached' });
  expect(await viewBox(page)).toBe(whole);
  await page.keyboard.press('+');
  await reset.click();
  await reset.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.classList.contains('sc-map'))).toBe(true);
  expect(await boardBox(page)).toEqual(box);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** Moves fingers from one place to another and lifts them. */
async function moveFingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  await send('touchStart', from);
  for (let step = 1; step <= 4; step++) {
    const part = step / 4;
    const points = from.map(({ x, y }, i) => ({ x: x + (to[i].x - x) * part, y: y + (to[i].y - y) * part }));
    await send('touchMove', points);
  }
  await send('touchEnd', []);
  await session.detach();
}

test('on a phone: pinch, double tap and long press', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE, pointer: 'touch' });
  await openBoard(page, 'spy-connection');
  await page.locator(OPEN_CITY).first().waitFor();
  const whole = await viewBox(page);
  const reset = page.getByRole('button', { name: 'Show the whole map' });
  const middle = await middleOf(page, '.frame-board');
  const beside = (px: number) => [
    { x: middle.x - px, y: middle.y },
    { x: middle.x + px, y: middle.y },
  ];
  await moveFingers(page, beside(30), beside(90));
  await reset.waitFor();
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await moveFingers(page, beside(90), beside(10));
  await reset.waitFor({ state: 'detached' });
  expect(await viewBox(page)).toBe(whole);

  // A double tap on a city that can be connected zooms and plays nothing.
  const city = await middleOf(page, OPEN_CITY);
  await page.touchscreen.tap(city.x, city.y);
  await page.touchscreen.tap(city.x, city.y);
  await reset.waitFor();
  expect(await page.locator('.sc-do').textContent()).toContain('Connect');
  await reset.tap();
  await reset.waitFor({ state: 'detached' });

  const card = await middleOf(page, '.sc-open .sc-tag');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [card] });
  const description = page.locator('.pointed');
  await description.waitFor();
  expect(await description.textContent()).toMatch(/points?/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The mission was only described, not selected. The next press closes the description.
  expect(await page.locator('.sc-open .sc-tag[aria-pressed="true"]').count()).toBe(0);
  await page.touchscreen.tap(middle.x, 20);
  await description.waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a finished turn ends automatically unless something is pressed, and log lines highlight places on the map', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: { width: 1920, height: 1080 } });
  await page.addInitScript(lengthenPauseBeforeEnd);
  await openBoard(page, 'spy-connection');
  await page.getByRole('button', { name: 'What you can do' }).click();
  const moves = (group: string) => page.getByRole('group', { name: group }).getByRole('button');
  const play = async (group: string) => {
    const lines = await page.locator('.log li').count();
    await moves(group).first().click();
    await page.locator('.sc-do').click();
    // Until then the list contains the previous moves.
    await page.locator('.log li').nth(lines).waitFor();
    await page.locator('.sc-end').waitFor();
  };
  const connect = async () => {
    await play('Connect');
    // If the city is on a mission, it can be marked first.
    while (await moves('Mark the city').count()) await play('Mark the city');
  };
  await connect();
  await page.getByText('Your turn is about to end.').waitFor({ state: 'attached' });
  await page.mouse.click(5, 5);
  await page.getByText('Your turn is about to end.').waitFor({ state: 'detached' });
  // Longer than the pause before an automatic end of the turn.
  await page.waitForTimeout(8000);
  await page.locator('.sc-end').click();
  await page.locator(OPEN_CITY).first().waitFor();
  const opponentLines = await page.locator('.log li').count();
  expect(opponentLines).toBeGreaterThan(1);

  const line = page.locator('.log-line').first();
  await line.hover();
  await page.locator('.sc-route.is-chosen').waitFor();
  expect(await page.locator('.sc-city.is-lit').count()).toBe(2);
  await page.mouse.move(700, 20);
  await page.locator('.sc-route.is-chosen').waitFor({ state: 'detached' });
  await page.locator('ol.log').focus();
  await page.keyboard.press('ArrowUp');
  await page.locator('.sc-city.is-lit').first().waitFor();

  await connect();
  await page.locator('.sc-end').waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** Runs in the page. On a busy machine a press may take longer than the app's pause. */
function lengthenPauseBeforeEnd(): void {
  const start = globalThis.setTimeout;
  const isPauseBeforeEnd = (ms: number) => ms > 2000 && ms < 5000;
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, ms = 0, ...args: []) =>
      start(callback, isPauseBeforeEnd(ms) ? 3 * ms : ms, ...args),
  });
}
