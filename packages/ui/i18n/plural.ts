import { formatNumber } from './format.ts';
import type { Lang } from './languages.ts';

type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

const pluralRules = new Map<Lang, Intl.PluralRules>();

/** A number with its noun in the right form. `#` is the number. Each language has the forms that `Intl` defines. */
export function plural(lang: Lang, count: number, forms: PluralForms, options?: Intl.NumberFormatOptions): string {
  let rule = pluralRules.get(lang);
  if (!rule) {
    rule = new Intl.PluralRules(lang);
    pluralRules.set(lang, rule);
  }
  const text = forms[rule.select(count)] ?? forms.other;
  return text.replace('#', formatNumber(lang, count, options));
}
