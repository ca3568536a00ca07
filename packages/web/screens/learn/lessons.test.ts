import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Game, SEATS } from '@safehouse/contract';
import { GAME_COVERS, GAME_LESSONS } from '@safehouse/games/registry.web';
import {
  LANGS,
  type Lesson,
  type LessonBook,
  type LessonStop,
  type LessonTranslations,
  lessonStops,
  parseRulesMarkdown,
  positionsTo,
} from '@safehouse/ui';
import { describe, expect, test } from 'vitest';

const BOOKS = await Promise.all(
  Object.entries(GAME_LESSONS).map(async ([game, open]) => [game, await open()] as const),
);
const LESSONS: readonly (readonly [game: string, id: string, book: LessonBook, lesson: Lesson])[] = BOOKS.flatMap(
  ([game, book]) => book.lessons.map((lesson) => [game, lesson.id, book, lesson] as const),
);

test('all lessons are for registered games', () => {
  expect(Object.keys(GAME_COVERS)).toEqual(expect.arrayContaining(Object.keys(GAME_LESSONS)));
});

describe.each(LESSONS)('%s, %s', (game, id, { rules, translations, lessons }, lesson) => {
  const stops = lessonStops(lesson);

  test('can be played from its first stop to its last, and every expected move is legal', () => {
    for (const [at, { step }] of stops.entries()) {
      const [{ match }] = positionsTo(rules, lesson, stops, at).slice(-1);
      if (step.type !== 'ask') continue;
      const { ok } = match.validateMove(SEATS[lesson.seat], step.move);
      expect([step.text, ok]).toEqual([step.text, true]);
    }
    expect(lesson.steps.at(-1)?.type).toBe('say');
  });

  test('uses all its texts, in every language', async () => {
    const used = stops.flatMap(({ step }) => [step.text, ...('otherwise' in step ? [step.otherwise] : [])]);
    for (const lang of LANGS) {
      const { texts } = (await translations[lang]())[id];
      expect(Object.keys(texts).sort()).toEqual([...new Set(used)].sort());
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  test('takes as long as stated, and not too long', async () => {
    const estimates = await Promise.all(
      LANGS.map(async (lang) => minutesFor(stops, rules, lesson, await translations[lang]())),
    );
    const slowest = Math.max(...estimates);
    expect(lesson.minutes).toBe(Math.round(slowest));
    expect(slowest).toBeLessThan(lesson === lessons[0] ? 8 : 4.5);
  });

  test('cites existing rules', () => {
    const file = resolve(import.meta.dirname, `../../../../games/${game}/RULES.md`);
    const known = parseRulesMarkdown(readFileSync(file, 'utf8')).map((rule) => rule.id);
    const cited = stops.flatMap(({ step }) => step.rules ?? []);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
  });
});

/** Seconds for finding and making a move, for understanding a remark, and for watching an opponent's move. */
const SECONDS_PER_STEP = { ask: 15, say: 2, shown: 3 };
const WORDS_PER_MINUTE = 200;

/** The duration of a lesson for a user who reads everything. */
function minutesFor(
  stops: readonly LessonStop[],
  rules: Game,
  lesson: Lesson,
  translations: { readonly [lesson: string]: LessonTranslations },
): number {
  const read = stops.flatMap(({ step }) => translations[lesson.id].texts[step.text].split(/\s+/)).length;
  const done = stops.reduce((sum, { step }) => sum + SECONDS_PER_STEP[step.type], 0);
  const shown = stops.flatMap((_, at) => positionsTo(rules, lesson, stops, at).filter(({ facts }) => facts.length > 0));
  const questions = stops.filter(({ step }) => step.type === 'ask').length;
  return read / WORDS_PER_MINUTE + (done + SECONDS_PER_STEP.shown * (shown.length - questions)) / 60;
}

test('no lesson has the same text in two languages', async () => {
  for (const [, id, { translations }] of LESSONS) {
    const all = await Promise.all(LANGS.map(async (lang) => Object.values((await translations[lang]())[id].texts)));
    expect(new Set(all.flat()).size).toBe(all.flat().length);
  }
});
