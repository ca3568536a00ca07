import type { RuleText } from '@safehouse/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import { Icon } from './icon.tsx';

interface RulesListProps {
  readonly rules: readonly RuleText[];
  /** The rule to open at. */
  readonly selectedRule: string | null;
}

export function RulesList({ rules, selectedRule }: RulesListProps) {
  const translations = t().rules;
  const [search, setSearch] = useState('');
  const wanted = useRef<HTMLLIElement>(null);
  useEffect(() => setSearch(''), [selectedRule]);
  useEffect(() => {
    wanted.current?.scrollIntoView({ block: 'center' });
  }, [selectedRule, rules, search === '']);
  const found = rules.filter((rule) => matchesSearch(rule, search));
  const sections = [...new Set(found.map(({ section }) => section))];
  return (
    <div class="rules">
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={translations.search}
          placeholder={translations.search}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p class="quiet" role="status">
        {rules.length === 0 ? '' : found.length === 0 ? translations.none : translations.found(found.length)}
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{section}</h2>
          <ul class="rules-list">
            {found
              .filter((rule) => rule.section === section)
              .map(({ id, text }) => (
                <li
                  key={id}
                  id={id}
                  class={id === selectedRule ? 'is-wanted' : ''}
                  ref={id === selectedRule ? wanted : null}
                >
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

/** Every word must occur; accents do not matter. */
function matchesSearch({ id, section, text }: RuleText, search: string): boolean {
  const searched = withoutAccents(`${id} ${section} ${text}`);
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
