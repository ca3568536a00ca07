import type { Lang } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one takes longer than using it. */
function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, format);
  return format;
}

export function formatNumber(lang: Lang, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(lang, options).format(value);
}

/** A share of 1 as whole percent: `57%`, `57 %`. */
export function formatPercent(lang: Lang, share: number): string {
  return numberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** `Ada, Ben and Cyd`. */
export function formatList(lang: Lang, parts: readonly string[]): string {
  return new Intl.ListFormat(lang).format(parts);
}
