import type { PlaybackProgress } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../state/settings.ts';

/** The areas in which a press during playback skips ahead. */
const AREAS = '.frame-board, .frame-store, .frame-hand, .frame-preview';
/** Elements that handle Space and Enter themselves. */
const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** Goes to the next step if playback is paused, else to the end. */
function advance({ isPaused, next, skip }: PlaybackProgress): void {
  if (isPaused) next();
  else skip();
}

/** A press on the board during playback only skips ahead: it does not activate what then appears under the pointer. */
export function usePlaybackPress(
  frame: { readonly current: HTMLElement | null },
  playback: PlaybackProgress | null,
): void {
  const latest = useLatest(playback);
  useEffect(() => {
    const element = frame.current;
    // True if the next click belongs to a press that was handled.
    let isClickHandled = false;
    const onPress = (event: Event) => {
      const { current } = latest;
      const isClick = event.type === 'click';
      const isHit = current !== null && event.target instanceof Element && event.target.closest(AREAS) !== null;
      if (isHit || (isClick && isClickHandled)) {
        event.stopPropagation();
        event.preventDefault();
      }
      if (isHit && !(isClick && isClickHandled)) advance(current);
      isClickHandled = !isClick && isHit;
    };
    element?.addEventListener('pointerdown', onPress, true);
    element?.addEventListener('click', onPress, true);
    return () => {
      element?.removeEventListener('pointerdown', onPress, true);
      element?.removeEventListener('click', onPress, true);
    };
  }, [frame]);
}

/** Space and Enter do the same, unless the focused element handles them. */
export function usePlaybackKeys(playback: PlaybackProgress | null): void {
  const latest = useLatest(playback);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      const { current } = latest;
      if (!current || repeat || !settings.shortcuts.value || (key !== ' ' && key !== 'Enter')) return;
      if (target instanceof Element && target.closest(CONTROLS)) return;
      event.preventDefault();
      advance(current);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
