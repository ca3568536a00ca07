import { LANGS } from '@safehouse/ui/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOverflow } from './overflow.ts';
import { visitScreens, waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each(LANGS)(
  '%s: every screen fits a phone and a desktop, and has its language in the html element',
  async (lang) => {
    const { page, context, consoleErrors } = await newVisitor(environment, { lang });
    const problems: string[] = [];
    for await (const screen of visitScreens(environment, page)) {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await waitForAnimations(page);
        problems.push(...(await findOverflow(page)).map((overflow) => `${screen} at ${size.width}: ${overflow}`));
      }
      if ((await page.locator('html').getAttribute('lang')) !== lang) problems.push(`${screen}: another language`);
    }
    expect(problems).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

const FONTS = ['own', 'system'] as const;
const MENU_CASES = LANGS.flatMap((lang) => FONTS.map((font) => [lang, font] as const));

test.each(MENU_CASES)('%s: the menu fits a small phone in the %s font', async (lang, font) => {
  const { page, context } = await newVisitor(environment, { lang });
  if (font === 'system') await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', '/about', '/profile']) {
    await page.goto(path);
    await page.locator(`html${font === 'system' ? '[data-font=system]' : ':not([data-font])'} main`).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('main h1').first().waitFor();
    await page.locator('.top-more').click();
    await page.locator('.top-nav').waitFor();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await context.close();
});
