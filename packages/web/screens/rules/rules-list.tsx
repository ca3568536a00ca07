import type { GuideSection, RuleText } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { textLangOf } from '../../state/games.ts';
import type { RulesScreenTranslations } from './locales/en.ts';
import { RulesLink } from './rules-link.tsx';
import { matchesSearch } from './rules-search.ts';
import { type RulesTarget, sectionTarget } from './rules-target.ts';

interface RulesListProps {
  readonly game: string;
  readonly rules: readonly RuleText[];
  /** The sections of the guide. Every rule links back to the section that explains it. */
  readonly sections: readonly GuideSection[];
  /** The rule to scroll to. */
  readonly selectedRule: string | null;
  readonly translations: RulesScreenTranslations;
  open(target: RulesTarget): void;
}

/** The exact rules with their ids and a search field. */
export function RulesList({ rules, selectedRule, translations, ...context }: RulesListProps) {
  const { search: searchLabel, none, found: foundText } = t().rules;
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(''), [selectedRule]);
  const found = rules.filter((rule) => matchesSearch(rule, search));
  const headings = [...new Set(found.map(({ section }) => section))];
  return (
    <>
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p class="quiet" role="status">
        {rules.length === 0 ? '' : found.length === 0 ? none : foundText(found.length)}
      </p>
      {rules.some(({ text }) => RULING.test(text)) && (
        <p class="quiet">
          <b class="ruling">R</b> {translations.rulingAbout}
        </p>
      )}
      {headings.map((heading) => (
        <section key={heading} lang={textLangOf(context.game)}>
          <h2>{heading}</h2>
          <ul class="rules-list">
            {found
              .filter(({ section }) => section === heading)
              .map((rule) => (
                <Rule
                  key={rule.id}
                  {...context}
                  rule={rule}
                  isSelected={rule.id === selectedRule}
                  translations={translations}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RuleProps extends Pick<RulesListProps, 'game' | 'sections' | 'translations' | 'open'> {
  readonly rule: RuleText;
  readonly isSelected: boolean;
}

function Rule({ rule: { id, text }, isSelected, game, sections, translations, open }: RuleProps) {
  const explained = sections.find(({ rules }) => rules.includes(id));
  return (
    <li id={id} tabIndex={-1} class={isSelected ? 'is-wanted' : ''}>
      <b class="rule-id">{id}</b>
      <div>
        <p class="rule-text">
          <RulingText text={text} translations={translations} />
        </p>
        {explained && (
          <RulesLink game={game} target={sectionTarget(explained.id)} class="rule-guide" open={open}>
            {translations.inGuide(explained.title)}
          </RulesLink>
        )}
      </div>
    </li>
  );
}

/** A single `R` marks a rule that is our interpretation. */
const RULING = /(?<![\p{L}\p{N}-])R(?![\p{L}\p{N}-])/u;

function RulingText({ text, translations }: { readonly text: string } & Pick<RulesListProps, 'translations'>) {
  return (
    <>
      {text.split(RULING).map((part, i) => (
        <span key={i}>
          {i > 0 && (
            <b class="ruling">
              R<span class="hidden"> ({translations.ruling})</span>
            </b>
          )}
          {part}
        </span>
      ))}
    </>
  );
}
