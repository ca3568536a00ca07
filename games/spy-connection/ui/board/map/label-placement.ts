import { costPoint } from './cost-point.ts';
import { distance, type MapFrame, type MapLayout, type MapPoint } from './map-layout.ts';

export interface CityLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The letters of a small screen, which are relatively wide: a label that fits there fits everywhere. */
const LETTER_WIDTH = 14.5;
const LABEL_HEIGHT = 28;
const LABEL_GAP = 24;

/** Puts every name on the side of its city where it covers the least. */
export function placeLabels(
  { cities, spaces, routes, frame }: MapLayout,
  name: (city: string) => string,
): ReadonlyMap<string, CityLabel> {
  const obstacles = [...spaces.values(), ...cities.values(), ...routeMidpoints(routes.values())];
  const spies = [...cities.values()].map(({ x, y }) => ({ x: x + 12, y: y - 36 }));
  const costs = [...routes.values()].map(({ points }) => costPoint(points));
  const taken: LabelBox[] = [];
  const labels = new Map<string, CityLabel>();
  for (const [id, city] of cities) {
    const width = name(id).length * LETTER_WIDTH;
    const best = labelCandidates(city)
      .map((label) => ({ label, box: labelBox(label, width) }))
      .map(({ label, box }) => ({
        label,
        box,
        cost:
          placementCost(box, city, { obstacles, taken, frame }) +
          12 * countCovered(box, spies) +
          30 * countCovered(box, costs),
      }))
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    labels.set(id, best.label);
    taken.push(best.box);
  }
  return labels;
}

/** The box of every name. */
export function labelBoxes(labels: ReadonlyMap<string, CityLabel>, name: (city: string) => string): LabelBox[] {
  return [...labels].map(([id, label]) => labelBox(label, name(id).length * LETTER_WIDTH));
}

function labelCandidates({ x, y }: MapPoint): readonly CityLabel[] {
  return [
    { x, y: y + LABEL_GAP + 16, anchor: 'middle' },
    { x: x + LABEL_GAP, y: y + 8, anchor: 'start' },
    { x: x - LABEL_GAP, y: y + 8, anchor: 'end' },
    { x: x + LABEL_GAP - 6, y: y + LABEL_GAP + 8, anchor: 'start' },
    { x: x - LABEL_GAP + 6, y: y + LABEL_GAP + 8, anchor: 'end' },
    { x: x + LABEL_GAP + 4, y: y - LABEL_GAP + 6, anchor: 'start' },
    { x: x - LABEL_GAP - 4, y: y - LABEL_GAP + 6, anchor: 'end' },
  ];
}

function labelBox({ x, y, anchor }: CityLabel, width: number): LabelBox {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_HEIGHT + 6, bottom: y + 6 };
}

function placementCost(
  box: LabelBox,
  city: MapPoint,
  { obstacles, taken, frame }: { obstacles: readonly MapPoint[]; taken: readonly LabelBox[]; frame: MapFrame },
): number {
  const covered = obstacles.filter((point) => distance(point, city) > 1 && coversPoint(box, point, 10)).length;
  const crossed = taken.filter((other) => boxesOverlap(box, other)).length;
  return covered * 10 + crossed * 60 + outsideBy(box, frame) * 3;
}

/** How far it reaches over the edges of the map. */
export function outsideBy(box: LabelBox, frame: MapFrame): number {
  return (
    Math.max(0, frame.x - box.left) +
    Math.max(0, box.right - frame.x - frame.width) +
    Math.max(0, box.bottom - frame.y - frame.height) +
    Math.max(0, frame.y - box.top)
  );
}

/** Spies and costs are larger than spaces, so the box is extended. */
function countCovered(box: LabelBox, pieces: readonly MapPoint[]): number {
  return pieces.filter((point) => coversPoint(box, point, 18)).length;
}

export function coversPoint(box: LabelBox, { x, y }: MapPoint, room: number): boolean {
  return x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
}

export function boxesOverlap(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Points half-way between spaces represent the dotted lines. */
function routeMidpoints(routes: Iterable<{ readonly points: readonly MapPoint[] }>): MapPoint[] {
  return [...routes].flatMap(({ points }) =>
    points.slice(1).map(({ x, y }, i) => ({ x: (x + points[i].x) / 2, y: (y + points[i].y) / 2 })),
  );
}
