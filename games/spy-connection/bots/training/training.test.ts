import { expect, test } from 'vitest';
import { forecastFeatures } from '../forecast-features.ts';
import { FORECAST_WEIGHTS } from '../forecast-weights.ts';
import { samplePositions } from '../test-helpers.ts';
import { playExpertMatch } from './self-play.ts';

test('a match gives positions with one weight for each feature, and the same for the same seed', () => {
  const samples = playExpertMatch('1');
  expect(samples.length).toBeGreaterThan(10);
  for (const { features } of samples) expect(features).toHaveLength(FORECAST_WEIGHTS.length);
  expect(new Set(samples.map(({ target }) => target)).size).toBe(1);
  expect(playExpertMatch('1')).toEqual(samples);
});

test('every seat has features, with any number of players', () => {
  for (const state of samplePositions(200)) {
    if (state.phase === 'draft') continue;
    const features = forecastFeatures(state);
    expect(features).toHaveLength(state.players.length);
    expect(features.flat().every(Number.isFinite)).toBe(true);
  }
});
