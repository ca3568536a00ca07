import type { Signal } from '@preact/signals';

/** What the line of a log that is pointed at is about, as a game names its places; empty without one. */
export type HighlightedPlaces = Signal<readonly string[]>;

const NONE: readonly string[] = [];

/** For a line of a log: while it is pointed at or focused, its places light up on the board. */
export function highlightListeners(highlighted: HighlightedPlaces, places: readonly string[]) {
  const show = () => {
    highlighted.value = places;
  };
  const hide = () => hideHighlight(highlighted);
  return { onFocus: show, onMouseEnter: show, onBlur: hide, onMouseLeave: hide };
}

export function hideHighlight(highlighted: HighlightedPlaces): void {
  highlighted.value = NONE;
}
