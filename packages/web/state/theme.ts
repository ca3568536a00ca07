import { computed, effect } from '@preact/signals';
import type { BoardSettings } from '@safehouse/ui';
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
  if (settings.speed.value === 'off') return 'reduced';
  return chosen === 'system' ? (prefersReducedMotion.value ? 'reduced' : 'full') : chosen;
});

const PACES = { step: 1, slow: 1.8, normal: 1, fast: 0.5, off: 0 } as const;

/** The duration of animations relative to the normal speed. */
const pace = computed(() => PACES[settings.speed.value]);

/** The settings that boards need. */
export const boardSettings = computed(
  (): BoardSettings => ({
    motion: motion.value,
    patterns: settings.patterns.value,
    pace: pace.value,
    advance: settings.speed.value === 'step' ? 'manual' : 'timed',
  }),
);

/** Sets attributes of the root element that the style sheets use. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
    root.dataset.patterns = settings.patterns.value ? 'on' : 'off';
    root.dataset.palette = settings.palette.value;
    root.dataset.text = settings.textSize.value;
    root.dataset.hand = settings.hand.value;
  });
  for (const type of ['animationstart', 'transitionrun'] as const) root.addEventListener(type, changePace);
}

/** Applies the pace to animations at a table; those in the rest of the app are short enough. */
function changePace({ target }: Event): void {
  if (pace.value === 1 || !(target instanceof Element) || !target.closest('.frame')) return;
  for (const animation of target.getAnimations()) {
    const { iterations } = animation.effect?.getTiming() ?? {};
    // Endless animations only indicate that a player is thinking.
    if (iterations === Number.POSITIVE_INFINITY) continue;
    if (pace.value === 0) animation.finish();
    else animation.playbackRate = 1 / pace.value;
  }
}
