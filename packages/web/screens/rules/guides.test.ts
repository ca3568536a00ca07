import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAME_COVERS, GAME_GUIDES } from '@safehouse/games/registry.web';
import { type GuideBlock, type GuideSection, LANGS, parseRulesMarkdown } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';

const GUIDES = await Promise.all(
  Object.entries(GAME_GUIDES).flatMap(([game, load]) =>
    LANGS.map(async (lang) => [game, lang, await (await load()).sections(lang)] as const),
  ),
);

const guideIn = (game: string, lang: string): readonly GuideSection[] =>
  GUIDES.find(([itsGame, itsLang]) => itsGame === game && itsLang === lang)?.[2] ?? [];

test('all guides are for registered games', () => {
  expect(Object.keys(GAME_COVERS)).toEqual(expect.arrayContaining(Object.keys(GAME_GUIDES)));
});

describe.each(GUIDES)('%s in %s', (game, lang, sections) => {
  test('every rule is explained in exactly one section', () => {
    const markdown = readFileSync(resolve(import.meta.dirname, `../../../../games/${game}/RULES.md`), 'utf8');
    const rules = parseRulesMarkdown(markdown).map(({ id }) => id);
    expect(sections.flatMap((section) => section.rules).sort()).toEqual(rules.sort());
  });

  test('it has the sections and blocks of the English guide', () => {
    const outline = (all: readonly GuideSection[]) =>
      all.map(({ id, blocks }) => [id, ...blocks.map(({ type }) => type)]);
    expect(outline(sections)).toEqual(outline(guideIn(game, 'en')));
  });

  test('bold words are closed, and no text is empty', () => {
    for (const text of sections.flatMap(textsOf)) {
      expect(text.trim(), text).not.toBe('');
      expect(text.split('**').length % 2, text).toBe(1);
    }
  });

  test('it is not the English text', () => {
    if (lang === 'en') return;
    const english = new Set(guideIn(game, 'en').flatMap(proseOf));
    expect(sections.flatMap(proseOf).filter((text) => english.has(text))).toEqual([]);
  });

  test('the text needed for a first game can be read in about two minutes', () => {
    const prose = sections.filter(({ isVariant }) => !isVariant).flatMap(proseOf);
    expect(prose.join(' ').match(/[\p{L}\p{N}’-]+/gu)?.length).toBeLessThan(2 * MAX_WORDS_A_MINUTE);
  });
});

/** The reading speed of a fluent adult. Cards and notes are not counted, because they are for reference. */
const MAX_WORDS_A_MINUTE = 260;

function proseOf({ title, blocks }: GuideSection): string[] {
  return [title, ...blocks.flatMap((block) => ('items' in block ? block.items : 'text' in block ? [block.text] : []))];
}

function textsOf(section: GuideSection): string[] {
  return [...proseOf(section), ...(section.notes ?? []), ...section.blocks.flatMap(cardTexts)];
}

function cardTexts(block: GuideBlock): string[] {
  return block.type === 'cards' ? block.cards.flatMap(({ name, text = name }) => [name, text]) : [];
}
