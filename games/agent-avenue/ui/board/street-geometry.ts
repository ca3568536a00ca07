import { HOME_SPACES, LOOP_LENGTH } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const STREET_WIDTH = 360;
export const STREET_HEIGHT = 260;

const point = (x: number, y: number): Point => ({ x, y });
const mirror = ({ x, y }: Point) => point(STREET_WIDTH - x, y);

/** One half of the loop, from the home below up the left side to the home above; the other half mirrors it. */
const ROAD_LEFT = [point(116, 204), point(60, 194), point(50, 153), point(50, 107), point(60, 66), point(116, 56)];
const HOUSES_LEFT = [point(112, 240), point(28, 234), point(19, 166), point(19, 110), point(28, 40), point(112, 34)];

const loopPoints = (bottom: Point, left: readonly Point[], top: Point) => [
  bottom,
  ...left,
  top,
  ...left.toReversed().map(mirror),
];

/** The points of pawns and houses, clockwise from the viewer's home. */
const ROAD = loopPoints(point(180, 204), ROAD_LEFT, point(180, 56));
const HOUSES = loopPoints(point(180, 240), HOUSES_LEFT, point(180, 34));

/** Each viewer sees their own home at the near end. */
const rotatedSpace = (space: number, near: Side) => (space - HOME_SPACES[near] + LOOP_LENGTH) % LOOP_LENGTH;

export function roadPoint(space: number, near: Side): Point {
  return ROAD[rotatedSpace(space, near)];
}

export function housePoint(space: number, near: Side): Point {
  return HOUSES[rotatedSpace(space, near)];
}

export const ROAD_PATH = `${svgPath(ROAD)}Z`;

/** The road from a space on, for this many steps clockwise. */
export function roadSegmentPath(space: number, length: number, near: Side): string {
  return svgPath(Array.from({ length: length + 1 }, (_, i) => roadPoint((space + i) % LOOP_LENGTH, near)));
}

/** Between the two middle spaces of such a segment. */
export function roadSegmentMidpoint(space: number, length: number, near: Side): Point {
  const before = roadPoint((space + Math.floor((length - 1) / 2)) % LOOP_LENGTH, near);
  const after = roadPoint((space + Math.floor((length - 1) / 2) + 1) % LOOP_LENGTH, near);
  return point((before.x + after.x) / 2, (before.y + after.y) / 2);
}

function svgPath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Every space a pawn passes, with the one it starts from. */
export function spacesPassed(from: number, by: number): readonly number[] {
  const direction = by < 0 ? -1 : 1;
  return Array.from(
    { length: Math.abs(by) + 1 },
    (_, i) => (((from + direction * i) % LOOP_LENGTH) + LOOP_LENGTH) % LOOP_LENGTH,
  );
}
