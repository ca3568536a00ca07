import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/translations.ts';
import type { RulesProps } from './rules.tsx';

const loadedRules = signal<{ readonly Rules: ComponentType<RulesProps> | null } | null>(null);

/** The rules are loaded when they are first opened: a match does not need them. */
export function LazyRules(props: RulesProps) {
  const loaded = loadedRules.value;
  useEffect(() => {
    if (!loadedRules.value?.Rules) void loadRules();
  }, []);
  if (loaded?.Rules) return <loaded.Rules {...props} />;
  return (
    <p class="loading" role="status">
      {loaded ? t().link.lost : t().loading}
    </p>
  );
}

async function loadRules(): Promise<void> {
  // Null if they could not be loaded, for example offline.
  loadedRules.value = await import('./rules.tsx').catch(() => ({ Rules: null }));
}
