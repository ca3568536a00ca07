import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOverflow } from './overflow.ts';
import { openBoard } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const PATHS = [
  '/',
  '/settings',
  '/profile',
  '/daily',
  '/tournament/new',
  '/new/spy-connection?with=friends',
  '/rules/kompromat',
];

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s, text is as large as chosen in the browser and still fits; a table keeps its size', async (_, size) => {
  const { page, context } = await newVisitor(environment, { size });
  const client = await context.newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const problems: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    if ((await rootFontSize(page)) !== '32px') problems.push(`${path}: ${await rootFontSize(page)}`);
    problems.push(...(await findOverflow(page)).map((overflow) => `${path}: ${overflow}`));
  }
  expect(problems).toEqual([]);
  await openBoard(page, 'kompromat');
  expect(await rootFontSize(page)).toBe('16px');
  await context.close();
});

function rootFontSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}
