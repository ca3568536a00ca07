import type { Lang } from './lang.ts';

type Forms = { readonly other: string; readonly one?: string; readonly few?: string; readonly many?: string };

const rules = new Map<Lang, Intl.PluralRules>();

/** A number with its noun in the right form; `#` stands for the number. Slovak and Czech have one, few, many, other. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  let rule = rules.get(lang);
  if (!rule) {
    rule = new Intl.PluralRules(lang);
    rules.set(lang, rule);
  }
  const form = rule.select(count);
  const text = (form === 'zero' || form === 'two' ? undefined : forms[form]) ?? forms.other;
  return text.replace('#', number(lang, count));
}

const formats = new Map<Lang, Intl.NumberFormat>();

export function number(lang: Lang, value: number): string {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(lang);
    formats.set(lang, format);
  }
  return format.format(value);
}
