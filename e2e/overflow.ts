import type { Page } from 'playwright-core';

/** What does not fit: the page scrolls sideways, or a text is cut or beyond the edge. Empty where all is well. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(findOverflowInPage);
}

/** Runs in the page: it knows nothing of what is around it here. */
function findOverflowInPage(): string[] {
  const root = document.documentElement;
  const found = new Set<string>();
  const call = (what: string, { parentElement, nodeValue }: Node) =>
    found.add(`${what}: .${parentElement?.className} "${nodeValue?.trim().slice(0, 40)}"`);

  /** Words for screen readers alone are a pixel wide by design; a drawing and a list to choose from look after themselves. */
  const isSeen = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, visibility, opacity } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1 || clipPath !== 'none' || visibility === 'hidden' || opacity === '0')
        return false;
    }
    return !element.closest('svg, select');
  };
  /** The nearest box that hides what sticks out of it to the sides; one that scrolls shows it after all. */
  const frameOf = (element: Element): DOMRect | null => {
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
      const { overflowX } = getComputedStyle(one);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return one.getBoundingClientRect();
    }
    return new DOMRect(0, 0, root.clientWidth, 0);
  };

  if (root.scrollWidth > root.clientWidth + 1)
    found.add(`page: ${root.scrollWidth} of ${root.clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim() || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const frame = frameOf(element);
    if (frame && (right > frame.right + 1 || left < frame.left - 1)) call('cut', text);
  }
  return [...found];
}
