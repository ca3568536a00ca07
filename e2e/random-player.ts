import { quickRandom, type Random } from '@safehouse/contract';
import type { Locator, Page } from 'playwright-core';

export const GAMES = ['agent-avenue', 'kompromat', 'spy-connection'] as const;
export type Game = (typeof GAMES)[number];

/**
 * Where the moves of a game are offered on its board, the most pressing first: what confirms a choice comes before what
 * would make another one. Classes and not names, so that it plays in every language.
 */
export const MOVE_SELECTORS: { readonly [game in Game]: readonly string[] } = {
  'agent-avenue': [
    '.aa-button.is-main:enabled',
    '.aa-choices button',
    '.aa-hold[aria-disabled="false"][aria-pressed="false"]',
  ],
  kompromat: ['.ko-skip', '.ko-now .ko-move:not([aria-disabled])', '.ko-slot:not([aria-disabled])'],
  'spy-connection': ['.sc-do', '.sc-choice[aria-pressed="false"]'],
};

/** What a player goes by: what is offered, the most pressing first, and how the end and the cover are known. */
export interface BoardLocators {
  readonly moveButtons: readonly Locator[];
  readonly resultPanel: Locator;
  readonly passDeviceScreen: Locator;
}

/** The eye: it plays in every language. */
function cssLocators(page: Page, game: Game): BoardLocators {
  return {
    moveButtons: MOVE_SELECTORS[game].map((selector) => page.locator(selector)),
    resultPanel: page.locator('section.result'),
    passDeviceScreen: page.locator('section.cover'),
  };
}

/** How something offered is taken up: by mouse or by keyboard. */
type Press = (button: Locator) => Promise<void>;

/** A mouse that gives up soon on what has gone meanwhile: the board has moved on, and is looked at anew. */
const click: Press = (button) => button.click({ timeout: 5000 });

interface PlayerOptions {
  readonly seed?: number;
  readonly press?: Press;
  readonly locators?: BoardLocators;
}

/** Somebody who plays whatever is offered, by luck. */
export class RandomPlayer {
  readonly resultPanel: Locator;
  readonly passDeviceScreen: Locator;
  /** Something to press; there while it is this one's move. */
  readonly anyMoveButton: Locator;
  readonly #moveButtons: readonly Locator[];
  readonly #random: Random;
  readonly #press: Press;

  constructor(
    page: Page,
    game: Game,
    { seed = 7, press = click, locators = cssLocators(page, game) }: PlayerOptions = {},
  ) {
    this.resultPanel = locators.resultPanel;
    this.passDeviceScreen = locators.passDeviceScreen;
    this.#moveButtons = locators.moveButtons;
    this.anyMoveButton = locators.moveButtons.reduce((a, b) => a.or(b)).first();
    this.#random = quickRandom(seed);
    this.#press = press;
  }

  /** Waits for the own move, the end or the cover, whichever comes first. */
  async waitForTurn(): Promise<void> {
    await this.anyMoveButton.or(this.resultPanel).or(this.passDeviceScreen).first().waitFor();
  }

  /** Presses something that is offered now. False where nothing is. */
  async pressMove(): Promise<boolean> {
    for (const buttons of this.#moveButtons) {
      const count = await buttons.count();
      if (count === 0) continue;
      await this.#press(buttons.nth(this.#random.below(count))).catch(rethrowUnlessGone);
      return true;
    }
    return false;
  }

  /** Plays so many presses at most. Says how many it took until the match was over, or null where it is not. */
  async play(most: number): Promise<number | null> {
    for (let presses = 0; presses < most; presses++) {
      await this.waitForTurn();
      if (await this.resultPanel.isVisible()) return presses;
      await this.pressMove();
    }
    return (await this.resultPanel.isVisible()) ? most : null;
  }
}

/** A button may go while one reaches for it; any other fault is one, above all something that lies over it. */
function rethrowUnlessGone(error: Error): void {
  // What has just been taken away is said to lie under the page itself.
  const isCovered = /(?<!<\/html>) intercepts pointer events/.test(error.message);
  if (error.name !== 'TimeoutError' || isCovered) throw error;
}

/** From the front page to a board in two clicks at most. */
export async function openBoard(page: Page, game: Game): Promise<void> {
  await page.goto('/');
  await page.locator(`.box.game-${game} button.is-main`).click();
  await page.locator(`main .game-${game}`).waitFor();
}
