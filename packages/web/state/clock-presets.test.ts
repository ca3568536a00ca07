import { expect, test } from 'vitest';
import { clockOf, clockPresets, presetWith } from './clock-presets.ts';

const time = (minutes: number, seconds: number) => `${minutes}+${seconds}`;
const texts = { none: 'none', blitz: time, rapid: time, slow: time, day: 'day', threeDays: 'three days' };
const presets = clockPresets(texts, { blitz: { minutes: 2, seconds: 3 }, rapid: { minutes: 10, seconds: 5 } });

test('a game has its own blitz and rapid, and every preset is found by its clock', () => {
  expect(clockOf(presets, 'blitz')).toEqual({ type: 'realtime', base: 120, increment: 3, onTimeout: 'lose' });
  expect(clockOf(presets, 'threeDays')).toEqual({ type: 'turns', perTurn: 259_200, onTimeout: 'bot' });
  for (const preset of presets) expect(presetWith(presets, preset.clock)).toBe(preset);
});

test('any other clock is not a preset', () => {
  expect(presetWith(presets, { type: 'realtime', base: 121, increment: 3, onTimeout: 'lose' })).toBeUndefined();
  expect(presetWith(presets, { type: 'turns', perTurn: 86_400, onTimeout: 'lose' })).toBeUndefined();
});
