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

/** Which arrangement fits a box of this size, in pixels. */
export function frameShapeFor(width: number, height: number): FrameShape {
  // Two columns beside the board need a minimum width; a low box does with less, as it has no room for rows.
  const isUpright = width < height || width < (height < 400 ? 540 : 600);
  if (isUpright) return width < 600 ? 'phone-portrait' : 'tablet-portrait';
  // Wide columns beside a board that is worth its place need more.
  if (height < 520 || width < 860) return 'phone-landscape';
  if (width >= 1600 && height >= 860) return 'wide';
  return width >= 1280 ? 'laptop' : 'tablet-landscape';
}

/** Whether a box of this size is for smaller letters, gaps and pictures than other phones have. */
export function frameRoomFor(width: number, height: number): FrameRoom {
  const shape = frameShapeFor(width, height);
  if (shape === 'phone-portrait') return width < 344 || height < 600 ? 'small' : 'usual';
  return shape === 'phone-landscape' && (width < 600 || height < 340) ? 'small' : 'usual';
}

interface FrameBox {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shape: ReadonlySignal<FrameShape>;
  readonly room: ReadonlySignal<FrameRoom>;
}

/** Measures the frame and follows its size. The style sheets read the shape and the width from the element. */
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
      // Without a top bar and a notice the other rows have their height.
      const missing = element.dataset.top === 'none' ? 82 : 0;
      room.value = frameRoomFor(clientWidth, clientHeight + missing);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, shape, room };
}
