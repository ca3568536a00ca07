/** A release during play: old pages, and servers that do not have all rules yet. */
import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFirstOffer, openTable, playInTurn, playInTurnUntil, sitDown } from './online.ts';
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
  /** True if the page sends another protocol version than the server's. */
  isStale: boolean;
  /** How many more subscriptions and rematches are refused because the server does not have the match's rules. */
  withoutRules: number;
  readonly hellos: number;
  cut(): Promise<void>;
}

/** A proxy between a page and the server that can close the connection and change messages. */
async function interceptConnection(page: Page): Promise<InterceptedConnection> {
  let close = async () => {};
  const connection = { isStale: false, withoutRules: 0, hellos: 0, cut: () => close() };
  await page.routeWebSocket('**/ws', (client) => {
    const server = client.connectToServer();
    close = () => client.close({ code: 4000 });
    client.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'hello') connection.hellos++;
      if ((message.type === 'watch' || message.type === 'rematch') && connection.withoutRules > 0) {
        connection.withoutRules--;
        const refusal = { code: 'other-rules', message: 'not here' };
        client.send(JSON.stringify({ type: 'refused', on: message.on, key: message.key, refusal }));
      } else if (message.type === 'hello' && connection.isStale) {
        server.send(JSON.stringify({ ...message, protocol: UNKNOWN_VERSION }));
      } else server.send(text);
    });
  });
  return connection;
}

/** Counts page loads after this call. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

async function startTwoPlayerMatch() {
  const options = { serviceWorkers: 'allow' } as const;
  const [ada, bob] = [await newVisitor(environment, options), await newVisitor(environment, options)];
  const connection = await interceptConnection(ada.page);
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  const players = [
    new RandomPlayer(ada.page, 'agent-avenue', { seed: 1 }),
    new RandomPlayer(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  await makeFirstOffer(players);
  const leave = () => Promise.all([ada.context.close(), bob.context.close()]);
  return { ada, bob, connection, players, leave };
}

test('an outdated page reloads when the user is not typing, and the match continues', async () => {
  const { ada, connection, players, leave } = await startTwoPlayerMatch();
  const { page } = ada;
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Chat' }).click();
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill('Half a sen');

  // The server has a new version. While Ada types, the page does not reload, however often the server asks for it.
  connection.isStale = true;
  const before = connection.hellos;
  await connection.cut();
  await expect.poll(() => connection.hellos - before, { timeout: 60_000 }).toBeGreaterThan(1);
  await field.press('Enter');
  expect([loads.count, await field.inputValue()]).toEqual([0, 'Half a sen']);

  // The reloaded page is of the new release.
  page.once('framenavigated', () => {
    connection.isStale = false;
  });
  await field.blur();
  await expect.poll(() => loads.count, { timeout: 60_000 }).toBe(1);
  await page.locator('.aa-hand').waitFor();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Chat' }).click();
  expect(await field.inputValue()).toBe('Half a sen');
  await field.press('Enter');
  await page.getByRole('list', { name: 'Chat' }).getByText('Half a sen').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await playInTurn(players, 400)).toBe(true);
  expect(loads.count).toBe(1);
  await leave();
});

test('a page that stays outdated is not reloaded repeatedly', async () => {
  const { ada, connection, leave } = await startTwoPlayerMatch();
  const loads = countLoads(ada.page);
  connection.isStale = true;
  await connection.cut();
  await expect.poll(() => loads.count, { timeout: 60_000 }).toBe(1);
  const before = connection.hellos;
  await expect.poll(() => connection.hellos - before, { timeout: 60_000 }).toBeGreaterThan(2);
  expect(loads.count).toBe(1);
  await leave();
});

test('if a server does not have the rules of a match, the page connects to another', async () => {
  const { ada, bob, connection, players, leave } = await startTwoPlayerMatch();
  await playInTurnUntil([players[1]], players[0].anyMoveButton);
  connection.withoutRules = 2;
  const before = connection.hellos;
  await connection.cut();
  await expect.poll(() => connection.hellos - before, { timeout: 60_000 }).toBe(3);
  await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await playInTurn(players, 400)).toBe(true);
  expect(bob.consoleErrors).toEqual([]);

  // A rematch is then requested over HTTP, where a retry may reach a server that has the rules.
  connection.withoutRules = 1;
  let refusals = 2;
  await ada.page.route('**/rematch', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 503, json: { code: 'other-rules', message: 'not here' } })
      : route.continue(),
  );
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('textbox', { name: 'Share this link' }).waitFor();
  expect(refusals).toBe(-1);
  await leave();
});

test.each(LANGS)('a record with an unknown rules version is refused with that version: %s', async (lang) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { lang, size: PHONE });
  const record = await recordBotMatch('kompromat', 3);
  await page.goto('/replay');
  await page.locator('textarea').fill(JSON.stringify({ ...record, meta: { rulesVersion: UNKNOWN_VERSION } }));
  await page.locator('.rp-drop button.is-main').click();
  expect(await page.getByRole('alert').textContent()).toContain(`${UNKNOWN_VERSION}`);
  expect([await findOverflow(page), consoleErrors]).toEqual([[], []]);
  await context.close();
});
