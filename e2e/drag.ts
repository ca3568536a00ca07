import type { Locator, Page } from 'playwright-core';

/** Drags from the centre of one element to the centre of another. */
export type Drag = (page: Page, element: Locator, target: Locator) => Promise<void>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of pointer events between start and end. */
const DRAG_STEPS = 6;

async function centerOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function pointsBetween(from: Point, to: Point): Point[] {
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return Array.from({ length: DRAG_STEPS }, (_, i) => at((i + 1) / DRAG_STEPS));
}

export const dragByMouse: Drag = async (page, element, target) => {
  const [from, to] = await Promise.all([element, target].map(centerOf));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of pointsBetween(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
};

/** Playwright's touchscreen can only tap; the DevTools protocol can drag. */
export const dragByTouch: Drag = async (page, element, target) => {
  const [from, to] = await Promise.all([element, target].map(centerOf));
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of pointsBetween(from, to))
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};
