import { type Lesson, type LessonBook, type LessonStop, type LessonTranslations, lessonStops } from '@safehouse/ui';
import type { Locator, Page } from 'playwright-core';
import { book as agentAvenue } from '../games/agent-avenue/lessons/index.ts';
import { translations as avenueTranslations } from '../games/agent-avenue/locales/en.ts';
import { book as kompromat } from '../games/kompromat/lessons/index.ts';
import { translations as kompromatTranslations } from '../games/kompromat/locales/en.ts';
import { book as spyConnection } from '../games/spy-connection/lessons/index.ts';
import type { Game } from './random-player.ts';

export const LESSON_BOOKS: { readonly [game in Game]: LessonBook } = {
  'agent-avenue': agentAvenue,
  kompromat,
  'spy-connection': spyConnection,
};

export const LESSONS: readonly (readonly [Game, string, Lesson])[] = (
  Object.entries(LESSON_BOOKS) as [Game, LessonBook][]
).flatMap(([game, { lessons }]) => lessons.map((lesson) => [game, lesson.id, lesson] as const));

type Press = (button: Locator) => Promise<void>;
type Move = Extract<LessonStop['step'], { type: 'ask' }>['move'];

/** Does what the coach says. */
export class LessonPlayer {
  readonly #page: Page;
  readonly #game: Game;
  readonly #press: Press;

  constructor(page: Page, game: Game, press: Press) {
    this.#page = page;
    this.#game = game;
    this.#press = press;
  }

  get mainButton(): Locator {
    return this.#page.locator('.learn-buttons .button').last();
  }

  /** Goes through the whole lesson that is open. */
  async playLesson(lesson: Lesson, { texts }: LessonTranslations): Promise<void> {
    const stops = lessonStops(lesson);
    for (const [i, { step }] of stops.entries()) {
      await this.waitForText(texts[step.text]);
      if (i === stops.length - 1) return;
      await this.#press(this.mainButton);
      if (step.type === 'ask') await this.#playMove(step.move);
    }
  }

  /** The coach speaks after the board has shown the moves. */
  waitForText(text: string): Promise<void> {
    return this.#page.locator('.learn-text').getByText(text, { exact: true }).waitFor();
  }

  /** Presses the buttons that make a move; the coach has just highlighted it. */
  async #playMove(move: Move): Promise<void> {
    for (const button of MOVE_BUTTONS[this.#game](this.#page, move as never)) await this.#press(button);
    // An item asks where to use it, one question after the other.
    const answer = this.#page.locator('.ko-now .is-hinted');
    if (this.#game === 'kompromat' && move.type === 'use') while ((await answer.count()) > 0) await this.#press(answer);
  }
}

const MOVE_BUTTONS: { readonly [game in Game]: (page: Page, move: never) => readonly Locator[] } = {
  'agent-avenue': (page, move: AvenueMove) => {
    const card = (name: AgentName) => page.locator('.aa-hold', { hasText: avenueTranslations.agents[name] }).first();
    const confirm = page.locator('.aa-main:enabled');
    if (move.type === 'offer') return [card(move.up), card(move.down), confirm];
    if (move.type === 'swap') return [card(move.card), page.locator('.aa-swap')];
    if (move.type === 'lead' || move.type === 'follow') return [card(move.card), confirm];
    return [page.locator('.aa-choices .is-hinted')];
  },
  kompromat: (page, move: KompromatMove) =>
    move.type === 'use'
      ? [page.locator('.ko-item', { hasText: kompromatTranslations.missions[move.item] })]
      : [page.locator('.ko-hinted, .ko-now .is-hinted')],
  // Not the button that was there before the move was highlighted.
  'spy-connection': (page) => [page.locator('.sc-do:not(.sc-end)')],
};

type AgentName = keyof typeof avenueTranslations.agents;
type AvenueMove =
  | { readonly type: 'offer'; readonly up: AgentName; readonly down: AgentName }
  | { readonly type: 'swap' | 'lead' | 'follow'; readonly card: AgentName }
  | { readonly type: 'recruit' | 'take' | 'resolve' };
type KompromatMove =
  | { readonly type: 'use'; readonly item: keyof typeof kompromatTranslations.missions }
  | { readonly type: 'place' | 'hit' };
