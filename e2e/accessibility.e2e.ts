import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { visitScreens, waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each([
  ['phone', PHONE],
  ['desk', DESKTOP],
])('axe finds nothing on any screen of a %s, light or dark', async (_, size) => {
  const { page, context } = await newVisitor(environment, { size });
  const wrong = new Map<string, string[]>();
  for await (const screen of visitScreens(page)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForAnimations(page);
      for (const what of await findAxeViolations(page))
        wrong.set(what, [...(wrong.get(what) ?? []), `${screen} ${colorScheme}`]);
    }
  }
  expect(Object.fromEntries(wrong)).toEqual({});
  await context.close();
});
