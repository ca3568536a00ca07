import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is wrong and where, without its place in a row, so that the same fault is told once. */
export async function findAxeViolations(page: Page): Promise<Set<string>> {
  // Evaluated from outside the page: its own policy lets no script in.
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  const told = found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return new Set(told.map((text) => text.replaceAll(/:nth-child\(\d+\)/g, '').replaceAll(/\s+/g, ' ')));
}
