/** How long a finger rests on a part, and a mouse, before it is shown. */
const LONG_PRESS_MS = 450;
const HOVER_MS = 90;
/** A finger that moves further drags or scrolls. */
const PRESS_TOLERANCE_PX = 8;

const PART = '[data-preview]';
const ARROW_STEPS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export interface FrameListeners {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: Event): void;
  onContextMenu(event: Event): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface PreviewState {
  /** The part that is shown. */
  shown(): HTMLElement | null;
  show(part: HTMLElement | null): void;
}

/** What the element around all parts listens to. */
export function previewListeners({ shown, show }: PreviewState): FrameListeners {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let wasLongPress = false;
  /** The part was reached by keyboard, and goes with the focus. */
  let isFocused = false;
  const showLater = (part: HTMLElement | null) => {
    clearTimeout(hoverTimer);
    if (part !== shown()) hoverTimer = setTimeout(() => show(part), HOVER_MS);
  };
  const endPress = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  return {
    onPointerMove(event) {
      if (event.pointerType === 'mouse') {
        // Nothing is shown during a drag.
        if (event.buttons === 0) showLater(partAt(event));
      } else if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > PRESS_TOLERANCE_PX) endPress();
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') showLater(null);
    },
    onPointerDown(event) {
      endPress();
      wasLongPress = false;
      if (event.pointerType === 'mouse') return;
      show(null);
      const part = partAt(event);
      const open = () => {
        wasLongPress = true;
        isFocused = false;
        show(part);
      };
      if (part) press = { x: event.clientX, y: event.clientY, timer: setTimeout(open, LONG_PRESS_MS) };
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onClickCapture(event) {
      if (!wasLongPress) return;
      wasLongPress = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu(event) {
      if (press) event.preventDefault();
    },
    onFocusIn({ target }) {
      isFocused = target instanceof HTMLElement && target.matches(':focus-visible');
      if (isFocused) show((target as HTMLElement).closest<HTMLElement>(PART));
    },
    onFocusOut() {
      if (isFocused) show(null);
    },
    onKeyDown(event) {
      const step = ARROW_STEPS[event.key];
      const group = event.target instanceof Element ? event.target.closest('[data-previews]') : null;
      if (step === undefined || !group) return;
      event.preventDefault();
      const parts = [...group.querySelectorAll<HTMLElement>(PART)];
      const next = parts.indexOf(shown() as HTMLElement) + step;
      show(parts[Math.max(0, Math.min(parts.length - 1, next))] ?? null);
    },
  };
}

/** Also below a button that covers it, but not below a sheet. */
function partAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (element.matches('.panel')) return null;
    const part = element.closest<HTMLElement>(PART);
    if (part) return part;
  }
  return null;
}
