import type { Page } from 'playwright-core';
import { reportFromGuest, signInAsAdmin } from './admin.ts';
import { GAMES, GAMES_WITH_CHARACTERS } from './games.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Screens with a path, and an element that exists once the screen is complete. */
const PLAIN_SCREENS: readonly (readonly [name: string, path: string, element: string])[] = [
  ['front', '/', `.box.game-${GAMES_WITH_CHARACTERS.at(-1)} .character-face`],
  ['rules', '/rules', 'main a[href^="/rules/"]'],
  ['settings', '/settings', 'main h1'],
  ['about', '/about', 'main h1'],
  ['gone', '/local/nothing', 'main h1'],
  ['profile', '/profile', '.profile-sign'],
  ['friends', '/friends', 'main .button.is-main'],
  ['leaders', '/leaders', '.choice-option'],
  ['live', '/live', '.choice-option'],
  ['daily', '/daily', `.daily-box:nth-child(${GAMES.length})`],
  ['daily-game', `/daily/${GAMES[0]}`, '.daily-actions'],
  ['duel', '/duel', '.choice-option'],
  ['tournaments', '/tournament', '.tournament h1'],
  ['new-tournament', '/tournament/new', '.tournament .choice-option'],
  ['editions', '/editions', '.ed-file'],
  ...GAMES.flatMap(
    (game) =>
      [
        [`bots-${game}`, `/new/${game}?with=bot`, '.characters-about b, form.setup'],
        [`new-${game}`, `/new/${game}?with=friends`, 'form.setup'],
        [`seek-${game}`, `/new/${game}?with=opponent`, 'form.setup'],
        // Before the guide: coming from it, only the hash would change, and the page would not be loaded again.
        [`exact-rules-${game}`, `/rules/${game}#exact`, '.rules-list'],
        [`rules-${game}`, `/rules/${game}`, '.guide, .rules-list'],
      ] as const,
  ),
];

/** Enough presses for an offer, some cards or a few agents on the board. */
const OPENING_PRESSES = 8;

/** Opens every screen and yields its name when its animations have ended. */
export async function* visitScreens(environment: TestEnvironment, page: Page): AsyncGenerator<string> {
  for (const [name, path, element] of PLAIN_SCREENS) {
    await page.goto(path);
    await page.locator(element).first().waitFor();
    await page.evaluate(openAll);
    yield await nameAtRest(page, name);
  }
  for (const game of GAMES) yield* visitBoards(page, game);
  yield* visitPanelsAndResult(page);
  yield* visitWaitingTables(page);
  yield* visitEditionEditor(page);
  yield* visitAdminPage(environment, page);
}

async function* visitBoards(page: Page, game: string): AsyncGenerator<string> {
  await openBoard(page, game);
  const player = new RandomPlayer(page, game);
  await player.waitForTurn();
  yield await nameAtRest(page, `board-${game}`);
  await player.play(OPENING_PRESSES);
  await player.waitForTurn();
  yield await nameAtRest(page, `board-${game}-later`);
}

/** The panels and the result of the last match. */
async function* visitPanelsAndResult(page: Page): AsyncGenerator<string> {
  await page.locator('.tool.is-more').click();
  for (const name of PANELS) {
    await page.locator(`#tab-${name}`).click();
    yield await nameAtRest(page, `beside-${name}`);
  }
  await page.locator('.more button.is-quiet').click();
  yield await nameAtRest(page, 'resign');
  await page.locator('.sure .is-danger').click();
  await page.locator('section.result').waitFor();
  yield await nameAtRest(page, 'result');
}

const PANELS = ['log', 'more'] as const;

/** A table that waits for players, and the device handover. */
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

/** The edition editor, without and with a mistake in the edition. */
async function* visitEditionEditor(page: Page): AsyncGenerator<string> {
  await page.goto('/editions');
  await page.locator('.plain .button.is-main').click();
  await page.locator('.sce-editor').waitFor();
  yield await nameAtRest(page, 'edition');
  await page.locator('.sce-tabs .chip').last().click();
  await page.locator('.sce-number input').first().fill('2');
  await page.keyboard.press('Tab');
  await page.locator('.ed-found').waitFor();
  yield await nameAtRest(page, 'edition-faulty');
}

/** With a report, a user, a ban and a log to show. */
async function* visitAdminPage(environment: TestEnvironment, page: Page): AsyncGenerator<string> {
  await signInAsAdmin(page, environment);
  const { id } = await (await page.request.get('/api/me')).json();
  await reportFromGuest(environment, id);
  await page.request.put('/api/admin/bans', { data: { network: '2001:db8:1234:5678::/64' } });
  await page.goto('/admin');
  await page.locator('#admin-reports + .admin-table').waitFor();
  await page.locator('input[type=search]').fill('chief');
  await page.locator('#admin-users ~ .admin-table').waitFor();
  yield await nameAtRest(page, 'admin');
  await page.locator('#admin-reports + .admin-table .button').nth(2).click();
  await page.locator('.admin .sure').waitFor();
  yield await nameAtRest(page, 'admin-sure');
}

/** Runs in the page: opens all collapsed sections, which must fit too. */
function openAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.more-options')) details.open = true;
}

async function nameAtRest(page: Page, name: string): Promise<string> {
  await waitForAnimations(page);
  return name;
}

/** Contrast and layout are checked after transitions have ended. Endless animations are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // An animation starts one frame after the change.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
