import { quickRandom, type Random } from '@safehouse/contract';
import type { Locator, Page } from 'playwright-core';
import { BOARDS } from './games.ts';

export interface BoardLocators {
  /** The most urgent first. */
  readonly moveButtons: readonly Locator[];
  readonly resultPanel: Locator;
  readonly passDeviceScreen: Locator;
}

function cssLocators(page: Page, game: string): BoardLocators {
  return {
    moveButtons: BOARDS[game].moveButtons.map((selector) => page.locator(selector)),
    resultPanel: page.locator('section.result'),
    passDeviceScreen: page.locator('section.cover'),
  };
}

/** With the mouse or the keyboard. */
type Press = (button: Locator) => Promise<void>;

/** Does not wait for a button that is gone: the board has changed, and the next search finds other buttons. */
const click: Press = async (button) => {
  const [element] = await button.elementHandles();
  await element?.click({ timeout: 5000 });
};

interface PlayerOptions {
  readonly seed?: number;
  readonly press?: Press;
  readonly locators?: BoardLocators;
}

/** Plays random moves. */
export class RandomPlayer {
  readonly resultPanel: Locator;
  readonly passDeviceScreen: Locator;
  /** Visible while it is this player's turn. */
  readonly anyMoveButton: Locator;
  readonly #moveButtons: readonly Locator[];
  readonly #random: Random;
  readonly #press: Press;

  constructor(
    page: Page,
    game: string,
    { seed = 7, press = click, locators = cssLocators(page, game) }: PlayerOptions = {},
  ) {
    this.resultPanel = locators.resultPanel;
    this.passDeviceScreen = locators.passDeviceScreen;
    this.#moveButtons = locators.moveButtons;
    this.anyMoveButton = locators.moveButtons.reduce((a, b) => a.or(b)).first();
    this.#random = quickRandom(seed);
    this.#press = press;
  }

  /** Waits for the player's turn, the end, or the device handover. */
  async waitForTurn(): Promise<void> {
    await this.anyMoveButton.or(this.resultPanel).or(this.passDeviceScreen).first().waitFor();
  }

  /** Presses one of the most urgent buttons. False if there is none. */
  async pressMove(): Promise<boolean> {
    for (const buttons of this.#moveButtons) {
      const count = await buttons.count();
      if (count === 0) continue;
      await this.#press(buttons.nth(this.#random.below(count))).catch(rethrowUnlessGone);
      return true;
    }
    return false;
  }

  /** Returns the number of presses until the match was over, or null if it is not over after `maxPresses`. */
  async play(maxPresses: number): Promise<number | null> {
    for (let presses = 0; presses < maxPresses; presses++) {
      await this.waitForTurn();
      if (await this.resultPanel.isVisible()) return presses;
      await this.pressMove();
    }
    return (await this.resultPanel.isVisible()) ? maxPresses : null;
  }
}

/** A button may disappear during a press. Any other error is real, especially one about a covered button. */
function rethrowUnlessGone(error: Error): void {
  if (error.message.includes('not attached to the DOM')) return;
  // A button that has just been removed is reported as covered by the page itself.
  const isCovered = /(?<!<\/html>) intercepts pointer events/.test(error.message);
  if (error.name !== 'TimeoutError' || isCovered) throw error;
}

/** Starts a match against a bot from the front page. */
export async function openBoard(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.box.game-${game} button.is-main`).click();
  await page.locator(`main .game-${game} .frame-board > *`).waitFor();
}
