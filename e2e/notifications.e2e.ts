import type { Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('a notification is in the language chosen in the app', async () => {
  const { page, context } = await newVisitor(environment, { lang: 'en', serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  await expect.poll(() => notificationTitle(worker)).toBe('Your move');
  await page.getByLabel('Language').first().selectOption('sk');
  await expect.poll(() => notificationTitle(worker)).toBe('Ste na ťahu');
  await context.close();
});

/** A headless browser shows no notifications, so this reads the title that one would have. */
function notificationTitle(worker: Worker): Promise<string> {
  return worker.evaluate<string>('language().then((lang) => YOUR_TURN[lang])');
}
