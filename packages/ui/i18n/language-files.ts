import { LANGS, type Lang } from './languages.ts';
import { typeset } from './typography.ts';

/** One file per language; only the chosen language is loaded. */
export type ByLanguage<T> = { readonly [lang in Lang]: () => Promise<T> };

/**
 * The files that `import.meta.glob` has found, by the language in their names: `sk.ts`, `RULES.sk.md`. All texts enter
 * the app here, so here they are typeset.
 */
export function byLanguage<T>(files: { readonly [path: string]: () => Promise<T> }): ByLanguage<T> {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [/\b([a-z]{2})\.\w+$/.exec(path)?.[1], load]));
  const missing = LANGS.filter((lang) => !loaders.has(lang));
  if (missing.length > 0) throw new Error(`no file for ${missing.join(', ')} beside ${Object.keys(files)[0]}`);
  return typesetByLanguage(Object.fromEntries(loaders) as ByLanguage<T>);
}

/** The same for files that are imported by name, as in what is bundled for Node. */
export function typesetByLanguage<T>(loaders: ByLanguage<T>): ByLanguage<T> {
  const entries = LANGS.map((lang) => [lang, async () => typeset(lang, await loaders[lang]())] as const);
  return Object.fromEntries(entries) as ByLanguage<T>;
}
