import { resolve } from 'node:path';
import { LANGS, type Lang } from '@safehouse/ui/languages';
import { expect, test } from 'vitest';
import { typeset } from '../packages/ui/i18n/typography.ts';
import { sourceFiles } from './source-files.ts';

const DIFFICULT_NAMES = [
  'Agent 012',
  'Åsa',
  'Eve',
  'Honza',
  'X',
  'Übung',
  'D’Arcy',
  "O'Neill",
  'OLIVIA',
  'Maximiliána Alžbeta 2000',
];
/** The parameters of English texts that take the name of a player or a team. */
const NAME_PARAMETERS = /^(name|names|who|winners|winner|loser|other)$/;
/** Words that would change before a vowel, or require a grammatical case that an uninflected name does not have. */
const WORDS_NOT_BEFORE_NAMES: { readonly [lang in Lang]: string } = {
  en: '',
  de: '',
  fr: 'de|du|des|que|au|aux|le|la',
  cs: 's|se|k|ke|z|ze|od|do|pro|u|v|ve|na|o|po|před|za|bez|proti|podle|hráče|hráči|hráčem',
  sk: 's|so|k|ku|z|zo|od|do|pre|pri|u|v|vo|na|o|po|pred|za|bez|proti|podľa|hráča|hráčovi|hráčom',
};

type TextFunction = (...args: unknown[]) => unknown;

/** All functions in the texts, by path. */
function functionsIn(value: unknown, path = ''): readonly (readonly [string, TextFunction])[] {
  if (typeof value === 'function') return [[path, value as TextFunction]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, `${path}.${key}`));
}

/** The parameter list as written: `name, n`, or `{ winner, house }` for a text with named parameters. */
function parametersOf(text: TextFunction): string {
  return /^[^(]*\(([^)]*)\)/.exec(String(text))?.[1] ?? '';
}

/** Arguments for a text with these English parameters; numbers for those that are not names. */
function argumentsWith(name: string, parameters: string): unknown[] {
  const keys = parameters.match(/\w+(?=\s*(?:[,:=}]|$))/g) ?? [];
  const values = keys.map((key) => (NAME_PARAMETERS.test(key) ? name : 2));
  return parameters.startsWith('{') ? [Object.fromEntries(keys.map((key, i) => [key, values[i]]))] : values;
}

const FILES = sourceFiles('{packages,games,examples,scripts}/**/locales/**/??.ts').map(({ path }) => path);
const ENGLISH = FILES.filter((path) => path.endsWith('/en.ts'));
/** Games may have only English texts. */
const translationsOf = (english: string) =>
  LANGS.flatMap((lang) => {
    const path = english.replace(/en\.ts$/, `${lang}.ts`);
    return FILES.includes(path) ? [[lang, path] as const] : [];
  });

const TEXTS_WITH_NAMES = (
  await Promise.all(
    ENGLISH.flatMap((path) =>
      translationsOf(path).map(async ([lang, file]) => {
        const english = new Map(functionsIn(await import(resolve(path))));
        const texts = functionsIn(typeset(lang, await import(resolve(file))));
        return texts.flatMap(([key, text]) => {
          const parameters = parametersOf(english.get(key) ?? text);
          const takesName = argumentsWith('?', parameters).some((value) => value === '?' || typeof value === 'object');
          return takesName ? [[`${path.replace(/en\.ts$/, lang)}${key}`, lang, text, parameters] as const] : [];
        });
      }),
    ),
  )
).flat();

test('the check finds texts with names', () => {
  expect(TEXTS_WITH_NAMES.length).toBeGreaterThan(400);
});

test.each(TEXTS_WITH_NAMES)('%s is correct with any name', (_, lang, text, parameters) => {
  for (const name of DIFFICULT_NAMES) {
    const said = String(text(...argumentsWith(name, parameters))).replace(/[\u00a0\u202f]/g, ' ');
    // A text with named parameters may leave out a name.
    if (!parameters.startsWith('{')) expect(said).toContain(name);
    expect(said).not.toMatch(/ {2}|^ | $|undefined|NaN|\$\{|\[object|#/);
    const before = WORDS_NOT_BEFORE_NAMES[lang];
    if (before !== '') expect(said).not.toMatch(new RegExp(`(^|[\\s(])(${before}) ${name}`, 'iu'));
  }
});

/** Texts in which a board replaces a name by "You". They must be labels before a colon, not sentences with a verb. */
const LABELS_WITH_YOU = {
  'games/agent-avenue': ['standing', 'forSide'],
  'games/kompromat': ['column'],
} as const;

test.each(LANGS.flatMap((lang) => Object.entries(LABELS_WITH_YOU).map(([game, keys]) => [lang, game, keys] as const)))(
  'in %s the texts of %s with "You" are labels',
  async (lang, game, keys) => {
    const { translations } = await import(resolve(`${game}/locales/${lang}.ts`));
    for (const key of keys)
      expect(translations[key](translations.you, '3')).toMatch(new RegExp(`^${translations.you} ?: \\S`));
  },
);
