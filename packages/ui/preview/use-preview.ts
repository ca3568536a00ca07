import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type FrameListeners, previewListeners } from './preview-listeners.ts';

/** The id of the element that contains the preview. */
const PREVIEW_ID = 'preview';

/** The part of a board that is pointed at. Parts have `data-preview`. */
export interface Preview {
  /** The `data-preview` of the part; null if none is pointed at. */
  readonly key: string | null;
  readonly slot: Omit<PreviewSlot, 'content'>;
}

/** What a board passes to the frame: the listeners, and the preview to show. */
export interface PreviewSlot {
  readonly id: string;
  /** The part, which the preview must not cover. */
  readonly part: Element | null;
  /** For the element that contains all parts. */
  readonly listeners: FrameListeners;
  readonly content: ComponentChildren;
}

interface Pointed {
  readonly part: HTMLElement;
  readonly key: string;
}

/**
 * Follows mouse, focus and long presses on the parts of a board that have `data-preview`, until Escape or the next
 * press. In an element with `data-previews` the arrow keys move through parts that cannot have focus.
 */
export function usePreview(): Preview {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const latest = useRef(pointed);
  latest.current = pointed;
  const show = (part: HTMLElement | null) => {
    const key = part?.isConnected ? (part.dataset.preview ?? null) : null;
    if (latest.current?.part === part && latest.current?.key === key) return;
    setPointed(part && key !== null ? { part, key } : null);
  };
  const listeners = useMemo(() => previewListeners({ shown: () => latest.current?.part ?? null, show }), []);
  // After every render: the part may have been removed or replaced.
  useEffect(() => {
    if (pointed) show(pointed.part);
  });
  // A layout effect, so that no part refers to a preview that no longer exists.
  useLayoutEffect(() => (pointed ? describePart(pointed.part, () => show(null)) : undefined), [pointed]);
  return {
    key: pointed?.key ?? null,
    slot: { id: PREVIEW_ID, part: pointed?.part ?? null, listeners },
  };
}

/** Links the part to its preview with `aria-describedby`. Returns a function that undoes it. */
function describePart(part: HTMLElement, hide: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hide();
  };
  // For a part that cannot have focus, the focused button of its group is described instead.
  const described = part.closest('[data-previews]')?.contains(document.activeElement) ? document.activeElement : part;
  described?.setAttribute('aria-describedby', PREVIEW_ID);
  document.addEventListener('keydown', onKey, true);
  return () => {
    described?.removeAttribute('aria-describedby');
    document.removeEventListener('keydown', onKey, true);
  };
}
