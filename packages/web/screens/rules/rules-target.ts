/** A place in the rules: a section of the guide, or one of the exact rules. */
export interface RulesTarget {
  readonly view: 'guide' | 'exact';
  /** Null: the beginning. */
  readonly id: string | null;
}

const RULE_ID = /^[A-Z]{2}-\d+$/;
const EXACT = 'exact';
const SECTION_PREFIX = 'guide-';

export const GUIDE: RulesTarget = { view: 'guide', id: null };
export const EXACT_RULES: RulesTarget = { view: 'exact', id: null };

export function sectionTarget(id: string): RulesTarget {
  return { view: 'guide', id: elementId(id) };
}

export function ruleTarget(id: string): RulesTarget {
  return { view: 'exact', id };
}

/** The DOM id of a section; it must be unique on every page. */
export function elementId(section: string): string {
  return `${SECTION_PREFIX}${section}`;
}

/** Parses the hash of a URL, with or without `#`. */
export function parseRulesTarget(hash: string): RulesTarget {
  const id = hash.replace('#', '');
  if (RULE_ID.test(id)) return ruleTarget(id);
  if (id === EXACT) return EXACT_RULES;
  return { view: 'guide', id: id.startsWith(SECTION_PREFIX) ? id : null };
}

/** The URL of a target on the rules page of a game. */
export function rulesHref(game: string, { view, id }: RulesTarget): string {
  const hash = id ?? (view === 'exact' ? EXACT : '');
  return `/rules/${game}${hash === '' ? '' : `#${hash}`}`;
}
