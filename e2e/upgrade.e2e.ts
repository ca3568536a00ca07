/** A new release comes while people play: pages of the old one, and servers that do not have everything yet. */
import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, playInTurn, playInTurnUntil, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { RandomPlayer } from './random-player.ts';
import { recordBotMatch } from './records.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const UNKNOWN_VERSION = 999;

interface InterceptedConnection {
  /** Does the page say hello in another version of the protocol than the server's? */
  isStale: boolean;
  /** How often a match shall still be refused for want of its rules. */
  withoutRules: number;
  readonly hellos: number;
  cut(): Promise<void>;
}

/** The line between a page and the real server, which can be cut, and on which the page may seem to be an old one. */
async function interceptConnection(page: Page): Promise<InterceptedConnection> {
  let hang = async () => {};
  const line = { isStale: false, withoutRules: 0, hellos: 0, cut: () => hang() };
  await page.routeWebSocket('**/ws', (here) => {
    const there = here.connectToServer();
    hang = () => here.close({ code: 4000 });
    here.onMessage((text) => {
      const said = JSON.parse(String(text));
      if (said.type === 'hello') line.hellos++;
      if (said.type === 'watch' && line.withoutRules > 0) {
        line.withoutRules--;
        const refusal = { code: 'other-rules', message: 'not here' };
        here.send(JSON.stringify({ type: 'refused', on: said.on, refusal }));
      } else if (said.type === 'hello' && line.isStale) {
        there.send(JSON.stringify({ ...said, protocol: UNKNOWN_VERSION }));
      } else there.send(text);
    });
  });
  return line;
}

/** Loads since now. */
function countLoads(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.on('load', () => seen.count++);
  return seen;
}

async function startTwoPlayerMatch() {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment)];
  const line = await interceptConnection(ada.page);
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  const players = [
    new RandomPlayer(ada.page, 'agent-avenue', { seed: 1 }),
    new RandomPlayer(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  await playInTurn(players, 6);
  const leave = () => Promise.all([ada.context.close(), bob.context.close()]);
  return { ada, bob, line, players, leave };
}

test('an old page loads itself anew once nobody is writing in it, and the match goes on', async () => {
  const { ada, line, players, leave } = await startTwoPlayerMatch();
  const { page } = ada;
  const loaded = countLoads(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill('Half a sen');

  // The server is another one now. As long as she writes, nothing happens to her words, however often it says so.
  line.isStale = true;
  const before = line.hellos;
  await line.cut();
  await expect.poll(() => line.hellos - before, { timeout: 60_000 }).toBeGreaterThan(1);
  await field.press('Enter');
  expect([loaded.count, await field.inputValue()]).toEqual([0, 'Half a sen']);

  // The page that comes is of the new release.
  page.once('framenavigated', () => {
    line.isStale = false;
  });
  await field.blur();
  await expect.poll(() => loaded.count, { timeout: 60_000 }).toBe(1);
  await page.locator('.aa-hand').waitFor();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Chat' }).click();
  expect(await field.inputValue()).toBe('Half a sen');
  await field.press('Enter');
  await page.getByRole('list', { name: 'Chat' }).getByText('Half a sen').waitFor();
  expect(await playInTurn(players, 400)).toBe(true);
  expect(loaded.count).toBe(1);
  await leave();
});

test('a page that stays old is not loaded again and again', async () => {
  const { ada, line, leave } = await startTwoPlayerMatch();
  const loaded = countLoads(ada.page);
  line.isStale = true;
  await line.cut();
  await expect.poll(() => loaded.count, { timeout: 60_000 }).toBe(1);
  const before = line.hellos;
  await expect.poll(() => line.hellos - before, { timeout: 60_000 }).toBeGreaterThan(2);
  expect(loaded.count).toBe(1);
  await leave();
});

test('where a server does not have the rules of a match, the page gets to one that has', async () => {
  const { ada, bob, line, players, leave } = await startTwoPlayerMatch();
  await playInTurnUntil([players[1]], players[0].anyMoveButton);
  line.withoutRules = 2;
  const before = line.hellos;
  await line.cut();
  await expect.poll(() => line.hellos - before, { timeout: 60_000 }).toBe(3);
  await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await playInTurn(players, 400)).toBe(true);
  expect(bob.consoleErrors).toEqual([]);

  // By HTTP as well: the next one asked may have them.
  let refusals = 2;
  await bob.page.route('**/rematch', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 503, json: { code: 'other-rules', message: 'not here' } })
      : route.continue(),
  );
  await bob.page.getByRole('button', { name: 'Play again' }).click();
  await bob.page.getByRole('textbox', { name: 'Share this link' }).waitFor();
  expect(refusals).toBe(-1);
  await leave();
});

test.each(LANGS)(
  'a record of rules that are not here is not shown by others, and says so: %s',
  async (lang) => {
    const { page, context, consoleErrors } = await newVisitor(environment, { lang, size: PHONE });
    const record = await recordBotMatch('kompromat', 3);
    await page.goto('/replay');
    await page
      .locator('textarea')
      .fill(JSON.stringify({ ...record, meta: { rulesVersion: UNKNOWN_VERSION } }));
    await page.locator('.rp-drop button.is-main').click();
    expect(await page.getByRole('alert').textContent()).toContain(`${UNKNOWN_VERSION}`);
    expect([await findOverflow(page), consoleErrors]).toEqual([[], []]);
    await context.close();
  },
);
