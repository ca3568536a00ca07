import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type FrameListeners, previewListeners } from './preview-listeners.ts';

/** Of the element that describes what is pointed at. */
const PREVIEW_ID = 'preview';

/** What is pointed at, on a board whose parts have `data-preview`. */
export interface Preview {
  /** The `data-preview` of the part; null where nothing is pointed at. */
  readonly key: string | null;
  readonly slot: Omit<PreviewSlot, 'content'>;
}

/** What a board gives to the frame: how to follow the pointer, and what to show. */
export interface PreviewSlot {
  readonly id: string;
  /** It must not be covered by its own description. */
  readonly part: Element | null;
  /** For the element around all parts. */
  readonly listeners: FrameListeners;
  readonly content: ComponentChildren;
}

interface Pointed {
  readonly part: HTMLElement;
  readonly key: string;
}

/**
 * Follows mouse, focus and long presses over the parts of a board that have `data-preview`, until Escape or the next
 * press. In an element with `data-previews` the arrow keys go through the parts that have no focus of their own.
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
  // With the preview itself, so that no part names a preview that is gone.
  useLayoutEffect(() => (pointed ? describePart(pointed.part, () => show(null)) : undefined), [pointed]);
  return {
    key: pointed?.key ?? null,
    slot: { id: PREVIEW_ID, part: pointed?.part ?? null, listeners },
  };
}

/** Returns how to end it. */
function describePart(part: HTMLElement, hide: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hide();
  };
  // A part without a focus of its own is reached from a button in the same group.
  const described = part.closest('[data-previews]')?.contains(document.activeElement) ? document.activeElement : part;
  described?.setAttribute('aria-describedby', PREVIEW_ID);
  document.addEventListener('keydown', onKey, true);
  return () => {
    described?.removeAttribute('aria-describedby');
    document.removeEventListener('keydown', onKey, true);
  };
}
