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

export type FrameRoom = 'small' | 'usual';

/** The layout for a box of this size, in pixels. */
export function frameShapeFor(width: number, height: number): FrameShape {
  // Two columns beside the board need a minimum width. A low box needs less, because it has no room for rows.
  if (width < height || width < minLandscapeWidth(height)) return width < 600 ? 'phone-portrait' : 'tablet-portrait';
  // The layouts with wide columns need more, to leave enough room for the board.
  if (height < 520 || width < 860) return 'phone-landscape';
  if (width >= 1600 && height >= 860) return 'wide';
  return width >= 1280 ? 'laptop' : 'tablet-landscape';
}

function minLandscapeWidth(height: number): number {
  if (height < 340) return 460;
  return height < 400 ? 540 : 600;
}

/** `small`: text, gaps and pictures must be smaller than on a usual phone. */
export function frameRoomFor(width: number, height: number): FrameRoom {
  const shape = frameShapeFor(width, height);
  if (shape === 'phone-portrait') return width < 360 || height < 600 ? 'small' : 'usual';
  return shape === 'phone-landscape' && (width < 600 || height < 340) ? 'small' : 'usual';
}

interface FrameBox {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shape: ReadonlySignal<FrameShape>;
  readonly room: ReadonlySignal<FrameRoom>;
}

/** Measures the frame and follows its size. Sets the shape and the width on the element for the style sheets. */
export function useFrameShape(): FrameBox {
  const box = useRef<HTMLDivElement>(null);
  const shape = useSignal(frameShapeFor(innerWidth, innerHeight));
  const room = useSignal(frameRoomFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      element.style.setProperty('--frame-width', `${clientWidth}px`);
      shape.value = frameShapeFor(clientWidth, clientHeight);
      // Without a top bar and a notice the other rows get their height.
      const missingHeight = element.dataset.top === 'none' ? 82 : 0;
      room.value = frameRoomFor(clientWidth, clientHeight + missingHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, shape, room };
}
