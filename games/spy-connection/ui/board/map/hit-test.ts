import { distance, type MapLayout, type MapPoint } from './map-layout.ts';

/** Half the size of a touch target, in pixels of the screen. */
const TAP_RADIUS_PX = 22;

export type MapTarget =
  | { readonly type: 'city'; readonly id: string }
  | { readonly type: 'space'; readonly id: string };

/** The target of a tap: the nearest one with a legal move, otherwise the nearest of all. */
export function pickTarget(
  { cities, spaces }: MapLayout,
  tap: MapPoint,
  scale: number,
  isOffered: (target: MapTarget) => boolean,
): MapTarget | null {
  const reach = Math.max(TAP_RADIUS_PX / scale, 26);
  const near = [
    ...[...cities].map(([id, point]) => ({
      target: { type: 'city', id } as const,
      away: distance(point, tap),
    })),
    ...[...spaces].map(([id, point]) => ({
      target: { type: 'space', id } as const,
      away: distance(point, tap),
    })),
  ]
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return (near.find(({ target }) => isOffered(target)) ?? near[0])?.target ?? null;
}

/** Converts from the screen to the drawing plane, with the number of pixels per unit. */
export function toPlanePoint(
  svg: SVGSVGElement,
  event: Pick<MouseEvent, 'clientX' | 'clientY'>,
): { readonly point: MapPoint; readonly scale: number } | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { point: { x, y }, scale: matrix.a };
}
