import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './screens.ts';

/** Violations with their elements; positions in a list are removed, so that each is reported once. */
export const findAxeViolations = (page: Page): Promise<Set<string>> => runAxe(page, {});

/** Of the page in light and in dark. In dark only colours differ, so only contrast is looked at again. */
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
  // The page's content security policy allows no added script; evaluate does not need one.
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
