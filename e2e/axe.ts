import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations with their elements; positions in a list are removed, so that each is reported once. */
export async function findAxeViolations(page: Page): Promise<Set<string>> {
  // The page's content security policy allows no added script; evaluate does not need one.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  const texts = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return new Set(texts.map((text) => text.replaceAll(/:nth-child\(\d+\)/g, '').replaceAll(/\s+/g, ' ')));
}
