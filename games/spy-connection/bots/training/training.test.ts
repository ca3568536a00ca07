import { expect, test } from 'vitest';
import { forecast } from '../forecast.ts';
import { forecastFeatures } from '../forecast-features.ts';
import { DIRECT_WEIGHTS, HIDDEN_UNITS } from '../forecast-weights.ts';
import { samplePositions } from '../test-helpers.ts';
import { playExpertMatch } from './self-play.ts';

test('a match gives positions with one weight for each feature, and the same for the same seed', () => {
  const { positions } = playExpertMatch('1');
  expect(positions.length).toBeGreaterThan(10);
  for (const { bySeat, common } of positions) {
    for (const features of bySeat) expect(features).toHaveLength(DIRECT_WEIGHTS.length);
    const inputs = [...bySeat.flat(), ...common];
    for (const { weights } of HIDDEN_UNITS) expect(weights).toHaveLength(inputs.length);
  }
  expect(playExpertMatch('1').positions).toEqual(positions);
});

test('every seat has features and a probability, with any number of players', () => {
  for (const state of samplePositions(200)) {
    const chances = forecast(state);
    expect(chances).toHaveLength(state.players.length);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    if (state.phase === 'draft') continue;
    const { bySeat } = forecastFeatures(state);
    expect(bySeat).toHaveLength(state.players.length);
    expect(bySeat.flat().every(Number.isFinite)).toBe(true);
  }
});
