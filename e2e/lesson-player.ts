import { type Lesson, type LessonStop, type LessonTranslations, lessonStops } from '@safehouse/ui';
import type { Locator, Page } from 'playwright-core';
import { ENGLISH_TEXTS, LESSON_BOOKS } from './game-texts.ts';
import { BOARDS } from './games.ts';

export const LESSONS: readonly (readonly [string, string, Lesson])[] = Object.entries(LESSON_BOOKS).flatMap(
  ([game, { lessons }]) => lessons.map((lesson) => [game, lesson.id, lesson] as const),
);

type Press = (button: Locator) => Promise<void>;
type Move = Extract<LessonStop['step'], { type: 'ask' }>['move'];

/** Follows the coach's instructions. */
export class LessonPlayer {
  readonly #page: Page;
  readonly #game: string;
  readonly #press: Press;

  constructor(page: Page, game: string, press: Press) {
    this.#page = page;
    this.#game = game;
    this.#press = press;
  }

  get mainButton(): Locator {
    return this.#page.locator('.learn-buttons .button').last();
  }

  /** Plays the open lesson to its end. */
  async playLesson(lesson: Lesson, { texts }: LessonTranslations): Promise<void> {
    const stops = lessonStops(lesson);
    for (const [i, { step }] of stops.entries()) {
      await this.waitForText(texts[step.text]);
      if (i === stops.length - 1) return;
      await this.#press(this.mainButton);
      if (step.type === 'ask') await this.#playMove(step.move);
    }
  }

  /** The coach's text appears after the board has shown the moves. */
  waitForText(text: string): Promise<void> {
    return this.#page.locator('.learn-text').getByText(text, { exact: true }).waitFor();
  }

  /** Presses the buttons of the expected move, which the coach has just highlighted. */
  async #playMove(move: Move): Promise<void> {
    const presses = BOARDS[this.#game].lessonPresses?.(move, ENGLISH_TEXTS[this.#game]) ?? [];
    for (const { selector, text, isRepeated } of presses) {
      const buttons = this.#page.locator(selector, text === undefined ? {} : { hasText: text });
      if (!isRepeated) await this.#press(text === undefined ? buttons : buttons.first());
      else while ((await buttons.count()) > 0) await this.#press(buttons);
    }
  }
}
