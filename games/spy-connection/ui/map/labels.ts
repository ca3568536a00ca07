import { distance, type Frame, type Geography, type Point } from '../geography.ts';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The wide letters of a small screen: what is free there is free everywhere. */
const LETTER = 14.5;
const HEIGHT = 28;
const GAP = 24;

/** Every name on that side of its city where it covers the least. */
export function placeLabels(
  { cities, spaces, routes, frame }: Geography,
  name: (city: string) => string,
): ReadonlyMap<string, Label> {
  const obstacles = [...spaces.values(), ...cities.values(), ...waypoints(routes.values())];
  const spies = [...cities.values()].map(({ x, y }) => ({ x, y: y - 36 }));
  const taken: Box[] = [];
  const labels = new Map<string, Label>();
  for (const [id, city] of cities) {
    const width = name(id).length * LETTER;
    const best = candidates(city)
      .map((label) => ({ label, box: boxOf(label, width) }))
      .map((one) => ({
        ...one,
        cost: costOf(one.box, obstacles, taken, frame, city) + 12 * coveredBy(one.box, spies),
      }))
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    labels.set(id, best.label);
    taken.push(best.box);
  }
  return labels;
}

function candidates({ x, y }: Point): readonly Label[] {
  return [
    { x, y: y + GAP + 16, anchor: 'middle' },
    { x: x + GAP, y: y + 8, anchor: 'start' },
    { x: x - GAP, y: y + 8, anchor: 'end' },
    { x: x + GAP - 6, y: y + GAP + 8, anchor: 'start' },
    { x: x - GAP + 6, y: y + GAP + 8, anchor: 'end' },
    { x: x + GAP + 4, y: y - GAP + 6, anchor: 'start' },
    { x: x - GAP - 4, y: y - GAP + 6, anchor: 'end' },
  ];
}

function boxOf({ x, y, anchor }: Label, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - HEIGHT + 6, bottom: y + 6 };
}

function costOf(
  box: Box,
  obstacles: readonly Point[],
  taken: readonly Box[],
  frame: Frame,
  own: Point,
): number {
  const covered = obstacles.filter((point) => distance(point, own) > 1 && covers(box, point, 10)).length;
  const crossed = taken.filter((other) => overlaps(box, other)).length;
  const outside =
    Math.max(0, frame.x - box.left) +
    Math.max(0, box.right - frame.x - frame.width) +
    Math.max(0, box.bottom - frame.y - frame.height) +
    Math.max(0, frame.y - box.top);
  return covered * 10 + crossed * 60 + outside * 3;
}

/** Where spies stand. */
function coveredBy(box: Box, spies: readonly Point[]): number {
  return spies.filter((point) => covers(box, point, 22)).length;
}

function covers(box: Box, { x, y }: Point, room: number): boolean {
  return x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Points half-way between spaces stand for the dotted lines. */
function waypoints(routes: Iterable<{ readonly line: readonly Point[] }>): Point[] {
  return [...routes].flatMap(({ line }) =>
    line.slice(1).map(({ x, y }, i) => ({ x: (x + line[i].x) / 2, y: (y + line[i].y) / 2 })),
  );
}
