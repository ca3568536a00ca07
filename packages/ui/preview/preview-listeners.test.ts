import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewListeners } from './preview-listeners.ts';

/** A fake element with only what the listeners use. */
const part = { matches: () => false, closest: () => part } as unknown as HTMLElement;
const panel = { matches: () => true } as unknown as HTMLElement;

let under: HTMLElement[];
let shown: HTMLElement | null;
let listeners: ReturnType<typeof previewListeners>;

beforeEach(() => {
  vi.useFakeTimers();
  [under, shown] = [[part], null];
  vi.stubGlobal('document', { elementsFromPoint: () => under });
  listeners = previewListeners({
    shown: () => shown,
    show(next) {
      shown = next;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pointer = (pointerType: string, [clientX, clientY] = [10, 10], buttons = 0) =>
  ({ pointerType, clientX, clientY, buttons }) as PointerEvent;

/** Is a click stopped before it reaches its target? */
function isClickTaken(): boolean {
  const event = new Event('click', { cancelable: true });
  listeners.onClickCapture(event);
  return event.defaultPrevented;
}

test('a mouse that rests on a part shows it, until it goes elsewhere', () => {
  listeners.onPointerMove(pointer('mouse'));
  expect(shown).toBeNull();
  vi.runAllTimers();
  expect(shown).toBe(part);
  under = [];
  listeners.onPointerMove(pointer('mouse'));
  vi.runAllTimers();
  expect(shown).toBeNull();
});

test('a drag shows nothing, and neither does what lies below a sheet', () => {
  listeners.onPointerMove(pointer('mouse', [10, 10], 1));
  vi.runAllTimers();
  expect(shown).toBeNull();
  under = [panel, part];
  listeners.onPointerMove(pointer('mouse'));
  vi.runAllTimers();
  expect(shown).toBeNull();
});

test('a finger that rests shows a part until the next press, and is no click', () => {
  listeners.onPointerDown(pointer('touch'));
  vi.runAllTimers();
  listeners.onPointerUp();
  expect(shown).toBe(part);
  expect(isClickTaken()).toBe(true);
  expect(shown).toBe(part);
  listeners.onPointerDown(pointer('touch'));
  expect(shown).toBeNull();
});

test('a tap is a click and shows nothing', () => {
  listeners.onPointerDown(pointer('touch'));
  listeners.onPointerUp();
  vi.runAllTimers();
  expect(shown).toBeNull();
  expect(isClickTaken()).toBe(false);
});

test('a finger that moves away drags', () => {
  listeners.onPointerDown(pointer('touch'));
  listeners.onPointerMove(pointer('touch', [10, 30]));
  vi.runAllTimers();
  expect(shown).toBeNull();
});
