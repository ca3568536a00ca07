import { toPlanePoint } from './hit-test.ts';
import { distance, type MapPoint } from './map-layout.ts';
import type { MapZoom } from './use-map-zoom.ts';

/** How long a finger must rest on the map for a long press. */
const LONG_PRESS_MS = 450;
/** Pixels that a press may move before it is a drag. */
const DRAG_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** One step of a mouse wheel is about 100 pixels. */
const WHEEL_FACTOR_PER_PX = 1.002;
const PX_PER_LINE = 33;

/** A point on the map, and the number of pixels per unit. */
interface MapPosition {
  readonly point: MapPoint;
  readonly scale: number;
}

interface GestureActions extends Pick<MapZoom, 'zoom' | 'pan' | 'toggle'> {
  tap(position: MapPosition): void;
  /** The mouse is over this point, or a finger rested on it. Null when the mouse leaves, and at the next press. */
  point(position: MapPosition | null): void;
}

const screenPoint = ({ clientX, clientY }: MouseEvent): MapPoint => ({ x: clientX, y: clientY });

/** Handles taps, long presses, drags, pinches and the wheel. Returns a function that removes the listeners. */
export function listenToGestures(svg: SVGSVGElement, actions: GestureActions): () => void {
  const gestures = new MapGestures(svg, actions);
  const listeners = new AbortController();
  gestures.listen(listeners.signal);
  return () => {
    gestures.cancelLongPress();
    listeners.abort();
  };
}

class MapGestures {
  readonly #svg: SVGSVGElement;
  readonly #actions: GestureActions;
  readonly #fingers = new Map<number, MapPoint>();
  /** The current press is not a tap: it became a drag, a pinch or a long press. */
  #isUsed = false;
  #pressedAt: MapPoint = { x: 0, y: 0 };
  #pointerType = '';
  #longPress: ReturnType<typeof setTimeout> | undefined;
  #lastTap = { at: 0, point: this.#pressedAt };

  constructor(svg: SVGSVGElement, actions: GestureActions) {
    this.#svg = svg;
    this.#actions = actions;
  }

  listen(signal: AbortSignal): void {
    const svg = this.#svg;
    svg.addEventListener('pointerdown', (event) => this.#onPointerDown(event), { signal });
    svg.addEventListener('pointermove', (event) => this.#onPointerMove(event), { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      svg.addEventListener(type, (event) => this.#onPointerEnd(event), { signal });
    svg.addEventListener('click', (event) => this.#onClick(event), { signal });
    svg.addEventListener('wheel', (event) => this.#onWheel(event), { signal, passive: false });
    // A long press must not open a context menu.
    svg.addEventListener('contextmenu', (event) => this.#pointerType !== 'mouse' && event.preventDefault(), { signal });
  }

  cancelLongPress(): void {
    clearTimeout(this.#longPress);
  }

  #onPointerDown(event: PointerEvent): void {
    const point = screenPoint(event);
    this.#fingers.set(event.pointerId, point);
    this.cancelLongPress();
    this.#pointerType = event.pointerType;
    if (this.#pointerType !== 'mouse') this.#actions.point(null);
    this.#isUsed = this.#fingers.size > 1;
    if (!this.#isUsed) this.#pressedAt = point;
    if (this.#isUsed || this.#pointerType === 'mouse') return;
    this.#longPress = setTimeout(() => {
      this.#isUsed = true;
      this.#actions.point(toPlanePoint(this.#svg, event));
    }, LONG_PRESS_MS);
  }

  #onPointerMove(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before) this.#onFingerMove(event, before);
    else if (event.pointerType === 'mouse') this.#actions.point(toPlanePoint(this.#svg, event));
  }

  #onFingerMove(event: PointerEvent, before: MapPoint): void {
    const now = screenPoint(event);
    if (!this.#isUsed) {
      if (distance(this.#pressedAt, now) < DRAG_PX) return;
      this.#startDrag(event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const scale = toPlanePoint(this.#svg, event)?.scale ?? 1;
    const part = other ? 0.5 : 1;
    this.#actions.pan({ x: ((before.x - now.x) / scale) * part, y: ((before.y - now.y) / scale) * part });
    if (other) this.#pinch({ before, now, other });
  }

  #startDrag(pointerId: number): void {
    this.#isUsed = true;
    this.cancelLongPress();
    this.#actions.point(null);
    this.#svg.setPointerCapture(pointerId);
  }

  /** One finger moves, the other one stays. */
  #pinch({ before, now, other }: { readonly [finger in 'before' | 'now' | 'other']: MapPoint }): void {
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    const position = toPlanePoint(this.#svg, middle);
    if (position) this.#actions.zoom(position.point, distance(now, other) / Math.max(1, distance(before, other)));
  }

  #onPointerEnd(event: PointerEvent): void {
    this.cancelLongPress();
    this.#fingers.delete(event.pointerId);
    if (event.type === 'pointerleave' && event.pointerType === 'mouse') this.#actions.point(null);
  }

  #onClick(event: MouseEvent): void {
    const position = toPlanePoint(this.#svg, event);
    if (!position || this.#isUsed) return;
    const tap = { at: event.timeStamp, point: screenPoint(event) };
    const isDouble =
      this.#pointerType === 'touch' &&
      tap.at - this.#lastTap.at < DOUBLE_TAP_MS &&
      distance(tap.point, this.#lastTap.point) < DOUBLE_TAP_PX;
    this.#lastTap = isDouble ? { ...tap, at: 0 } : tap;
    if (isDouble) this.#actions.toggle(position.point);
    else this.#actions.tap(position);
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const position = toPlanePoint(this.#svg, event);
    const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PX_PER_LINE : 1);
    if (position) this.#actions.zoom(position.point, WHEEL_FACTOR_PER_PX ** -px);
  }
}
