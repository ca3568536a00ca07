import { distance, type Geography, type Point } from '../geography.ts';

/** Half of what a finger needs, in pixels of the screen. */
const REACH = 22;

export type Target =
  | { readonly type: 'city'; readonly id: string }
  | { readonly type: 'space'; readonly id: string };

/** What was meant by a tap: the nearest thing one can do something with, else the nearest at all. */
export function pick(
  { cities, spaces }: Geography,
  tap: Point,
  scale: number,
  isOffered: (target: Target) => boolean,
): Target | null {
  const reach = Math.max(REACH / scale, 26);
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

/** From the screen to the drawing plane, and how many pixels one unit has. */
export function onPlane(
  svg: SVGSVGElement,
  event: MouseEvent,
): { readonly point: Point; readonly scale: number } | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { point: { x, y }, scale: matrix.a };
}
