import type { State } from '../rules/state.ts';
import { forecastFeatures } from './forecast-features.ts';
import { FORECAST_WEIGHTS } from './forecast-weights.ts';

/** Each seat's win probability by its features. Does not depend on the order of the deck. */
export function forecast(state: State): readonly number[] {
  if (state.phase === 'draft') return state.players.map(() => 1 / state.players.length);
  const logits = forecastFeatures(state).map((features) =>
    features.reduce((sum, value, i) => sum + FORECAST_WEIGHTS[i] * value, 0),
  );
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - most));
  const total = odds.reduce((sum, value) => sum + value, 0);
  return odds.map((value) => value / total);
}
