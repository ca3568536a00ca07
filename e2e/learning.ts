import { type Lesson, type LessonBook, type LessonWords, type Stop, stopsOf } from '@safehouse/ui';
import type { Locator, Page } from 'playwright-core';
import { book as agentAvenue } from '../games/agent-avenue/lessons/index.ts';
import { words as avenueWords } from '../games/agent-avenue/locales/en.ts';
import { book as kompromat } from '../games/kompromat/lessons/index.ts';
import { words as kompromatWords } from '../games/kompromat/locales/en.ts';
import { book as spyConnection } from '../games/spy-connection/lessons/index.ts';
import type { Game } from './playing.ts';

export const BOOKS: { readonly [game in Game]: LessonBook } = {
  'agent-avenue': agentAvenue,
  kompromat,
  'spy-connection': spyConnection,
};

export const LESSONS: readonly (readonly [Game, string, Lesson])[] = (
  Object.entries(BOOKS) as [Game, LessonBook][]
).flatMap(([game, { lessons }]) => lessons.map((lesson) => [game, lesson.id, lesson] as const));

type Press = (button: Locator) => Promise<void>;
type Move = Extract<Stop['step'], { type: 'ask' }>['move'];

/** Somebody who does what the coach says. */
export class Learner {
  readonly #page: Page;
  readonly #game: Game;
  readonly #press: Press;

  constructor(page: Page, game: Game, press: Press) {
    this.#page = page;
    this.#game = game;
    this.#press = press;
  }

  get main(): Locator {
    return this.#page.locator('.learn-buttons .button').last();
  }

  /** Goes through the whole lesson that is open, from its first word to its last. */
  async finish(lesson: Lesson, words: LessonWords): Promise<void> {
    const stops = stopsOf(lesson);
    for (const [at, { step }] of stops.entries()) {
      await this.hear(words.texts[step.text]);
      if (at === stops.length - 1) return;
      await this.#press(this.main);
      if (step.type === 'ask') await this.#do(step.move);
    }
  }

  /** The coach says it once the table has shown what happened. */
  hear(text: string): Promise<void> {
    return this.#page.locator('.learn-text').getByText(text, { exact: true }).waitFor();
  }

  /** The buttons that make a move, in order; the coach has just lit it up. */
  async #do(move: Move): Promise<void> {
    for (const button of WAYS[this.#game](this.#page, move as never)) await this.#press(button);
  }
}

const WAYS: { readonly [game in Game]: (page: Page, move: never) => readonly Locator[] } = {
  'agent-avenue': (page, move: AvenueMove) => {
    const card = (name: AvenueName) =>
      page.locator('.aa-hold', { hasText: avenueWords.agents[name] }).first();
    const done = page.locator('.aa-button.is-main:enabled');
    if (move.type === 'offer') return [card(move.up), card(move.down), done];
    if (move.type === 'swap') return [card(move.card), page.locator('.aa-button').first()];
    if (move.type === 'lead' || move.type === 'follow') return [card(move.card), done];
    return [page.locator('.aa-choice.is-hinted')];
  },
  kompromat: (page, move: KompromatMove) => {
    const lit = page.locator('.ko-hinted');
    if (move.type !== 'use') return [lit];
    return [page.locator('.ko-item', { hasText: kompromatWords.missions[move.item] }), lit];
  },
  'spy-connection': (page, { type }: Move) =>
    type === 'end'
      ? [page.locator('.sc-buttons button').last()]
      : [page.locator('.sc-choice.is-hinted'), page.locator('.sc-do')],
};

type AvenueName = keyof typeof avenueWords.agents;
type AvenueMove =
  | { readonly type: 'offer'; readonly up: AvenueName; readonly down: AvenueName }
  | { readonly type: 'swap' | 'lead' | 'follow'; readonly card: AvenueName }
  | { readonly type: 'recruit' | 'take' | 'resolve' };
type KompromatMove =
  | { readonly type: 'use'; readonly item: keyof typeof kompromatWords.missions }
  | { readonly type: 'place' | 'hit' };
