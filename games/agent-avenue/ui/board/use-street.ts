import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createStreet, type Street } from './street-geometry.ts';

interface FittedStreet {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly street: Street;
  /** Pixels per unit of the street. */
  readonly scale: number;
}

/** The street that fills its box and follows its size. */
export function useStreet(): FittedStreet {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { width, height } = size;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setSize((last) =>
        last.width === clientWidth && last.height === clientHeight
          ? last
          : { width: clientWidth, height: clientHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const street = useMemo(() => createStreet(height > 0 ? width / height : undefined), [width, height]);
  return { box, street, scale: Math.min(width / street.width, height / street.height) };
}
