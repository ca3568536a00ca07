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

/** How long an animation takes, compared with the usual. */
const pace = computed(() => PACES[settings.speed.value]);

/** What a board needs to know of the settings. */
export const boardSettings = computed(
  (): BoardSettings => ({
    motion: motion.value,
    patterns: settings.patterns.value,
    pace: pace.value,
    advance: settings.speed.value === 'step' ? 'manual' : 'timed',
  }),
);

/** The style sheets read these attributes of the root element. */
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

/** Of what moves at a table; the rest of the app is quick enough. */
function changePace({ target }: Event): void {
  if (pace.value === 1 || !(target instanceof Element) || !target.closest('.frame')) return;
  for (const animation of target.getAnimations()) {
    const { iterations } = animation.effect?.getTiming() ?? {};
    // Endless animations show that somebody is thinking.
    if (iterations === Number.POSITIVE_INFINITY) continue;
    if (pace.value === 0) animation.finish();
    else animation.playbackRate = 1 / pace.value;
  }
}
