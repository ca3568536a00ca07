import { computed, effect } from '@preact/signals';
import { matches } from './media.ts';
import { settings } from './settings.ts';

const isDark = matches('(prefers-color-scheme: dark)');
const isCalm = matches('(prefers-reduced-motion: reduce)');

const theme = computed(() => {
  const chosen = settings.theme.value;
  return chosen === 'system' ? (isDark.value ? 'dark' : 'light') : chosen;
});

export const motion = computed(() => {
  const chosen = settings.motion.value;
  return chosen === 'system' ? (isCalm.value ? 'reduced' : 'full') : chosen;
});

/** The page's root tells every style sheet how to look. */
export function dress(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
    root.dataset.patterns = settings.patterns.value ? 'on' : 'off';
    root.lang = settings.lang.value;
  });
}
