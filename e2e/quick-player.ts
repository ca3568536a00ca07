import { quickRandom, type Random } from '@safehouse/contract';
import type { BoardTesting } from '@safehouse/testkit';
import type { Page } from 'playwright-core';
import { BOARDS } from './games.ts';

const RESULT_SELECTOR = 'section.result';

/** Plays random moves with one call into the page for each, for tests of whole matches. */
export class QuickPlayer {
  readonly #page: Page;
  readonly #board: BoardTesting;
  readonly #random: Random;

  constructor(page: Page, game: string, seed: number) {
    this.#page = page;
    this.#board = BOARDS[game];
    this.#random = quickRandom(seed);
  }

  /** Waits for the player's turn or the end. Returns whether the match is over. */
  async waitForTurn(): Promise<boolean> {
    const anyOf = [...this.#board.moveButtons, RESULT_SELECTOR].join();
    await this.#page.waitForFunction((selector) => document.querySelector(selector) !== null, anyOf);
    return (await this.#page.$(RESULT_SELECTOR)) !== null;
  }

  /** Presses one of the most urgent buttons. Returns what covers it; null if nothing does. */
  press(): Promise<string | null> {
    const { moveButtons, scrollingLists = [] } = this.#board;
    return this.#page.evaluate(pressInPage, { moveButtons, scrollingLists, choice: this.#random.below(1000) });
  }
}

interface PressChoice extends Required<Pick<BoardTesting, 'moveButtons' | 'scrollingLists'>> {
  readonly choice: number;
}

/** Runs in the page: it must not use anything from this file. */
function pressInPage({ moveButtons, scrollingLists, choice }: PressChoice): string | null {
  const found = moveButtons.map((selector) => document.querySelectorAll<HTMLElement>(selector));
  const buttons = found.find(({ length }) => length > 0);
  if (!buttons) return null;
  const button = buttons[choice % buttons.length];
  const { x, y, width, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isInList = scrollingLists.some((selector) => button.closest(selector));
  const isCovered = !isInList && !button.contains(hit);
  button.click();
  return isCovered ? `covered: ${button.className} by ${hit?.className}` : null;
}
