import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolationsInBothSchemes } from './axe.ts';
import { visitScreens } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('axe finds no violation on any screen of a %s, light or dark', async (_, size) => {
  const { page, context } = await newVisitor(environment, { size });
  const violations = new Map<string, string[]>();
  for await (const screen of visitScreens(environment, page)) {
    for (const violation of await findAxeViolationsInBothSchemes(page))
      violations.set(violation, [...(violations.get(violation) ?? []), screen]);
  }
  expect(Object.fromEntries(violations)).toEqual({});
  await context.close();
});
