import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { openTable, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE, type Visitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment({ CLAIM_DELAY: '12' });
});
afterAll(() => environment.close());

async function openMatch(): Promise<readonly [ada: Visitor, bob: Visitor]> {
  const ada = await newVisitor(environment);
  const bob = await newVisitor(environment, { size: PHONE });
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  for (const { page } of [ada, bob]) await page.locator('.aa-hand').waitFor();
  return [ada, bob];
}

/** Runs in the page: whether a press on the middle of the element would hit it. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

test("a chat message is shown at its sender's tile, counted as unread, and listed in the chat", async () => {
  const [ada, bob] = await openMatch();
  await ada.page.getByRole('button', { name: 'Chat' }).click();
  await ada.page.getByRole('button', { name: 'Wink' }).click();
  await bob.page.locator('.chat-bubble .emote').waitFor();
  const chatTool = bob.page.getByRole('button', { name: /^Chat/ });
  expect(await chatTool.innerText()).toContain('1');
  expect(await bob.page.getByRole('log', { name: 'Chat' }).textContent()).toContain('Ada: Wink');
  await bob.page.locator('.chat-bubble').waitFor({ state: 'detached' });
  await chatTool.click();
  await bob.page.locator('.chat-emote', { hasText: 'Wink' }).waitFor();
  expect([await findOverflow(bob.page), [...(await findAxeViolations(bob.page))]]).toEqual([[], []]);
  const field = bob.page.getByRole('textbox', { name: 'Say something' });
  for (const size of [{ width: 320, height: 568 }, { width: 740, height: 360 }, { width: 390, height: 844 }, PHONE]) {
    await bob.page.setViewportSize(size);
    expect(await field.evaluate(isUncovered)).toBe(true);
  }
  await bob.page.getByRole('button', { name: 'Well played!' }).click();
  await ada.page.locator('.chat-bubble', { hasText: 'Well played!' }).waitFor();
  await bob.page.getByRole('button', { name: 'Close' }).click();
  expect(await chatTool.innerText()).not.toMatch(/\d/);
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('the table shows when a player leaves and returns; one who stays away loses the match', async () => {
  const [ada, bob] = await openMatch();
  const isAdasTurn = await ada.page.getByText('Your move', { exact: true }).first().isVisible();
  const [absent, waiting] = isAdasTurn ? [ada, bob] : [bob, ada];
  const name = isAdasTurn ? 'Ada' : 'Bob';
  const url = absent.page.url();
  await absent.page.goto('about:blank');
  await waiting.page.getByText(`${name} has left the table.`).waitFor();
  await waiting.page.locator('.presence.is-away').waitFor();
  await absent.page.goto(url);
  await waiting.page.getByText(`${name} is back.`).waitFor();
  await absent.context.close();
  await waiting.page.getByRole('button', { name: 'Claim the win' }).click();
  await waiting.page.getByRole('heading', { name: `${name} stayed away too long.` }).waitFor();
  expect(await waiting.page.locator('.poster-kicker').textContent()).toBe('You won');
  expect(waiting.consoleErrors).toEqual([]);
  await waiting.context.close();
});
