import type { Page } from 'playwright-core';

/** What does not fit: the page scrolls horizontally, or a text is cut off. Empty if everything fits. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(findOverflowInPage);
}

/** Runs in the page: it must not use anything from this file. */
function findOverflowInPage(): string[] {
  const root = document.documentElement;
  const found = new Set<string>();
  const report = (problem: string, { parentElement, nodeValue }: Node) =>
    found.add(`${problem}: .${parentElement?.className} "${nodeValue?.trim().slice(0, 40)}"`);

  /** Excludes texts for screen readers, which are one pixel wide. Drawings and selects lay out their own text. */
  const isVisible = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, visibility, opacity } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (width <= 1 || height <= 1 || clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return false;
    }
    return !element.closest('svg, select');
  };
  /** The nearest box that clips its content horizontally; null inside a box that scrolls. */
  const clipOf = (element: Element): DOMRect | null => {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect();
    }
    return new DOMRect(0, 0, root.clientWidth, 0);
  };

  /** Lists that wrap into columns hide whole lines that do not fit. */
  const isInColumns = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/^column(-reverse)? wrap$/.test(getComputedStyle(box).flexFlow)) return true;
    return false;
  };

  if (root.scrollWidth > root.clientWidth + 1) found.add(`page: ${root.scrollWidth} of ${root.clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim() || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const clip = clipOf(element);
    if (clip && left >= clip.right - 1 && isInColumns(element)) continue;
    if (clip && (right > clip.right + 1 || left < clip.left - 1)) report('cut', text);
  }
  return [...found];
}
