import type { MapFrame, MapPoint } from './map-layout.ts';

/** The maximum zoom, relative to the whole map. */
export const MAX_ZOOM = 4;

/** The current zoom, relative to the whole map. */
export function zoomOf(window: MapFrame, frame: MapFrame): number {
  return frame.width / window.width;
}

/** The visible part of the map after zooming by `factor`. The point stays in place on the screen. */
export function zoomAt(window: MapFrame, frame: MapFrame, point: MapPoint, factor: number): MapFrame {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, zoomOf(window, frame) * factor));
  const width = frame.width / zoom;
  const height = frame.height / zoom;
  const part = width / window.width;
  return keepInside(
    { x: point.x - (point.x - window.x) * part, y: point.y - (point.y - window.y) * part, width, height },
    frame,
  );
}

/** `by`: in units of the map. */
export function panBy(window: MapFrame, frame: MapFrame, by: MapPoint): MapFrame {
  return keepInside({ ...window, x: window.x + by.x, y: window.y + by.y }, frame);
}

function keepInside(window: MapFrame, frame: MapFrame): MapFrame {
  return {
    ...window,
    x: clamp(window.x, frame.x, frame.x + frame.width - window.width),
    y: clamp(window.y, frame.y, frame.y + frame.height - window.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

export function middleOf({ x, y, width, height }: MapFrame): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A part of the map between two others; `done` goes from 0 to 1. */
export function between(from: MapFrame, to: MapFrame, done: number): MapFrame {
  const mix = (a: number, b: number) => a + (b - a) * done;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
