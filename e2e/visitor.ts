import type { BrowserContext, Page } from 'playwright-core';
import type { TestEnvironment } from './test-environment.ts';

export const LANGS = ['en', 'sk', 'cs', 'de', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Long, because a machine may be slow; nobody waits for longer than it takes. */
const ACTION_TIMEOUT_MS = 60_000;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser's console has held against the page: faults, refused styles and scripts, missing files. */
  readonly consoleErrors: readonly string[];
}

interface VisitorOptions {
  readonly lang?: Lang;
  readonly size?: typeof DESKTOP;
  /** Reduced: whole matches are not for watching. */
  readonly motion?: 'no-preference' | 'reduce';
  readonly pointer?: 'mouse' | 'touch';
}

/** Somebody with a browser of their own: no cookies, nothing kept. */
export async function newVisitor(
  { url, browser }: TestEnvironment,
  wishes: VisitorOptions = {},
): Promise<Visitor> {
  const { lang = 'en', size = DESKTOP, motion = 'reduce', pointer = 'mouse' } = wishes;
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    viewport: size,
    reducedMotion: motion,
    colorScheme: 'light',
    hasTouch: pointer === 'touch',
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, consoleErrors: complaints };
}
