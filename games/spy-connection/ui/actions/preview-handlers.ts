import { useRef } from 'preact/hooks';

/** How long a finger rests before it is a long press. */
export const LONG_PRESS_MS = 450;

interface PreviewHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onClickCapture(event: Event): void;
  onContextMenu(event: Event): void;
}

/** Of a button that shows a preview under the mouse, with the focus of the keyboard, and under a finger that rests. */
export function usePreviewHandlers(show: () => void, hide: () => void): PreviewHandlers {
  const press = useRef({ timer: 0, isLong: false });
  const end = () => {
    clearTimeout(press.current.timer);
    hide();
  };
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && show(),
    onPointerLeave: end,
    onPointerDown({ pointerType }) {
      press.current.isLong = false;
      if (pointerType === 'mouse') return;
      press.current.timer = setTimeout(() => {
        press.current.isLong = true;
        show();
      }, LONG_PRESS_MS) as unknown as number;
    },
    onPointerUp: () => press.current.isLong && end(),
    onPointerCancel: end,
    onFocus: ({ currentTarget }) =>
      currentTarget instanceof Element && currentTarget.matches(':focus-visible') && show(),
    onBlur: end,
    // The end of a long press is not a press.
    onClickCapture(event) {
      if (press.current.isLong) event.stopPropagation();
      press.current.isLong = false;
    },
    onContextMenu(event) {
      if (press.current.isLong) event.preventDefault();
    },
  };
}
