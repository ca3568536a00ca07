import { describe, expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import { accept, connect, end, mark, TestMatch } from '../../rules/test-helpers.ts';
import { createRulesQueries } from '../board/rules-queries.ts';
import { viewOfFirstSeat } from '../board/test-helpers.ts';
import { editionNamesFor } from './edition-names.ts';
import { outcomeText } from './outcome-text.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', { eager: true, import: 'translations' });

const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01', 'm13'] });
match.play(accept(0), mark('m01'), end, accept(1), end, accept(0), end, accept(0), end);
const queries = createRulesQueries(viewOfFirstSeat(match));
const textOf = (translations: GameTranslations, via: string) =>
  outcomeText(queries.outcomeOf(connect(via)), {
    translations,
    editionNames: editionNamesFor(translations.lang, queries.edition),
  });

test('the text says what is left and which mission can be completed', () => {
  expect(textOf(en, 'LON-PAR')).toBe('Leaves 11 agents in supply. Then you can complete London – Paris: 2 points.');
  expect(textOf(en, 'LON-BER')).toBe('Leaves 10 agents in supply.');
});

describe.each(Object.values(LOCALES))('in $lang', (translations) => {
  test('the text is made of whole sentences without ids', () => {
    expect(textOf(translations, 'LON-PAR')).toMatch(/^\p{Lu}((?!undefined|NaN|null|m01|PAR).)+\.$/u);
  });
});
