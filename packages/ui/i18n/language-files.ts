import { LANGS, type Lang } from './languages.ts';
import { typeset } from './typography.ts';

type Loaders<T> = { readonly [lang in Lang]: () => Promise<T> };

/** One file per language; only the chosen language is loaded. Languages without a file get English. */
export type ByLanguage<T> = Loaders<T> & {
  /** The languages that have a file. */
  readonly written: readonly Lang[];
};

/**
 * The files found by `import.meta.glob`, by the language in their names: `sk.ts`, `RULES.sk.md`. All texts enter the
 * app here, so this is where no-break spaces are added.
 */
export function byLanguage<T>(files: { readonly [path: string]: () => Promise<T> }): ByLanguage<T> {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [/\b([a-z]{2})\.\w+$/.exec(path)?.[1], load]));
  return typesetByLanguage(Object.fromEntries(loaders));
}

/** The same for modules imported with literal paths, which also work in Node and in bundles for it. */
export function modulesByLanguage<T>(modules: LanguageModules<T>): ByLanguage<T> {
  const files = Object.entries(modules).map(([lang, load]) => [lang, async () => (await load()).translations] as const);
  return typesetByLanguage(Object.fromEntries(files));
}

type LoadModule<T> = () => Promise<{ readonly translations: T }>;
type LanguageModules<T> = { readonly en: LoadModule<T> } & { readonly [lang in Lang]?: LoadModule<T> };

function typesetByLanguage<T>(files: { readonly [lang: string]: () => Promise<T> }): ByLanguage<T> {
  const { en: english } = files;
  if (!english) throw new Error('there is no English file');
  const written = LANGS.filter((lang) => Object.hasOwn(files, lang));
  const entries = LANGS.map((lang) => {
    const load = written.includes(lang) ? files[lang] : english;
    return [lang, async () => typeset(written.includes(lang) ? lang : 'en', await load())] as const;
  });
  return { ...(Object.fromEntries(entries) as Loaders<T>), written };
}

/** The language of the texts that a reader of this language gets. */
export function languageOf(texts: ByLanguage<unknown>, wanted: Lang): Lang {
  return texts.written.includes(wanted) ? wanted : 'en';
}
