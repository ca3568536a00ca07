import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

/** A visitor signed in to a new account. */
async function newAccount(name: string): Promise<Visitor> {
  const visitor = await newVisitor(environment);
  const { page } = visitor;
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill('three owls at noon');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name }).waitFor();
  return visitor;
}

async function openProfile({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/friends');
  await page.getByRole('searchbox', { name: 'Account name' }).fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function expectNoFaults({ page }: Visitor): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect([await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([[], []]);
  }
}

test('a friend is found by name, gets a request, is challenged, and joins the table', async () => {
  const [ann, bob] = [await newAccount('Ann'), await newAccount('Bob')];
  await openProfile(ann, 'bob');
  await ann.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await ann.page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await ann.page.locator('summary', { hasText: 'Private note' }).click();
  await ann.page.getByRole('textbox', { name: 'Private note' }).fill('from the club');
  await ann.page.getByRole('button', { name: 'Save the note' }).click();
  await ann.page.getByRole('status').getByText('Saved.').waitFor();
  await expectNoFaults(ann);

  await bob.page.getByRole('main').getByRole('link', { name: 'Friends' }).click();
  await bob.page.getByRole('button', { name: 'Accept: Ann' }).click();
  await bob.page.getByRole('region', { name: 'Friends', exact: true }).getByRole('link', { name: 'Ann' }).waitFor();

  await ann.page.goto('/friends');
  const friends = ann.page.getByRole('region', { name: 'Friends', exact: true });
  await friends.getByText('from the club').waitFor();
  // Bob has his page open.
  await friends.getByText('Online').waitFor();
  await friends.getByRole('button', { name: 'Challenge Bob' }).click();
  await expectNoFaults(ann);
  await bob.page.goto('/');
  await ann.page.getByRole('button', { name: 'Send the challenge' }).click();
  await ann.page.getByRole('main', { name: 'Board' }).waitFor();

  // It appears on Bob's front page while it is open.
  await bob.page.getByRole('link', { name: /Invited by: Ann/ }).click();
  await bob.page.getByRole('button', { name: 'Join' }).click();
  // A press on a player's name opens their card; closing it returns the focus to the name.
  await ann.page.getByRole('link', { name: 'Bob' }).press('Enter');
  const card = ann.page.getByRole('dialog', { name: 'Bob' });
  await card.getByText('Playing').waitFor();
  await card.getByText('You haven’t played each other yet.').waitFor();
  await card.getByRole('button', { name: 'End the friendship' }).waitFor();
  await expectNoFaults(ann);
  await ann.page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await ann.page.evaluate(() => document.activeElement?.textContent)).toBe('Bob');
  // Users who are online are listed on the front page.
  const dora = await newAccount('Dora');
  await dora.page.goto('/');
  await dora.page.getByRole('heading', { name: 'Online now' }).scrollIntoViewIfNeeded();
  await dora.page.getByRole('region', { name: 'Online now' }).getByRole('link', { name: 'Ann playing' }).click();
  await dora.page.getByRole('dialog', { name: 'Ann' }).getByRole('link', { name: 'Profile' }).click();
  await dora.page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
  await dora.page.locator('.profile-face').getByText('Playing').waitFor();
  await dora.context.close();
  await bob.page.goto('/friends');
  await bob.page.getByRole('region', { name: 'Recent opponents' }).getByRole('link', { name: 'Ann' }).waitFor();
  for (const { context, consoleErrors } of [ann, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('a blocked user can neither send a friend request, challenge nor join', async () => {
  const [cleo, dan] = [await newAccount('Cleo'), await newAccount('Dan')];
  await openProfile(cleo, 'Dan');
  await cleo.page.getByRole('button', { name: 'Block', exact: true }).click();
  await cleo.page.getByRole('group', { name: 'Block this person?' }).getByRole('button', { name: 'Block' }).click();
  await cleo.page.getByRole('button', { name: 'Unblock' }).waitFor();
  await openProfile(dan, 'Cleo');
  await dan.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await dan.page.getByRole('alert').waitFor();
  await dan.page.getByRole('button', { name: 'Challenge Cleo' }).click();
  await dan.page.getByRole('button', { name: 'Send the challenge' }).click();
  await dan.page.getByRole('form', { name: 'Challenge Cleo' }).getByRole('alert').waitFor();
  await cleo.page.goto('/');
  expect(await cleo.page.getByText('Invited by').count()).toBe(0);
  await cleo.page.getByRole('link', { name: 'With friends: Kompromat' }).click();
  await cleo.page.getByRole('button', { name: 'Create table' }).click();
  const link = await cleo.page.getByRole('textbox', { name: 'Share this link' }).inputValue();
  await dan.page.goto(link);
  await dan.page.getByRole('button', { name: 'Join' }).click();
  await dan.page.getByText('You’re not allowed to do that.').waitFor();
  await dan.page.getByRole('button', { name: 'Join' }).waitFor();
  await cleo.page.goto('/friends');
  await cleo.page.getByRole('button', { name: 'Unblock: Dan' }).click();
  await cleo.page.getByRole('region', { name: 'Blocked' }).waitFor({ state: 'hidden' });
  await cleo.context.close();
  await dan.context.close();
});
