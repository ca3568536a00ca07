import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { resignForBot } from './stored-match.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

async function sign({ page }: Visitor, action: 'Create an account' | 'Sign in'): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('radio', { name: action }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Novák');
  await page.getByLabel('Passphrase', { exact: true }).fill('three owls at noon');
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
}

async function beat({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: /^Play against .+: Agent Avenue$/ }).click();
  await page.locator('.person-name', { hasText: name.split(',')[0] }).waitFor();
  await resignForBot(page, 1);
  await page.getByRole('status', { name: 'The match is over' }).waitFor();
}

test('bots beaten in one browser are shown in another one with the same account', async () => {
  const first = await newVisitor(environment);
  await beat(first, 'Wanda, sharp');
  await sign(first, 'Create an account');
  const beaten = first.page.getByRole('region', { name: 'Beaten opponents' });
  await beaten.getByRole('listitem').filter({ hasText: 'Wanda' }).getByText('1 win, first on').waitFor();
  const practice = first.page.getByRole('region', { name: 'Practice' });
  await practice.getByText('100% (1 of 1)').waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await first.page.setViewportSize(size);
    expect([await findOverflow(first.page), [...(await findAxeViolations(first.page))]]).toEqual([[], []]);
  }

  const second = await newVisitor(environment);
  await sign(second, 'Sign in');
  await second.page.getByText('1 win, first on').waitFor();
  // The picker in the other browser shows it too. A second win there is added to the first.
  await second.page.goto('/');
  await beat(second, 'Wanda, sharp, beaten');
  await first.page.goto('/profile');
  await beaten.getByText('2 wins, first on').waitFor();

  // Others see it in the public profile.
  const link = await first.page.getByRole('textbox', { name: 'Share this profile' }).inputValue();
  const stranger = await newVisitor(environment);
  await stranger.page.goto(link);
  await stranger.page.getByText('2 wins, first on').waitFor();
  for (const { context, consoleErrors } of [first, second, stranger]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});
