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
  const fingers = new Map<number, MapPoint>();
  /** The current press is not a tap: it became a drag, a pinch or a long press. */
  let isUsed = false;
  let pressedAt: MapPoint = { x: 0, y: 0 };
  let pointerType = '';
  let longPress = 0;
  let lastTap = { at: 0, point: pressedAt };
  const plane = (event: MouseEvent) => toPlanePoint(svg, event);
  const planeAt = ({ x, y }: MapPoint) => toPlanePoint(svg, { clientX: x, clientY: y });

  const onPointerDown = (event: PointerEvent) => {
    fingers.set(event.pointerId, screenPoint(event));
    clearTimeout(longPress);
    pointerType = event.pointerType;
    if (pointerType !== 'mouse') actions.point(null);
    if (fingers.size === 1) {
      isUsed = false;
      pressedAt = screenPoint(event);
    } else {
      isUsed = true;
    }
    if (fingers.size > 1 || pointerType === 'mouse') return;
    longPress = setTimeout(() => {
      isUsed = true;
      actions.point(plane(event));
    }, LONG_PRESS_MS) as unknown as number;
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    const now = screenPoint(event);
    if (!before) {
      if (event.pointerType === 'mouse') actions.point(plane(event));
      return;
    }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!isUsed && distance(pressedAt, now) < DRAG_PX) return;
    if (!isUsed) {
      isUsed = true;
      clearTimeout(longPress);
      actions.point(null);
      svg.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, now);
    const [other] = others;
    const scale = plane(event)?.scale ?? 1;
    const part = other ? 0.5 : 1;
    actions.pan({ x: ((before.x - now.x) / scale) * part, y: ((before.y - now.y) / scale) * part });
    if (!other) return;
    const middle = planeAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    if (middle) actions.zoom(middle.point, distance(now, other) / Math.max(1, distance(before, other)));
  };

  const onPointerEnd = (event: PointerEvent) => {
    clearTimeout(longPress);
    fingers.delete(event.pointerId);
    if (event.type === 'pointerleave' && event.pointerType === 'mouse') actions.point(null);
  };

  const onClick = (event: MouseEvent) => {
    const position = plane(event);
    if (!position || isUsed) return;
    const tap = { at: event.timeStamp, point: screenPoint(event) };
    const isDouble =
      pointerType === 'touch' &&
      tap.at - lastTap.at < DOUBLE_TAP_MS &&
      distance(tap.point, lastTap.point) < DOUBLE_TAP_PX;
    lastTap = isDouble ? { ...tap, at: 0 } : tap;
    if (isDouble) actions.toggle(position.point);
    else actions.tap(position);
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const position = plane(event);
    const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PX_PER_LINE : 1);
    if (position) actions.zoom(position.point, WHEEL_FACTOR_PER_PX ** -px);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  svg.addEventListener('pointerdown', onPointerDown, { signal });
  svg.addEventListener('pointermove', onPointerMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    svg.addEventListener(type, onPointerEnd, { signal });
  svg.addEventListener('click', onClick, { signal });
  svg.addEventListener('wheel', onWheel, { signal, passive: false });
  // A long press must not open a context menu.
  svg.addEventListener('contextmenu', (event) => pointerType !== 'mouse' && event.preventDefault(), { signal });
  return () => {
    clearTimeout(longPress);
    listeners.abort();
  };
}
