import { signal } from '@preact/signals';
import { parseRulesMarkdown, type RuleText } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../../state/games.ts';

const loadedRules = signal<{ readonly [key: string]: readonly RuleText[] }>({});
const NOT_LOADED: readonly RuleText[] = [];

/** The exact rules of a game in its language; empty until they are loaded. */
export function useRuleTexts({ ui, lang }: LoadedGame): readonly RuleText[] {
  const key = `${ui.id} ${lang}`;
  useEffect(() => {
    if (loadedRules.value[key]) return;
    void ui.rules[lang]().then((markdown) => {
      loadedRules.value = { ...loadedRules.value, [key]: parseRulesMarkdown(markdown) };
    });
  }, [key]);
  return loadedRules.value[key] ?? NOT_LOADED;
}
