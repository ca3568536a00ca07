import { expect, test } from 'vitest';
import { lineChart } from './line-chart.ts';

const SIZE = { width: 116, height: 56 };

test('the line runs from left to right, and a higher value is higher', () => {
  const { path, last, least, most } = lineChart([1500, 1600, 1550], SIZE);
  expect(path).toBe('M8 48L58 8L108 28');
  expect(last).toEqual({ x: 108, y: 28 });
  expect([least, most]).toEqual([1500, 1600]);
});

test('equal values give a flat line in the middle', () => {
  expect(lineChart([1500, 1500], SIZE).path).toBe('M8 28L108 28');
});
