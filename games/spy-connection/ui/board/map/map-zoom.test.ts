import { expect, test } from 'vitest';
import { between, MAX_ZOOM, middleOf, panBy, zoomAt, zoomOf } from './map-zoom.ts';

const frame = { x: 40, y: 60, width: 900, height: 700 };
const point = { x: 400, y: 300 };

/** The position of a point on the screen, from 0 to 1. */
const shareOf = (window: typeof frame) => [(point.x - window.x) / window.width, (point.y - window.y) / window.height];

test('the point that is zoomed at stays where it is', () => {
  const window = zoomAt(frame, frame, point, 2);
  expect(zoomOf(window, frame)).toBe(2);
  const [[x, y], [wasX, wasY]] = [shareOf(window), shareOf(frame)];
  expect(x).toBeCloseTo(wasX);
  expect(y).toBeCloseTo(wasY);
});

test('the map is never smaller than its box and never too large', () => {
  expect(zoomAt(frame, frame, point, 0.5)).toEqual(frame);
  expect(zoomOf(zoomAt(frame, frame, point, 99), frame)).toBe(MAX_ZOOM);
});

test('zoomed out and in again by any steps, the whole map is shown', () => {
  const window = [1.5, 2, 0.7, 1.1].reduce((now, factor) => zoomAt(now, frame, point, factor), frame);
  expect(zoomAt(window, frame, { x: 900, y: 80 }, 0.01)).toEqual(frame);
});

test('the map never leaves its box', () => {
  const window = zoomAt(frame, frame, point, 3);
  for (const by of [
    { x: -9999, y: -9999 },
    { x: 9999, y: 9999 },
    { x: 9999, y: -9999 },
  ]) {
    const moved = panBy(window, frame, by);
    expect(moved.x).toBeGreaterThanOrEqual(frame.x);
    expect(moved.y).toBeGreaterThanOrEqual(frame.y);
    expect(moved.x + moved.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(moved.y + moved.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
  expect(panBy(frame, frame, { x: 50, y: 50 })).toEqual(frame);
});

test('an animation begins and ends where it should', () => {
  const window = zoomAt(frame, frame, point, 2);
  expect(between(frame, window, 0)).toEqual(frame);
  expect(between(frame, window, 1)).toEqual(window);
  expect(middleOf(between(frame, window, 0.5)).x).toBeCloseTo((middleOf(frame).x + middleOf(window).x) / 2);
});
