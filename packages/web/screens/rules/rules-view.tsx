import './guide.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import type { LoadedGame } from '../../state/games.ts';
import { Guide } from './guide.tsx';
import { useGuide } from './guide-loader.ts';
import { RULES_SCREEN_TRANSLATIONS } from './locales/index.ts';
import { useRuleTexts } from './rule-texts.ts';
import { RulesLink } from './rules-link.tsx';
import { RulesList } from './rules-list.tsx';
import { EXACT_RULES, GUIDE, type RulesTarget } from './rules-target.ts';

export interface RulesViewProps {
  readonly game: LoadedGame;
  /** Where to start. A new object scrolls to its target again. */
  readonly target: RulesTarget;
  /** Called when the reader follows a link to another target. */
  onOpen?(target: RulesTarget): void;
}

/** The guide and the exact rules of a game as two tabs; without a guide only the rules. */
export function RulesView({ game, target: wanted, onOpen }: RulesViewProps) {
  const { id } = game.ui;
  const translations = useScreenTranslations(RULES_SCREEN_TRANSLATIONS);
  const rules = useRuleTexts(game);
  const sections = useGuide(id);
  const [target, setTarget] = useState(wanted);
  useEffect(() => setTarget(wanted), [wanted]);
  const content = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (target.id === null) return;
    const element = content.current?.querySelector<HTMLElement>(`[id="${target.id}"]`);
    element?.scrollIntoView({ block: 'start' });
    // The reader has followed a link, so keyboard navigation continues from its target.
    if (isOpened.current) element?.focus({ preventScroll: true });
  }, [target, sections, rules]);
  if (!translations || sections === undefined) return null;
  const open = (next: RulesTarget) => {
    isOpened.current = true;
    // A new object each time, so that the same link can be followed again.
    setTarget({ ...next });
    onOpen?.(next);
  };
  const isGuide = sections !== null && target.view === 'guide';
  return (
    <div class="rules" ref={content}>
      {sections && (
        <nav class="rules-views" aria-label={translations.views}>
          <RulesLink game={id} target={GUIDE} open={open} aria-current={isGuide ? 'true' : undefined}>
            {translations.guide}
          </RulesLink>
          <RulesLink game={id} target={EXACT_RULES} open={open} aria-current={isGuide ? undefined : 'true'}>
            {translations.exact}
          </RulesLink>
        </nav>
      )}
      {isGuide ? (
        <Guide game={id} sections={sections} translations={translations} open={open} />
      ) : (
        <RulesList
          game={id}
          rules={rules}
          sections={sections ?? []}
          selectedRule={target.id}
          translations={translations}
          open={open}
        />
      )}
    </div>
  );
}
