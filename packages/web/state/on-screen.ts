import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Is an element on the screen, in a visible tab? */
export function useOnScreen<E extends Element>(): {
  readonly element: RefObject<E | null>;
  readonly isOnScreen: Signal<boolean>;
} {
  const element = useRef<E>(null);
  const isOnScreen = useSignal(false);
  useEffect(() => {
    let isNear = false;
    const update = () => {
      isOnScreen.value = isNear && document.visibilityState !== 'hidden';
    };
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return { element, isOnScreen };
}
