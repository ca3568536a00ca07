import type { RuleText } from '@safehouse/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { house } from '../state/words.ts';

interface RulesProps {
  readonly rules: readonly RuleText[];
  /** The rule to open at. */
  readonly at: string | null;
}

/** The rules with their ids: searchable, and opened at the one that was asked for. */
export function RulesList({ rules, at }: RulesProps) {
  const words = house().rules;
  const [search, setSearch] = useState('');
  const wanted = useRef<HTMLLIElement>(null);
  useEffect(() => setSearch(''), [at]);
  useEffect(() => {
    wanted.current?.scrollIntoView({ block: 'center' });
  }, [at, rules, search === '']);
  const found = rules.filter((rule) => isFound(rule, search));
  const sections = [...new Set(found.map(({ section }) => section))];
  return (
    <div class="rules">
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p class="quiet" role="status">
        {rules.length === 0 ? '' : found.length === 0 ? words.none : words.found(found.length)}
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{section}</h2>
          <ul class="rules-list">
            {found
              .filter((rule) => rule.section === section)
              .map(({ id, text }) => (
                <li key={id} id={id} class={id === at ? 'is-wanted' : ''} ref={id === at ? wanted : null}>
                  <b class="rule-id">{id}</b>
                  <span>{text}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every word must occur, accents or not. */
function isFound({ id, section, text }: RuleText, search: string): boolean {
  const all = folded(`${id} ${section} ${text}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
