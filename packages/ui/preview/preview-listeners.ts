/** How long a finger or a mouse must rest on a part before its preview is shown. */
const LONG_PRESS_MS = 450;
const HOVER_MS = 90;
/** A finger that moves further is dragging or scrolling. */
const PRESS_TOLERANCE_PX = 8;

const PART = '[data-preview]';
const ARROW_STEPS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface PreviewState {
  /** The part whose preview is shown. */
  shown(): HTMLElement | null;
  show(part: HTMLElement | null): void;
}

export type FrameListeners = ReturnType<typeof previewListeners>;

/** Event listeners for the element that contains all parts. */
export function previewListeners(state: PreviewState) {
  const mouse = mouseListeners(state);
  const finger = fingerListeners(state);
  const keyboard = keyboardListeners(state);
  return {
    onPointerMove: (event: PointerEvent) => (isMouse(event) ? mouse : finger).move(event),
    onPointerLeave(event: PointerEvent) {
      if (isMouse(event)) mouse.leave();
    },
    onPointerDown(event: PointerEvent) {
      keyboard.leave();
      if (isMouse(event)) finger.end();
      else finger.start(event);
    },
    onPointerUp: finger.end,
    onPointerCancel: finger.end,
    onClickCapture: finger.click,
    onContextMenu: finger.contextMenu,
    onFocusIn: keyboard.focus,
    onFocusOut: keyboard.blur,
    onKeyDown: keyboard.press,
  };
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
}

function mouseListeners({ shown, show }: PreviewState) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLater = (part: HTMLElement | null) => {
    clearTimeout(timer);
    if (part !== shown()) timer = setTimeout(() => show(part), HOVER_MS);
  };
  return {
    move(event: PointerEvent) {
      // No previews while dragging.
      if (event.buttons === 0) showLater(partAt(event));
    },
    leave: () => showLater(null),
  };
}

/** A long press shows the preview until the next press, and does not count as a click. */
function fingerListeners({ show }: PreviewState) {
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let wasLong = false;
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  return {
    end,
    start(event: PointerEvent) {
      end();
      wasLong = false;
      show(null);
      const part = partAt(event);
      const open = () => {
        wasLong = true;
        show(part);
      };
      if (part) press = { x: event.clientX, y: event.clientY, timer: setTimeout(open, LONG_PRESS_MS) };
    },
    move({ clientX, clientY }: PointerEvent) {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > PRESS_TOLERANCE_PX) end();
    },
    click(event: Event) {
      if (!wasLong) return;
      wasLong = false;
      event.stopPropagation();
      event.preventDefault();
    },
    contextMenu(event: Event) {
      if (press) event.preventDefault();
    },
  };
}

function keyboardListeners({ shown, show }: PreviewState) {
  /** The preview was opened by keyboard focus and closes with it. */
  let isFocused = false;
  return {
    leave() {
      isFocused = false;
    },
    focus({ target }: FocusEvent) {
      isFocused = target instanceof HTMLElement && target.matches(':focus-visible');
      if (isFocused) show((target as HTMLElement).closest<HTMLElement>(PART));
    },
    blur() {
      if (isFocused) show(null);
    },
    press(event: KeyboardEvent) {
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

/** Finds a part even under a button that covers it, but not under a panel. */
function partAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (element.matches('.panel')) return null;
    const part = element.closest<HTMLElement>(PART);
    if (part) return part;
  }
  return null;
}
