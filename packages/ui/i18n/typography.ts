import type { Lang } from './languages.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Keeps French punctuation from starting a line. `:--` belongs to a Markdown table in the rules. */
function typesetFrench(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ :(?!-)/g, `${NO_BREAK}:`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ »/g, `${NO_BREAK}»`)
    .replace(/n° (?=\d)/g, `n°${NO_BREAK}`);
}

/** Keeps one-letter Czech and Slovak prepositions and conjunctions from ending a line. */
function typesetSlavic(text: string): string {
  return text.replace(/(^|[\s(„“"])((?:[ksvzouai] )+)(?=\S)/giu, (_, before: string, words: string) =>
    before.concat(words.replaceAll(' ', NO_BREAK)),
  );
}

function typesetGerman(text: string): string {
  return text.replace(/ …/g, `${NO_BREAK}…`);
}

const TYPESETTERS: { readonly [lang in Lang]?: (text: string) => string } = {
  fr: typesetFrench,
  cs: typesetSlavic,
  sk: typesetSlavic,
  de: typesetGerman,
};

/** The texts with no-break spaces where the language needs them, including the results of functions. */
export function typeset<Texts>(lang: Lang, texts: Texts): Texts {
  const typesetText = TYPESETTERS[lang];
  return typesetText ? (typesetValue(texts, typesetText) as Texts) : texts;
}

/** The same texts give the same object again, because components compare them by identity. */
const typesetObjects = new WeakMap<object, unknown>();

function typesetValue(value: unknown, typesetText: (text: string) => string): unknown {
  if (typeof value === 'string') return typesetText(value);
  if (typeof value === 'function') return (...args: unknown[]) => typesetValue(value(...args), typesetText);
  if (typeof value !== 'object' || value === null) return value;
  const known = typesetObjects.get(value);
  if (known) return known;
  const entries = Object.entries(value).map(([key, inner]) => [key, typesetValue(inner, typesetText)] as const);
  const typesetObject = Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  typesetObjects.set(value, typesetObject);
  return typesetObject;
}
