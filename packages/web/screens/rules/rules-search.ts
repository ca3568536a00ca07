import type { RuleText } from '@safehouse/ui';

/** All words of the search must occur. Accents and the kind of apostrophe are ignored. */
export function matchesSearch({ id, section, text }: RuleText, search: string): boolean {
  const searched = simplify(`${id} ${section} ${text}`);
  return simplify(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
