import type { Page } from 'playwright-core';
import { BOARDS } from './games.ts';

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The screen sizes that every table must fit, for the browser tests. */
export const TABLE_SIZES: readonly ScreenSize[] = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** More phones, tablets and window sizes between those, for `npm run layout`. */
const BETWEEN_SIZES: readonly ScreenSize[] = [
  { width: 344, height: 882 },
  { width: 360, height: 560 },
  { width: 375, height: 667 },
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 540, height: 720 },
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
  { width: 960, height: 600 },
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1112, height: 834 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1536, height: 864 },
  { width: 3440, height: 1440 },
];

export const ALL_SIZES = [...TABLE_SIZES, ...BETWEEN_SIZES];

/** What is wrong with the open table: elements that are outside, covered, cut off, too small, or scroll. */
export function findLayoutProblems(page: Page, game: string): Promise<string[]> {
  return page.evaluate(findProblemsInPage, selectorOf(BOARDS[game].scrollingLists));
}

/** A selector that matches any of these, or nothing if there are none. */
function selectorOf(selectors: readonly string[] = []): string {
  return selectors.length > 0 ? selectors.join() : ':not(*)';
}

/** Runs in the page: it must not use anything from this file. */
function findProblemsInPage(scrollingLists: string): string[] {
  const MIN_TARGET_PX = 43.5;
  /** Less than this fraction of a line's height counts as cut off. The box of a line is higher than its letters. */
  const HALF_SHOWN = 0.75;
  const problems = new Set<string>();
  const frame = document.querySelector('.frame');
  if (!frame) return ['no table'];
  const all = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const name = (element: Element) =>
    `${element.className || element.tagName} "${element.textContent?.trim().slice(0, 30)}"`;
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;

  function isShown(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, clipPath } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility !== 'hidden' && clipPath === 'none';
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.add(`the page: ${scrollWidth}×${scrollHeight}`);
  for (const element of all('*')) {
    if (element.closest(`.panel, .poster, ${scrollingLists}`)) continue;
    const { overflowY } = getComputedStyle(element);
    const isScroller = overflowY === 'auto' || overflowY === 'scroll';
    if (isScroller && element.scrollHeight > element.clientHeight + 1) problems.add(`scrolls: ${name(element)}`);
  }

  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const areas = all(
    '.frame-top, .tile, .frame-board, .frame-notice, .frame-store, .frame-hand, .frame-act, .frame-end',
  );
  for (const [i, area] of areas.entries()) {
    const box = area.getBoundingClientRect();
    if (!isInside(box, screen)) problems.add(`outside: ${name(area)}`);
    for (const other of areas.slice(i + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isApart = left >= box.right - 1 || right <= box.left + 1 || top >= box.bottom - 1 || bottom <= box.top + 1;
      if (!isApart) problems.add(`overlap: ${area.className} and ${other.className}`);
    }
  }

  /** Elements needed for playing: they must be fully inside their area. */
  const PARTS =
    '.tile-number, .person-name, .clock, .act-question, .act-button, .frame-hand button, .frame-store button';
  for (const part of all(PARTS)) {
    if (part.closest(scrollingLists)) continue;
    const area = part.closest('.tile, .frame-act, .frame-hand, .frame-store');
    if (area && !isInside(part.getBoundingClientRect(), area.getBoundingClientRect()))
      problems.add(`not in its area: ${name(part)}`);
  }
  /** Is a part of the element hidden by a box around it? */
  function isClipped(element: HTMLElement): boolean {
    const box = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer && outer !== frame; outer = outer.parentElement) {
      const clips = getComputedStyle(outer).overflow !== 'visible';
      if (clips && !isInside(box, outer.getBoundingClientRect())) return true;
    }
    return false;
  }
  // Names may end in an ellipsis; numbers, questions, buttons and the reason for the end must not be cut off.
  const WHY_ENDED = '.poster h2, .frame-notice.is-over > p > span';
  for (const text of all(`.tile-number dd, .act-question, .act-button, .clock, .card-name, ${WHY_ENDED}`)) {
    if (text.closest(scrollingLists)) continue;
    const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;
    if (isCut || isClipped(text)) problems.add(`cut: ${name(text)}`);
  }

  /** Does a box around the text hide a part of a line? */
  function isHalfShown(element: HTMLElement, text: Node): boolean {
    const range = document.createRange();
    range.selectNode(text);
    for (let outer: Element | null = element; outer && outer !== frame; outer = outer.parentElement) {
      const { overflowY, webkitLineClamp } = getComputedStyle(outer);
      if (overflowY === 'visible' || webkitLineClamp !== 'none') continue;
      const box = outer.getBoundingClientRect();
      for (const { top, bottom, left, right } of range.getClientRects()) {
        const isInColumn = left < box.right - 1 && right > box.left + 1;
        const shown = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (isInColumn && shown > 2 && shown < (bottom - top) * HALF_SHOWN) return true;
      }
    }
    return false;
  }
  for (const element of all('*')) {
    if (element.closest(`.panel, .hidden, ${scrollingLists}`)) continue;
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.some((text) => isHalfShown(element, text))) problems.add(`half shown: ${name(element)}`);
  }

  for (const button of all('button')) {
    if (button.closest('.panel')) continue;
    const { width, height } = button.getBoundingClientRect();
    if (width < MIN_TARGET_PX || height < MIN_TARGET_PX)
      problems.add(`${Math.round(width)}×${Math.round(height)}: ${name(button)}`);
  }
  return [...problems];
}

/** Counts the layout shifts that the browser reports. */
export async function watchLayoutShifts(page: Page, game: string): Promise<void> {
  const { scrollingLists = [], movingPieces = [] } = BOARDS[game];
  await page.evaluate((pieces) => {
    const watched = globalThis as unknown as { seenShifts?: string[] };
    // Shifts so far, at another screen size, are not counted.
    if (watched.seenShifts) {
      watched.seenShifts.length = 0;
      return;
    }
    const seen: string[] = [];
    watched.seenShifts = seen;
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const elementOf = ({ node }: Source) => (node instanceof Element ? node : node?.parentElement);
    const boxText = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`;
    /** Did not move, but was reported together with pieces that moved next to it. */
    const isStill = ({ previousRect, currentRect }: Source) => boxText(previousRect) === boxText(currentRect);
    /** If a piece was removed before the report, only its position is known. */
    const isPiece = (source: Source) => {
      const element = elementOf(source);
      if (element) return element.closest(pieces) !== null;
      const { x, y, width, height } = source.currentRect;
      const areas = document.querySelectorAll('.frame-store, .frame-hand, .frame-preview, .pointed, .tile');
      return [...areas].some((area) => {
        const box = area.getBoundingClientRect();
        return x >= box.left && y >= box.top && x + width <= box.right && y + height <= box.bottom;
      });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly Source[] };
        const moved = sources.filter((source) => !isPiece(source) && !isStill(source));
        if (moved.length === 0) continue;
        const nodes = moved.map((source) => {
          const element = elementOf(source);
          const path = element ? `${element.parentElement?.className} > ${element.className}` : 'removed since';
          return `${path} from ${boxText(source.previousRect)} to ${boxText(source.currentRect)}`;
        });
        seen.push(`${value.toFixed(4)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
    // Cards and other pieces may move, and lists may scroll; nothing else may.
  }, ['.panel', '.frame-preview', '.pointed', ...scrollingLists, ...movingPieces].join());
}

/** The shifts since the last call. */
export function takeLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seenShifts?: string[] }).seenShifts?.splice(0) ?? []);
}
