import { newMatchId } from '@safehouse/protocol';
import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { GAMES } from './games.ts';
import { openTable, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import { recordBotMatch } from './records.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

async function openRecord(page: Page, record: object | string): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('The text of a record').fill(typeof record === 'string' ? record : JSON.stringify(record));
  await page.getByRole('button', { name: 'Open the record' }).click();
}

test('a replay that could not be loaded says why, and can be tried again', async () => {
  const { page, context } = await newVisitor(environment);
  await page.route('**/record', (route) => route.abort());
  await page.goto(`/replay/${newMatchId()}`);
  await page.getByRole('alert').getByText('The server can’t be reached').waitFor();
  await page.unroute('**/record');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This match isn’t here.').waitFor();
  expect(await page.title()).toBe('Replays · Safehouse');
  await context.close();
});

test('a finished match can be stepped through, seen from other seats, linked to and continued from a position', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openBoard(page, 'agent-avenue');
  expect(await new RandomPlayer(page, 'agent-avenue').play(250)).not.toBeNull();
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  expect(await slider.inputValue()).toBe('2');
  await page.getByRole('button', { name: 'One move back' }).click();
  await slider.focus();
  await page.keyboard.press('End');
  expect(await slider.inputValue()).toBe(String(last));
  // By focus instead of hover, because the log moves when the analysis above it is finished.
  await page.locator('.rp-log .rp-line', { hasText: 'recruit' }).last().focus();
  await page.locator('.rp-board .tile .is-lit').first().waitFor();
  await page.getByLabel('Seen by').selectOption({ label: 'Everything open' });
  await page.locator('.aa-hands').waitFor();
  await page.getByLabel('Jump to').selectOption({ index: 1 });
  const jumped = await slider.inputValue();
  await page.waitForURL((url) => url.hash === `#move=${jumped}&seat=all`);
  await page.reload();
  await page.locator('.aa-hands').waitFor();
  expect(await slider.inputValue()).toBe(jumped);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await page.getByText('This deal was made in your own browser.').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/local\//);
  expect(await new RandomPlayer(page, 'agent-avenue').play(250)).not.toBeNull();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the analysis of an own match calls the viewer "you", unless the match is seen by somebody else', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openBoard(page, 'agent-avenue');
  expect(await new RandomPlayer(page, 'agent-avenue').play(250)).not.toBeNull();
  await page.getByRole('link', { name: 'Where it turned' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByText(/^You: .* from the cards, .* from play\.$/).waitFor({ timeout: 200_000 });
  await analysis.getByText(/^You: [\d.]+%$/).waitFor();
  await analysis.getByText('All decisions').click();
  await analysis
    .getByText(/^\d+\. You played: /)
    .first()
    .waitFor();
  await page.getByLabel('Seen by').selectOption({ label: 'Spectator' });
  await expect.poll(() => analysis.innerText()).not.toMatch(/\byou/i);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('playback advances automatically and stops at the end', async () => {
  const { page, context } = await newVisitor(environment);
  const record = await recordBotMatch('agent-avenue', 4);
  await openRecord(page, record);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '4×' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => slider.inputValue(), { timeout: 60_000 }).toBe(String(record.moves.length));
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await context.close();
});

test('a record file with an error says what is wrong and where', async () => {
  const { page, context } = await newVisitor(environment);
  await openRecord(page, '{ "format": 1, ');
  await page.getByRole('alert').getByText('it isn’t JSON').waitFor();
  const record = await recordBotMatch('kompromat', 4);
  await openRecord(page, { ...record, moves: record.moves.with(2, { seat: 0, type: 'fly' }) });
  await page.getByText('The problem is at move 3').waitFor();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, format: 2 })),
  });
  await page.getByText('The problem is in the header').waitFor();
  await context.close();
});

test.each(GAMES)('%s: a match of two is analysed, with progress, and can be cancelled', async (game) => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openRecord(page, await recordBotMatch(game, 4));
  const start = page.getByRole('button', { name: 'Analyse this match' });
  await start.click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await start.click();
  // Takes seconds, or longer on a busy machine.
  await page.getByRole('img', { name: 'Each side’s chance of winning' }).waitFor({ timeout: 200_000 });
  await page.getByText(/Ada: .* from the cards, .* from play\./).waitFor();
  await page.getByText('All decisions').click();
  expect(await page.locator('.rp-decisions li').count()).toBeGreaterThan(3);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForAnimations(page);
      expect([...(await findAxeViolations(page))]).toEqual([]);
    }
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('the texts of every language fit, with all parts of the analysis open', async () => {
  for (const lang of LANGS) {
    const { page, context } = await newVisitor(environment, { lang });
    await page.goto('/replay');
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await findOverflow(page)).toEqual([]);
    }
    await page.locator('textarea').fill(JSON.stringify(await recordBotMatch('agent-avenue', 4)));
    await page.locator('.rp-drop button.is-main').click();
    await page.locator('.rp-part button.is-main').click();
    await page.locator('.rp-graph').waitFor({ timeout: 200_000 });
    await page.locator('#rp-fair + button').click();
    for (const details of await page.locator('.rp-details summary').all()) await details.click();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      expect(await findOverflow(page)).toEqual([]);
    }
    await context.close();
  }
});

test("a deal without this browser's seed is verified from the record alone, and fails with another seed", async () => {
  const { page, context } = await newVisitor(environment);
  await page.goto('/new/agent-avenue?with=friends');
  const id = await page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.json());
    await post('/guest', { name: 'Ada' });
    const created = await post('/matches', {
      game: 'agent-avenue',
      seats: ['me', { bot: 'gentle' }],
      seed: 'mine',
    });
    await post(`/matches/${created.id}/resign`, {});
    return String(created.id);
  });
  await page.goto(`/replay/${id}#fair`);
  await page.getByText('The record is consistent. Nothing more can be checked here.').waitFor();
  await page.getByText('Details', { exact: true }).click();
  await page.getByText('Fingerprint (SHA-256 of the server’s seed)').waitFor();
  const record = await page.evaluate(
    (match) => fetch(`/api/matches/${match}/record`).then((response) => response.json()),
    id,
  );
  const forged = {
    ...record,
    meta: { ...record.meta, fairness: { ...record.meta.fairness, serverSeed: 'other' } },
  };
  await openRecord(page, forged);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await page.getByText('Red: this isn’t the deal that was promised.').waitFor();
  await context.close();
});

test('a deal is verified with what each browser remembered: at a table, in its rematch, and by matchmaking', async () => {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment)];
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  await checkDealAfterResigning([ada.page, bob.page]);
  for (const { page } of [ada, bob]) await page.goto(link);
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('textbox', { name: 'Share this link' }).waitFor();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  await checkDealAfterResigning([ada.page, bob.page]);
  for (const { page } of [ada, bob]) {
    await page.goto('/new/agent-avenue?with=opponent');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
  }
  await checkDealAfterResigning([ada.page, bob.page]);

  // A browser that remembers another commitment detects the difference.
  await ada.page.evaluate(() => {
    const deals = JSON.parse(localStorage.getItem('safehouse.deals') ?? '[]');
    localStorage.setItem(
      'safehouse.deals',
      JSON.stringify(deals.map((deal: object) => ({ ...deal, commitment: 'f'.repeat(64) }))),
    );
  });
  await ada.page.reload();
  await ada.page.getByText('Red: this isn’t the deal that was promised.').waitFor();
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

/** With both at the same running match: one resigns, and each checks the deal. */
async function checkDealAfterResigning(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.aa-stage').waitFor();
  const id = new URL(pages[0].url()).pathname.split('/').at(-1);
  await pages[0].evaluate((match) => fetch(`/api/matches/${match}/resign`, { method: 'POST' }), id);
  for (const page of pages) {
    await page.goto(`/replay/${id}#fair`);
    await page.getByText('Green: dealt as promised.').waitFor();
    await page.getByRole('button', { name: 'Download what this browser has noted' }).waitFor();
  }
}
