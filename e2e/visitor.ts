import type { Lang } from '@safehouse/ui/languages';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestEnvironment } from './test-environment.ts';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Long, because a machine may be slow. */
const ACTION_TIMEOUT_MS = 60_000;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors from the browser's console: exceptions, blocked styles and scripts, missing files. */
  readonly consoleErrors: readonly string[];
}

interface VisitorOptions {
  readonly lang?: Lang;
  readonly size?: typeof DESKTOP;
  /** Reduced by default: nobody watches the animations. */
  readonly motion?: 'no-preference' | 'reduce';
  readonly pointer?: 'mouse' | 'touch';
}

/** A visitor with a fresh browser context: no cookies, nothing stored. */
export async function newVisitor(
  { url, browser }: TestEnvironment,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { lang = 'en', size = DESKTOP, motion = 'reduce', pointer = 'mouse' } = options;
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
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, context, consoleErrors: errors };
}
