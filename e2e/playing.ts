import { quickRandom, type Random } from '@safehouse/contract';
import type { Locator, Page } from 'playwright-core';

export const GAMES = ['agent-avenue', 'kompromat', 'spy-connection'] as const;
export type Game = (typeof GAMES)[number];

/**
 * Where the moves of a game are offered on its board, the most pressing first: what confirms a choice comes before what
 * would make another one. Classes and not names, so that it plays in every language.
 */
export const OFFERED: { readonly [game in Game]: readonly string[] } = {
  'agent-avenue': [
    '.aa-button.is-main:enabled',
    '.aa-choices button',
    '.aa-hold[aria-disabled="false"][aria-pressed="false"]',
  ],
  kompromat: ['.ko-skip', '.ko-now .ko-move:not([aria-disabled])', '.ko-slot:not([aria-disabled])'],
  'spy-connection': ['.sc-do', '.sc-choice[aria-pressed="false"]'],
};

/** What a player goes by: what is offered, the most pressing first, and how the end and the cover are known. */
export interface Senses {
  readonly offered: readonly Locator[];
  readonly over: Locator;
  readonly cover: Locator;
}

/** The eye: it plays in every language. */
function bySight(page: Page, game: Game): Senses {
  return {
    offered: OFFERED[game].map((selector) => page.locator(selector)),
    over: page.locator('section.result'),
    cover: page.locator('section.cover'),
  };
}

/** How something offered is taken up: by mouse or by keyboard. */
type Press = (button: Locator) => Promise<void>;

/** A mouse that gives up soon on what has gone meanwhile: the board has moved on, and is looked at anew. */
const click: Press = (button) => button.click({ timeout: 5000 });

interface Manner {
  readonly seed?: number;
  readonly press?: Press;
  readonly senses?: Senses;
}

/** Somebody who plays whatever is offered, by luck. */
export class Player {
  readonly over: Locator;
  readonly cover: Locator;
  /** Something to press; there while it is this one's move. */
  readonly asked: Locator;
  readonly #offered: readonly Locator[];
  readonly #random: Random;
  readonly #press: Press;

  constructor(
    page: Page,
    game: Game,
    { seed = 7, press = click, senses = bySight(page, game) }: Manner = {},
  ) {
    this.over = senses.over;
    this.cover = senses.cover;
    this.#offered = senses.offered;
    this.asked = senses.offered.reduce((a, b) => a.or(b)).first();
    this.#random = quickRandom(seed);
    this.#press = press;
  }

  /** Waits for the own move, the end or the cover, whichever comes first. */
  async wait(): Promise<void> {
    await this.asked.or(this.over).or(this.cover).first().waitFor();
  }

  /** Presses something that is offered now. False where nothing is. */
  async step(): Promise<boolean> {
    for (const buttons of this.#offered) {
      const count = await buttons.count();
      if (count === 0) continue;
      await this.#press(buttons.nth(this.#random.below(count))).catch(unlessGone);
      return true;
    }
    return false;
  }

  /** Plays so many presses at most. Says how many it took until the match was over, or null where it is not. */
  async play(most: number): Promise<number | null> {
    for (let presses = 0; presses < most; presses++) {
      await this.wait();
      if (await this.over.isVisible()) return presses;
      await this.step();
    }
    return (await this.over.isVisible()) ? most : null;
  }
}

/** A button may go while one reaches for it; any other fault is one, above all something that lies over it. */
function unlessGone(error: Error): void {
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
