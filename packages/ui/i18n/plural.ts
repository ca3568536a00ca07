import type { Lang } from './lang.ts';

type PluralForms = {
  readonly other: string;
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
};

const pluralRules = new Map<Lang, Intl.PluralRules>();

/** A number with its noun in the right form; `#` stands for the number. Slovak and Czech have one, few, many, other. */
export function plural(lang: Lang, count: number, forms: PluralForms): string {
  let rule = pluralRules.get(lang);
  if (!rule) {
    rule = new Intl.PluralRules(lang);
    pluralRules.set(lang, rule);
  }
  const form = rule.select(count);
  const text = (form === 'zero' || form === 'two' ? undefined : forms[form]) ?? forms.other;
  return text.replace('#', formatNumber(lang, count));
}

const numberFormats = new Map<Lang, Intl.NumberFormat>();

export function formatNumber(lang: Lang, value: number): string {
  let format = numberFormats.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(lang);
    numberFormats.set(lang, format);
  }
  return format.format(value);
}
