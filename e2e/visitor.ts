import type { Lang } from '@safehouse/ui/languages';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestEnvironment } from './test-environment.ts';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Long, because the machine may be busy. */
const ACTION_TIMEOUT_MS = 60_000;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the browser's console: exceptions, refused styles and scripts, missing files. */
  readonly consoleErrors: readonly string[];
}

interface VisitorOptions {
  readonly lang?: Lang;
  readonly size?: typeof DESKTOP;
  /** `reduce` also shortens the pauses between moves. */
  readonly motion?: 'no-preference' | 'reduce';
  readonly pointer?: 'mouse' | 'touch';
  /** `block` by default, because the service worker would load the whole app for every visitor. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A new browser context: no cookies, no stored data. */
export async function newVisitor({ url, browser }: TestEnvironment, options: VisitorOptions = {}): Promise<Visitor> {
  const { lang = 'en', size = DESKTOP, motion = 'reduce', pointer = 'mouse', serviceWorkers = 'block' } = options;
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    viewport: size,
    reducedMotion: motion,
    colorScheme: 'light',
    hasTouch: pointer === 'touch',
    serviceWorkers,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  if (motion === 'reduce') await shortenPauses(page);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return { page, context, consoleErrors };
}

/** Boards and bots pause so that people can follow. Tests would spend most of their time waiting for that. */
async function shortenPauses(page: Page): Promise<void> {
  await page.addInitScript(shortenTimers);
  // The worker may have ended before it could be reached.
  page.on('worker', (worker) => worker.evaluate(shortenTimers).catch(() => undefined));
}

/** Runs in the page and its workers. Longer timers are timeouts of requests and connections, and stay unchanged. */
function shortenTimers(): void {
  const start = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, ms = 0, ...args: []) => start(callback, ms < 2000 ? ms / 20 : ms, ...args),
  });
}
