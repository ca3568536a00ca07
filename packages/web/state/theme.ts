import { computed, effect } from '@preact/signals';
import { mediaQuerySignal } from './media-query.ts';
import { settings } from './settings.ts';

const prefersDark = mediaQuerySignal('(prefers-color-scheme: dark)');
const prefersReducedMotion = mediaQuerySignal('(prefers-reduced-motion: reduce)');

const theme = computed(() => {
  const chosen = settings.theme.value;
  return chosen === 'system' ? (prefersDark.value ? 'dark' : 'light') : chosen;
});

export const motion = computed(() => {
  const chosen = settings.motion.value;
  return chosen === 'system' ? (prefersReducedMotion.value ? 'reduced' : 'full') : chosen;
});

/** The style sheets read these attributes of the root element. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
    root.dataset.patterns = settings.patterns.value ? 'on' : 'off';
  });
}
