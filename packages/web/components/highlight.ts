import type { Signal } from '@preact/signals';

/** The places on the board, by the game's own ids, that the hovered or focused log line is about; empty without one. */
export type HighlightedPlaces = Signal<readonly string[]>;

const NONE: readonly string[] = [];

/** Event handlers of a log line: while it is hovered or focused, its places are highlighted on the board. */
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
