import type { GuideSection } from '@safehouse/ui';
import { GuideBlockView } from './guide-block.tsx';
import type { RulesScreenTranslations } from './locales/en.ts';
import { RichText } from './rich-text.tsx';
import { RulesLink } from './rules-link.tsx';
import { elementId, type RulesTarget, ruleTarget, sectionTarget } from './rules-target.ts';

interface GuideProps {
  readonly game: string;
  readonly sections: readonly GuideSection[];
  readonly translations: RulesScreenTranslations;
  open(target: RulesTarget): void;
}

/** The guide of a game: the table of contents, then all sections. */
export function Guide({ game, sections, translations, open }: GuideProps) {
  return (
    <div class={`guide game-${game}`}>
      <nav aria-label={translations.contents}>
        <ul class="guide-contents">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <RulesLink game={game} target={sectionTarget(id)} open={open}>
                {title}
              </RulesLink>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={elementId(section.id)}>
          <h2 id={elementId(section.id)} tabIndex={-1}>
            {section.isVariant && <span class="guide-variant">{translations.variant} </span>}
            {section.title}
          </h2>
          {section.blocks.map((block, i) => (
            <GuideBlockView key={i} block={block} translations={translations} />
          ))}
          <Notes section={section} translations={translations} />
          <p class="guide-rules">
            {translations.exactRules}{' '}
            {section.rules.map((rule) => (
              <RulesLink key={rule} game={game} target={ruleTarget(rule)} open={open}>
                {rule}
              </RulesLink>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

/** Closed at first, because players do not need them for a first game. */
function Notes({
  section: { notes = [] },
  translations,
}: Pick<GuideProps, 'translations'> & { readonly section: GuideSection }) {
  if (notes.length === 0) return null;
  return (
    <details class="guide-notes">
      <summary>{translations.notes(notes.length)}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <RichText text={note} />
          </li>
        ))}
      </ul>
    </details>
  );
}
