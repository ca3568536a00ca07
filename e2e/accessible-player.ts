import type { AccessibleElement } from '@safehouse/testkit';
import type { Locator, Page } from 'playwright-core';
import { ENGLISH_TITLES } from './game-texts.ts';
import { BOARDS } from './games.ts';
import { keyboardPress } from './keyboard.ts';
import { type BoardLocators, RandomPlayer } from './random-player.ts';

function locate(board: Locator, { role, within = [], ...options }: AccessibleElement): Locator {
  const place = within.reduce((outer, inner) => outer.getByRole(inner.role, definedOptions(inner)), board);
  return place.getByRole(role, definedOptions(options));
}

/** Playwright does not accept an undefined name. */
function definedOptions({ name, ...others }: Partial<AccessibleElement>): LocatorOptions {
  return name === undefined ? others : { ...others, name };
}

type LocatorOptions = NonNullable<Parameters<Locator['getByRole']>[1]>;

/** Locators by role and name, as in the accessibility tree. */
function accessibleLocators(page: Page, game: string): BoardLocators {
  const board = page.getByRole('main', { name: 'Board' });
  return {
    moveButtons: BOARDS[game].accessibleMoves.map((element) => locate(board, element)),
    resultPanel: page.getByRole('status', { name: 'The match is over' }),
    passDeviceScreen: page.getByRole('region', { name: /^Pass the device to/ }),
  };
}

const MAX_PRESSES = 600;

/** Plays from the front page to the result with only the keyboard and the accessibility tree. */
export async function playByRolesAndKeyboard(page: Page, game: string): Promise<void> {
  const press = keyboardPress(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: new RegExp(`^Play against .+: ${ENGLISH_TITLES[game]}$`) }));
  await page.getByRole('heading', { name: ENGLISH_TITLES[game], level: 1 }).waitFor();
  const player = new RandomPlayer(page, game, { press, locators: accessibleLocators(page, game) });
  if ((await player.play(MAX_PRESSES)) === null) throw new Error(`${game} did not end within ${MAX_PRESSES} presses`);
}
