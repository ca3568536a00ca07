import type { Page } from 'playwright-core';
import { GAMES, openBoard, Player } from './playing.ts';
import { PHONE } from './visitor.ts';

/** Plain screens by their paths, and what is there once all of them is. */
const PLACES: readonly (readonly [name: string, path: string, shown: string])[] = [
  ['front', '/', `.box:nth-child(${GAMES.length})`],
  ['rules', '/rules', 'main a[href^="/rules/"]'],
  ['settings', '/settings', 'main h1'],
  ['about', '/about', 'main h1'],
  ['gone', '/local/nothing', 'main h1'],
  ['profile', '/profile', '.profile-sign'],
  ['daily', '/daily', `.daily-box:nth-child(${GAMES.length})`],
  ['daily-game', `/daily/${GAMES[0]}`, '.daily-ways'],
  ['duel', '/duel', '.choice-option'],
  ['editions', '/editions', '.ed-file'],
  ...GAMES.flatMap(
    (game) =>
      [
        [`new-${game}`, `/new/${game}?with=friends`, 'form.setup'],
        [`seek-${game}`, `/new/${game}?with=opponent`, 'form.setup'],
        [`rules-${game}`, `/rules/${game}`, '.rules-list'],
      ] as const,
  ),
];

/** Presses until a table has something on it: an offer, some cards, a few agents. */
const SOME = 8;

/** Leads through every screen, one after another, and says the name of each as soon as it stands still. */
export async function* screens(page: Page): AsyncGenerator<string> {
  for (const [name, path, shown] of PLACES) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    yield await settled(page, name);
  }
  for (const game of GAMES) yield* boards(page, game);
  yield* endings(page);
  yield* tables(page);
  yield* workbench(page);
}

async function* boards(page: Page, game: (typeof GAMES)[number]): AsyncGenerator<string> {
  await openBoard(page, game);
  const player = new Player(page, game);
  await player.wait();
  yield await settled(page, `board-${game}`);
  await player.play(SOME);
  await player.wait();
  yield await settled(page, `board-${game}-later`);
}

/** From the board where the last match stands: what is beside it, and the end. */
async function* endings(page: Page): AsyncGenerator<string> {
  const size = page.viewportSize() ?? PHONE;
  for (const [place, name] of SHEETS.entries()) {
    // The sheet of a phone holds what a wide screen shows at once: it is opened where it exists.
    await page.setViewportSize(PHONE);
    await page
      .locator('.tools-row .tool')
      .nth(place - SHEETS.length)
      .click();
    await page.setViewportSize(size);
    yield await settled(page, `beside-${name}`);
    await page.setViewportSize(PHONE);
    if (name !== 'more') await page.locator('.tabs .icon-button').click();
  }
  await page.locator('.more button.is-quiet').click();
  yield await settled(page, 'resign');
  await page.setViewportSize(PHONE);
  await page.locator('.sure .is-danger').click();
  await page.locator('section.result').waitFor();
  await page.setViewportSize(size);
  yield await settled(page, 'result');
}

/** The last tools of the row on a phone, from the left. */
const SHEETS = ['log', 'rules', 'more'] as const;

/** Tables that wait: for others, and for the next one at this device. */
async function* tables(page: Page): AsyncGenerator<string> {
  await page.goto('/new/agent-avenue?with=friends');
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('section.waiting').waitFor();
  yield await settled(page, 'waiting');
  await page.goto('/new/agent-avenue?with=device');
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('section.cover').waitFor();
  yield await settled(page, 'cover');
}

/** An edition that is being made, sound and with a mistake. */
async function* workbench(page: Page): AsyncGenerator<string> {
  await page.goto('/editions');
  await page.locator('.plain .button.is-main').click();
  await page.locator('.sce-bench').waitFor();
  yield await settled(page, 'edition');
  await page.locator('.sce-tabs .chip').last().click();
  await page.locator('.sce-number input').first().fill('2');
  await page.keyboard.press('Tab');
  await page.locator('.ed-found').waitFor();
  yield await settled(page, 'edition-faulty');
}

async function settled(page: Page, name: string): Promise<string> {
  await atRest(page);
  return name;
}

/** Nothing fades any more: a colour on its way to another has no contrast of its own. Endless breathing is let be. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What was asked for a moment ago has to be drawn before it can be seen to move.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
}
