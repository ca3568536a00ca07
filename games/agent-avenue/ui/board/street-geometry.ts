import { HOME_SPACES, LOOP_LENGTH } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A street that fills a box: houses and pawns keep their size, the distances between them follow the box. */
export interface Street {
  readonly width: number;
  readonly height: number;
  /** The points of pawns and houses, clockwise from the viewer's home. */
  readonly road: readonly Point[];
  readonly houses: readonly Point[];
  /** The width of a card in the middle. */
  readonly cardWidth: number;
}

/** No part becomes smaller than in a street of this width. */
const MIN_WIDTH = 360;
const MIN_HEIGHT = 260;
/** Width divided by height. Outside this range the lawns continue without houses. */
const RATIOS = { least: 1.15, most: 1.6 };

const point = (x: number, y: number): Point => ({ x, y });

/** The street for a box with this ratio of width to height. */
export function createStreet(ratio = MIN_WIDTH / MIN_HEIGHT): Street {
  const shown = Math.min(RATIOS.most, Math.max(RATIOS.least, ratio));
  const width = Math.max(MIN_WIDTH, Math.round(MIN_HEIGHT * shown));
  const height = Math.max(MIN_HEIGHT, Math.round(MIN_WIDTH / shown));
  const [w, h] = [width / MIN_WIDTH, height / MIN_HEIGHT];
  const fromBottom = (y: number) => height - MIN_HEIGHT + y;
  // One half of the loop, from the home below up the left side to the home above; the other half mirrors it.
  const roadLeft = [
    point(116 * w, fromBottom(204)),
    point(60, fromBottom(194)),
    point(50, 153 * h),
    point(50, 107 * h),
    point(60, 66),
    point(116 * w, 56),
  ];
  const housesLeft = [
    point(112 * w, fromBottom(240)),
    point(28, fromBottom(234)),
    point(19, 166 * h),
    point(19, 110 * h),
    point(28, 40),
    point(112 * w, 34),
  ];
  const loop = (bottom: number, left: readonly Point[], top: number) => [
    point(width / 2, bottom),
    ...left,
    point(width / 2, top),
    ...left.toReversed().map(({ x, y }) => point(width - x, y)),
  ];
  return {
    width,
    height,
    road: loop(fromBottom(204), roadLeft, 56),
    houses: loop(fromBottom(240), housesLeft, 34),
    // Two side by side, with the deck between them.
    cardWidth: Math.min((height - 152) * (5 / 7), (width - 174) / 2),
  };
}

/** Each viewer sees their own home at the near end. */
const rotatedSpace = (space: number, near: Side) => (space - HOME_SPACES[near] + LOOP_LENGTH) % LOOP_LENGTH;

export function roadPoint({ road }: Street, space: number, near: Side): Point {
  return road[rotatedSpace(space, near)];
}

export function housePoint({ houses }: Street, space: number, near: Side): Point {
  return houses[rotatedSpace(space, near)];
}

export function roadPath({ road }: Street): string {
  return `${svgPath(road)}Z`;
}

/** A part of the road: from a space on, for this many steps clockwise. */
export interface RoadSegment {
  readonly space: number;
  readonly length: number;
  readonly near: Side;
}

export function roadSegmentPath(street: Street, { space, length, near }: RoadSegment): string {
  return svgPath(Array.from({ length: length + 1 }, (_, i) => roadPoint(street, (space + i) % LOOP_LENGTH, near)));
}

/** The point between the two middle spaces of a segment. */
export function roadSegmentMidpoint(street: Street, { space, length, near }: RoadSegment): Point {
  const middle = space + Math.floor((length - 1) / 2);
  const before = roadPoint(street, middle % LOOP_LENGTH, near);
  const after = roadPoint(street, (middle + 1) % LOOP_LENGTH, near);
  return point((before.x + after.x) / 2, (before.y + after.y) / 2);
}

function svgPath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Every space that a pawn passes, including the one where it starts. */
export function spacesPassed(from: number, by: number): readonly number[] {
  const direction = by < 0 ? -1 : 1;
  return Array.from(
    { length: Math.abs(by) + 1 },
    (_, i) => (((from + direction * i) % LOOP_LENGTH) + LOOP_LENGTH) % LOOP_LENGTH,
  );
}
