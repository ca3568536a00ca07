import type { Page } from 'playwright-core';
import { GAMES, openBoard, RandomPlayer } from './random-player.ts';
import { PHONE } from './visitor.ts';

/** Plain screens by their paths, and what is there once all of them is. */
const PLAIN_SCREENS: readonly (readonly [name: string, path: string, shown: string])[] = [
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
const OPENING_PRESSES = 8;

/** Leads through every screen, one after another, and says the name of each as soon as it stands still. */
export async function* visitScreens(page: Page): AsyncGenerator<string> {
  for (const [name, path, shown] of PLAIN_SCREENS) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    yield await nameAtRest(page, name);
  }
  for (const game of GAMES) yield* visitBoards(page, game);
  yield* visitPanelsAndResult(page);
  yield* visitWaitingTables(page);
  yield* visitEditionEditor(page);
}

async function* visitBoards(page: Page, game: (typeof GAMES)[number]): AsyncGenerator<string> {
  await openBoard(page, game);
  const player = new RandomPlayer(page, game);
  await player.waitForTurn();
  yield await nameAtRest(page, `board-${game}`);
  await player.play(OPENING_PRESSES);
  await player.waitForTurn();
  yield await nameAtRest(page, `board-${game}-later`);
}

/** From the board where the last match stands: what is beside it, and the end. */
async function* visitPanelsAndResult(page: Page): AsyncGenerator<string> {
  const size = page.viewportSize() ?? PHONE;
  for (const [place, name] of PANELS.entries()) {
    // The sheet of a phone holds what a wide screen shows at once: it is opened where it exists.
    await page.setViewportSize(PHONE);
    await page
      .locator('.tools-row .tool')
      .nth(place - PANELS.length)
      .click();
    await page.setViewportSize(size);
    yield await nameAtRest(page, `beside-${name}`);
    await page.setViewportSize(PHONE);
    if (name !== 'more') await page.locator('.tabs .icon-button').click();
  }
  await page.locator('.more button.is-quiet').click();
  yield await nameAtRest(page, 'resign');
  await page.setViewportSize(PHONE);
  await page.locator('.sure .is-danger').click();
  await page.locator('section.result').waitFor();
  await page.setViewportSize(size);
  yield await nameAtRest(page, 'result');
}

/** The last tools of the row on a phone, from the left. */
const PANELS = ['log', 'rules', 'more'] as const;

/** Tables that wait: for others, and for the next one at this device. */
async function* visitWaitingTables(page: Page): AsyncGenerator<string> {
  await page.goto('/new/agent-avenue?with=friends');
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('section.waiting').waitFor();
  yield await nameAtRest(page, 'waiting');
  await page.goto('/new/agent-avenue?with=device');
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('section.cover').waitFor();
  yield await nameAtRest(page, 'cover');
}

/** An edition that is being made, sound and with a mistake. */
async function* visitEditionEditor(page: Page): AsyncGenerator<string> {
  await page.goto('/editions');
  await page.locator('.plain .button.is-main').click();
  await page.locator('.sce-bench').waitFor();
  yield await nameAtRest(page, 'edition');
  await page.locator('.sce-tabs .chip').last().click();
  await page.locator('.sce-number input').first().fill('2');
  await page.keyboard.press('Tab');
  await page.locator('.ed-found').waitFor();
  yield await nameAtRest(page, 'edition-faulty');
}

async function nameAtRest(page: Page, name: string): Promise<string> {
  await waitForAnimations(page);
  return name;
}

/** Nothing fades any more: a colour on its way to another has no contrast of its own. Endless breathing is let be. */
export async function waitForAnimations(page: Page): Promise<void> {
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
