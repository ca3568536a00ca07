import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoreOptions } from './online.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('a copy of the built-in edition is changed, saved, exported and played', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/new/spy-connection');
  await openMoreOptions(page);
  await page.getByRole('link', { name: 'Make your own edition' }).click();
  await page.getByRole('button', { name: 'New edition for Spy Connection' }).click();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('Northern lights');
  const oslo = page.getByRole('button', { name: 'Oslo: move it with the arrow keys' });
  const before = await oslo.boundingBox();
  await oslo.focus();
  for (let i = 0; i < 5; i++) await oslo.press('ArrowRight');
  expect((await oslo.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 10);
  // The same with the mouse.
  const madrid = page.getByRole('button', { name: 'Madrid: move it with the arrow keys' });
  await madrid.locator('.sc-badge').hover();
  await page.mouse.down();
  const from = await madrid.locator('.sc-badge').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) - 40, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('combobox', { name: 'New connection to' }).selectOption('Istanbul');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  expect(await page.getByRole('combobox', { name: 'Connections' }).inputValue()).toBe('MAD-IST');
  await page.getByText('Ready to play').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ]);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported.title).toBe('Northern lights');
  expect(exported.connections.at(-1)).toMatchObject({ a: 'MAD', b: 'IST' });

  // The edition is saved: it is there after a reload, and a match can be played with it.
  await page.reload();
  await page.getByRole('link', { name: 'Play with it' }).click();
  const table = page.url();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.sc-map').waitFor();
  expect(await page.locator('.sc-route').count()).toBe(exported.connections.length);

  // Online the edition is sent with the table, so the friend sees the same map.
  await page.goto(`${table}&with=friends`);
  await page.getByRole('button', { name: 'Create table' }).click();
  const link = await page.getByRole('textbox', { name: 'Share this link' }).inputValue();
  const friend = await newVisitor(environment);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Join' }).click();
  await friend.page.locator('.sc-map').waitFor();
  expect(await friend.page.locator('.sc-route').count()).toBe(exported.connections.length);
  await friend.context.close();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a mistake is shown in its place and can be undone, and an invalid file is refused with a reason', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/editions');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "cities": [ '),
  });
  await page.getByRole('alert').getByText('it isn’t JSON').waitFor();
  await page.getByLabel('Open a file').setInputFiles({
    name: 'poor.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "id": "x", "cities": [] }'),
  });
  await page.getByRole('alert').getByText('isn’t an edition that can be shown').waitFor();
  await page.getByRole('button', { name: 'New edition for Spy Connection' }).click();
  await page.getByRole('button', { name: 'Numbers' }).click();
  await page.getByRole('spinbutton', { name: 'Agents per player' }).fill('2');
  await page.keyboard.press('Tab');
  await page.getByText('What still needs fixing').waitFor();
  expect(await page.getByRole('link', { name: 'Play with it' }).count()).toBe(0);
  await page.getByText('What still needs fixing').click();
  await page
    .getByRole('button', { name: /^Show City/ })
    .first()
    .click();
  expect(await page.getByRole('combobox', { name: 'Cities' }).inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Ready to play').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
