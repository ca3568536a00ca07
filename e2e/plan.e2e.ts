import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { openTable, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment({ REPLY_DELAY: '0' });
});
afterAll(() => environment.close());

interface ShownMatch {
  readonly version: number;
  readonly legal: readonly { readonly type: string; readonly up?: string }[];
}

/** Sends an API request about the match that the page has open. */
function api<T>(page: Page, method: string, path = '', body?: object): Promise<T> {
  return page.evaluate(
    async (request) => {
      const id = location.pathname.split('/').at(-1);
      const response = await fetch(`/api/matches/${id}${request.path}`, {
        method: request.method,
        ...(request.body && { body: JSON.stringify(request.body), headers: { 'content-type': 'application/json' } }),
      });
      return response.json();
    },
    { method, path, body },
  );
}

const showMatch = (page: Page) => api<ShownMatch>(page, 'GET');

/** Plays the first legal move of this type; with `not`, one that does not name this card. */
async function play(page: Page, type: string, not?: string): Promise<void> {
  const { version, legal } = await showMatch(page);
  const move = legal.find((each) => each.type === type && each.up !== (not ?? ''));
  await api(page, 'POST', '/moves', { version, move });
}

test('a planned reply is played automatically, and one whose condition is not met is not', async () => {
  const ann = await newVisitor(environment);
  const bob = await newVisitor(environment);
  const link = await openTable(ann.page, {
    game: 'Agent Avenue',
    name: 'Ann',
    setUp: () => ann.page.getByRole('radio', { name: 'One day per turn' }).check(),
  });
  await sitDown(bob.page, link, 'Bob');
  await bob.page.getByRole('main', { name: 'Board' }).waitFor();
  const isAnnFirst = (await showMatch(ann.page)).legal.length > 0;
  const [mover, planner] = isAnnFirst ? [ann.page, bob.page] : [bob.page, ann.page];

  await planner.getByRole('button', { name: 'Plan a reply' }).click();
  const dialog = planner.getByRole('dialog', { name: 'Plan a reply' });
  await dialog.getByLabel('If').waitFor();
  await dialog.getByRole('button', { name: 'Add to the plan' }).click();
  await dialog.getByText('Whatever happens: ').waitFor();
  // Every line of the plan can be continued.
  await dialog.getByRole('button', { name: 'And then' }).click();
  await dialog.getByRole('form', { name: 'And then' }).waitFor();
  await dialog.getByRole('button', { name: 'And then' }).click();
  for (const size of [PHONE, DESKTOP]) {
    await planner.setViewportSize(size);
    expect([await findOverflow(planner), [...(await findAxeViolations(planner))]]).toEqual([[], []]);
  }
  await planner.keyboard.press('Escape');
  await planner.getByRole('button', { name: 'Change your plan' }).waitFor();

  // The planner's browser is closed, and the server has been restarted.
  await planner.goto('about:blank');
  await environment.restartServer();
  await play(mover, 'offer');
  await expect.poll(async () => (await showMatch(mover)).version, { timeout: 30_000 }).toBe(4);

  // The planner's turn, then the opponent's. The next plan has a condition that does not occur.
  await planner.goto(link);
  await planner.getByRole('main', { name: 'Board' }).waitFor();
  await play(planner, 'offer');
  await play(mover, 'recruit');
  await planner.getByRole('button', { name: 'Plan a reply' }).click();
  await dialog.getByLabel('If').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add to the plan' }).click();
  await dialog.getByText(/^If “.+”: .+/).waitFor();
  await planner.keyboard.press('Escape');
  type Plan = { readonly plan: { readonly lines: readonly { readonly when: { readonly up: string } }[][] } };
  const { plan } = await api<Plan>(planner, 'GET', '/plan');
  await play(mover, 'offer', plan.lines[0][0].when.up);
  await planner.getByRole('status').getByText('Your plan didn’t fit what happened. It’s your move.').waitFor();
  expect((await showMatch(planner)).legal.length).toBeGreaterThan(0);
  // Errors caused by the server restart are expected.
  for (const { context, consoleErrors } of [ann, bob]) {
    expect(consoleErrors.filter((text) => !text.includes('WebSocket'))).toEqual([]);
    await context.close();
  }
});
