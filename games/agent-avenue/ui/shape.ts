import { HOMES, LOOP } from '../data/cards.ts';
import type { Side } from '../rules/sides.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 360;
export const HEIGHT = 260;

const at = (x: number, y: number): Point => ({ x, y });
const mirrored = ({ x, y }: Point) => at(WIDTH - x, y);

/** One half of the loop, from the home below up the left side to the home above; the other half mirrors it. */
const ROAD_LEFT = [at(116, 204), at(60, 194), at(50, 153), at(50, 107), at(60, 66), at(116, 56)];
const PLOTS_LEFT = [at(112, 240), at(28, 234), at(19, 166), at(19, 110), at(28, 40), at(112, 34)];

const loop = (bottom: Point, left: readonly Point[], top: Point) => [
  bottom,
  ...left,
  top,
  ...left.toReversed().map(mirrored),
];

/** Where pawns stand, and where the houses do. Clockwise from the home of whoever looks. */
const ROAD = loop(at(180, 204), ROAD_LEFT, at(180, 56));
const PLOTS = loop(at(180, 240), PLOTS_LEFT, at(180, 34));

/** Everybody sees their own home at the near side of the street. */
const turned = (space: number, near: Side) => (space - HOMES[near] + LOOP) % LOOP;

export function onRoad(space: number, near: Side): Point {
  return ROAD[turned(space, near)];
}

export function onPlot(space: number, near: Side): Point {
  return PLOTS[turned(space, near)];
}

export const ROAD_PATH = `${path(ROAD)}Z`;

/** The road from one space on, so many steps clockwise. */
export function stretch(space: number, length: number, near: Side): string {
  return path(Array.from({ length: length + 1 }, (_, i) => onRoad((space + i) % LOOP, near)));
}

/** Between two spaces in the middle of such a stretch. */
export function midway(space: number, length: number, near: Side): Point {
  const before = onRoad((space + Math.floor((length - 1) / 2)) % LOOP, near);
  const after = onRoad((space + Math.floor((length - 1) / 2) + 1) % LOOP, near);
  return at((before.x + after.x) / 2, (before.y + after.y) / 2);
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Every space a pawn comes by, where it starts included. */
export function spacesPassed(from: number, by: number): readonly number[] {
  const way = by < 0 ? -1 : 1;
  return Array.from({ length: Math.abs(by) + 1 }, (_, i) => (((from + way * i) % LOOP) + LOOP) % LOOP);
}
