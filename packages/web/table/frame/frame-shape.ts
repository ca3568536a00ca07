import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export type FrameShape =
  | 'phone-portrait'
  | 'tablet-portrait'
  | 'phone-landscape'
  | 'tablet-landscape'
  | 'laptop'
  | 'wide';

/** Which arrangement fits a box of this size, in pixels. */
export function frameShapeFor(width: number, height: number): FrameShape {
  // Two columns beside the board need a minimum width.
  if (width < height || width < 600) return width < 600 ? 'phone-portrait' : 'tablet-portrait';
  // Wide columns beside a board that is worth its place need more.
  if (height < 520 || width < 860) return 'phone-landscape';
  if (width >= 1600 && height >= 860) return 'wide';
  return width >= 1280 ? 'laptop' : 'tablet-landscape';
}

interface FrameBox {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shape: ReadonlySignal<FrameShape>;
}

/** Measures the frame and follows its size. The style sheets read the shape and the width from the element. */
export function useFrameShape(): FrameBox {
  const box = useRef<HTMLDivElement>(null);
  const shape = useSignal(frameShapeFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      element.style.setProperty('--frame-width', `${clientWidth}px`);
      shape.value = frameShapeFor(clientWidth, clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, shape };
}
