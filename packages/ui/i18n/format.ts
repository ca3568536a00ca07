import type { Lang } from './languages.ts';

/** The English of the texts is British, and so are its dates and lists. */
function localeOf(lang: Lang): string {
  return lang === 'en' ? 'en-GB' : lang;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes longer than using it. */
function kept<Format>(formats: Map<string, Format>, key: string, create: () => Format): Format {
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}

/** With a minus sign, which is as wide as a plus; most languages of the browser write a hyphen. */
export function formatNumber(lang: Lang, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = kept(numberFormats, key, () => new Intl.NumberFormat(localeOf(lang), options));
  return format.format(value).replace('-', '−');
}

/** A share of 1 as whole percent: `57%`, `57 %`. */
export function formatPercent(lang: Lang, share: number): string {
  return formatNumber(lang, share, { style: 'percent', maximumFractionDigits: 0 });
}

export function formatDate(lang: Lang, at: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  return kept(dateFormats, key, () => new Intl.DateTimeFormat(localeOf(lang), options)).format(at);
}

/** `Ada, Ben and Cyd`. */
export function formatList(lang: Lang, parts: readonly string[]): string {
  return new Intl.ListFormat(localeOf(lang)).format(parts);
}
