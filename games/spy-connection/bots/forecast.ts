import type { CompiledBoard } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { forecastFeatures } from './forecast-features.ts';
import { DIRECT_WEIGHTS, HIDDEN_UNITS } from './forecast-weights.ts';
import { playAhead } from './play-ahead.ts';

const TURNS_AHEAD_OF_EACH_SEAT = 3;
/** If the match ends within these turns, the loser still wins with this probability: people play differently. */
const SURPRISE = 0.005;

interface KnownForecast {
  readonly board: CompiledBoard;
  readonly position: string;
  readonly chances: readonly number[];
}

/** An analysis asks for the same position several times, with other decks. */
let lastForecast: KnownForecast | undefined;

/** Each seat's win probability if experts play on. Does not depend on the order of the deck. */
export function forecast(state: State): readonly number[] {
  const { board, deck, ...visible } = state;
  const position = JSON.stringify(visible);
  if (lastForecast?.board !== board || lastForecast.position !== position) {
    lastForecast = { board, position, chances: computeForecast(state) };
  }
  return lastForecast.chances;
}

function computeForecast(state: State): readonly number[] {
  const { players } = state;
  if (state.phase === 'draft') return players.map(() => 1 / players.length);
  const later = playAhead(state, TURNS_AHEAD_OF_EACH_SEAT * players.length);
  const winner = later.result?.winners[0];
  if (winner === undefined) return estimate(later);
  return players.map((_, seat) => (seat === winner ? 1 - SURPRISE * (players.length - 1) : SURPRISE));
}

/** By the features of the position. */
function estimate(state: State): readonly number[] {
  const { bySeat, common } = forecastFeatures(state);
  const logits = bySeat.map((own, seat) => {
    const leads = bySeat.map((other, i) => (i === seat ? 0 : advantage(own, other, common)));
    return leads.reduce((sum, lead) => sum + lead, 0) / bySeat.length;
  });
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - most));
  const total = odds.reduce((sum, value) => sum + value, 0);
  return odds.map((value) => value / total);
}

/** The log odds of a seat against another one. */
function advantage(own: readonly number[], other: readonly number[], common: readonly number[]): number {
  return compare(own, other, common) - compare(other, own, common);
}

/** A network with one hidden layer, and weights from the own features directly to the output. */
function compare(own: readonly number[], other: readonly number[], common: readonly number[]): number {
  const inputs = [...own, ...other, ...common];
  let output = weightedSum(DIRECT_WEIGHTS, own);
  for (const { bias, weights, outputWeight } of HIDDEN_UNITS) {
    output += outputWeight * Math.max(0, bias + weightedSum(weights, inputs));
  }
  return output;
}

function weightedSum(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * values[i];
  return sum;
}
