import { expect, test } from 'vitest';
import { frameRoomFor, frameShapeFor } from './frame-shape.ts';

test.each([
  [360, 640, 'phone-portrait'],
  [390, 844, 'phone-portrait'],
  [844, 390, 'phone-landscape'],
  [820, 1180, 'tablet-portrait'],
  [1180, 820, 'tablet-landscape'],
  [1366, 768, 'laptop'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'wide'],
  [1920, 800, 'laptop'],
  [784, 670, 'phone-landscape'],
  [930, 750, 'tablet-landscape'],
  [320, 568, 'phone-portrait'],
  [568, 320, 'phone-landscape'],
  [568, 500, 'phone-portrait'],
  [480, 320, 'phone-landscape'],
] as const)('%i×%i is a %s', (width, height, shape) => {
  expect(frameShapeFor(width, height)).toBe(shape);
});

test('a narrow box has the portrait layout even if it is low', () => {
  expect(frameShapeFor(480, 340)).toBe('phone-portrait');
});

test.each([
  [320, 568, 'small'],
  [344, 882, 'small'],
  [568, 320, 'small'],
  [360, 560, 'small'],
  [360, 640, 'usual'],
  [667, 375, 'usual'],
  [820, 1180, 'usual'],
  [1366, 500, 'usual'],
] as const)('a frame of %i×%i has %s room', (width, height, room) => {
  expect(frameRoomFor(width, height)).toBe(room);
});
