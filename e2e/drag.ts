import type { Locator, Page } from 'playwright-core';

/** From the middle of one thing to the middle of another. */
export type Drag = (page: Page, what: Locator, where: Locator) => Promise<void>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So many stops on the way: one would be a jump, and nobody's hand jumps. */
const DRAG_STEPS = 6;

async function centerOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`nothing to see of ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function pointsBetween(from: Point, to: Point): Point[] {
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return Array.from({ length: DRAG_STEPS }, (_, i) => at((i + 1) / DRAG_STEPS));
}

export const dragByMouse: Drag = async (page, what, where) => {
  const [from, to] = await Promise.all([what, where].map(centerOf));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of pointsBetween(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
};

/** The driver's own touch screen knows taps alone; the browser knows more. */
export const dragByTouch: Drag = async (page, what, where) => {
  const [from, to] = await Promise.all([what, where].map(centerOf));
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of pointsBetween(from, to))
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};
