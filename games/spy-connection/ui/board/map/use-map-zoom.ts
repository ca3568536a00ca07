import { useStableCallbacks } from '@safehouse/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardContext } from '../board-context.ts';
import type { MapFrame, MapPoint } from './map-layout.ts';
import { between, middleOf, panBy, zoomAt, zoomOf } from './map-zoom.ts';

const ANIMATION_MS = 180;
const KEY_FACTOR = 1.5;
/** As a share of the visible part. */
const KEY_PAN = 0.2;

const KEY_ZOOMS: { readonly [key: string]: number } = { '+': KEY_FACTOR, '=': KEY_FACTOR, '-': 1 / KEY_FACTOR, '0': 0 };
const KEY_PANS: { readonly [key: string]: MapPoint } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface MapZoom {
  /** The part of the map that is shown. */
  readonly window: MapFrame;
  readonly isZoomed: boolean;
  /** Follows a finger or a wheel without animation. */
  zoom(point: MapPoint, factor: number): void;
  pan(by: MapPoint): void;
  /** Zooms in at this point, or out if it is zoomed in. */
  toggle(point: MapPoint): void;
  reset(): void;
  pressKey(event: KeyboardEvent): void;
}

/** The visible part of the map. It does not change with moves. */
export function useMapZoom({ mapLayout: { frame }, settings }: BoardContext): MapZoom {
  const [zoomed, setZoomed] = useState<MapFrame | null>(null);
  const window = zoomed ?? frame;
  const latest = useRef(window);
  const animation = useRef(0);
  useEffect(() => () => cancelAnimationFrame(animation.current), []);
  useEffect(() => show(frame), [frame]);
  const show = (next: MapFrame) => {
    latest.current = next;
    setZoomed(zoomOf(next, frame) > 1 ? next : null);
  };
  const showNow = (next: MapFrame) => {
    cancelAnimationFrame(animation.current);
    show(next);
  };
  const glideTo = (goal: MapFrame) => {
    const from = latest.current;
    const start = performance.now();
    const durationMs = settings.motion === 'full' ? ANIMATION_MS * (settings.pace ?? 1) : 0;
    const step = (now: number) => {
      const done = durationMs === 0 ? 1 : Math.min(1, (now - start) / durationMs);
      show(done === 1 ? goal : between(from, goal, 1 - (1 - done) ** 2));
      if (done < 1) animation.current = requestAnimationFrame(step);
    };
    cancelAnimationFrame(animation.current);
    step(start);
  };
  const actions = useStableCallbacks({
    zoom: (point: MapPoint, factor: number) => showNow(zoomAt(latest.current, frame, point, factor)),
    pan: (by: MapPoint) => showNow(panBy(latest.current, frame, by)),
    toggle: (point: MapPoint) =>
      glideTo(zoomOf(latest.current, frame) > 1 ? frame : zoomAt(latest.current, frame, point, 2.2)),
    reset: () => glideTo(frame),
    pressKey(event: KeyboardEvent) {
      const goal = windowAfterKey(latest.current, frame, event);
      if (!goal) return;
      event.preventDefault();
      glideTo(goal);
    },
  });
  return { ...actions, window, isZoomed: zoomed !== null };
}

/** Null for other keys, and for arrow keys if the map cannot be moved. */
function windowAfterKey(window: MapFrame, frame: MapFrame, event: KeyboardEvent): MapFrame | null {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  const factor = KEY_ZOOMS[key];
  if (factor !== undefined) return zoomAt(window, frame, middleOf(window), factor);
  const direction = KEY_PANS[key];
  if (!direction || zoomOf(window, frame) === 1) return null;
  return panBy(window, frame, { x: direction.x * window.width * KEY_PAN, y: direction.y * window.height * KEY_PAN });
}
