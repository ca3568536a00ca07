import type { Lang } from './languages.ts';

/** The English texts are British, so dates and lists are too. */
function localeOf(lang: Lang): string {
  return lang === 'en' ? 'en-GB' : lang;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is slower than using it. */
function cached<Format>(formats: Map<string, Format>, key: string, create: () => Format): Format {
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}

/** Uses a minus sign, which is as wide as a plus; `Intl` writes a hyphen in most languages. */
export function formatNumber(lang: Lang, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = cached(numberFormats, key, () => new Intl.NumberFormat(localeOf(lang), options));
  return format.format(value).replace('-', '−');
}

/** A fraction as whole percent: `57%`, `57 %`. */
export function formatPercent(lang: Lang, share: number): string {
  return formatNumber(lang, share, { style: 'percent', maximumFractionDigits: 0 });
}

export function formatDate(lang: Lang, at: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  return cached(dateFormats, key, () => new Intl.DateTimeFormat(localeOf(lang), options)).format(at);
}

/** `Ada, Ben and Cyd`. */
export function formatList(lang: Lang, parts: readonly string[]): string {
  return new Intl.ListFormat(localeOf(lang)).format(parts);
}
