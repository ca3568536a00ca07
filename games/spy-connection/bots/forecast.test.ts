import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { forecast } from './forecast.ts';
import { playAhead } from './play-ahead.ts';
import { samplePositions } from './test-helpers.ts';

test('a forecast does not depend on the order of the deck, nor on earlier forecasts', () => {
  const positions = samplePositions(300);
  const chances = positions.map((state) => forecast(state));
  for (const [i, state] of [...positions.entries()].reverse()) {
    const twin = rules.redeal(rules.view(state, state.active), quickRandom(i));
    expect(forecast(twin)).toEqual(chances[i]);
  }
});

test('playing ahead leaves the position as it is, and stops after some turns or at the end', () => {
  for (const state of samplePositions(400)) {
    if (state.phase === 'draft') continue;
    const before = JSON.stringify(state);
    const later = playAhead(state, 2);
    expect(JSON.stringify(state)).toBe(before);
    // A turn that has just begun.
    if (later.result === null) expect([later.phase, later.travelled]).toEqual(['action', false]);
  }
});
