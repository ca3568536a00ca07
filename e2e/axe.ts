import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './screens.ts';

/** Violations with their elements. Positions in a list are removed, so that each violation is reported once. */
export const findAxeViolations = (page: Page): Promise<Set<string>> => runAxe(page, {});

/** Violations in the light and dark colour schemes. Only the contrast is checked again in dark. */
export async function findAxeViolationsInBothSchemes(page: Page): Promise<Set<string>> {
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForAnimations(page);
  const light = await runAxe(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  const dark = await runAxe(page, { runOnly: ['color-contrast'] });
  return new Set([...light, ...[...dark].map((violation) => `dark: ${violation}`)]);
}

async function runAxe(page: Page, options: axe.RunOptions): Promise<Set<string>> {
  // The content security policy forbids adding a script, but not `evaluate`.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    options,
  );
  const texts = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return new Set(texts.map((text) => text.replaceAll(/:nth-child\(\d+\)/g, '').replaceAll(/\s+/g, ' ')));
}
