import { forecast, loadForecast } from './bots/forecast.ts';
import { greedy } from './bots/greedy.ts';
import { levels } from './bots/levels.ts';
import { search } from './bots/search.ts';
import { challengeScore } from './rules/challenge.ts';
import { agentAvenue, agentAvenueVersion1 } from './rules/index.ts';

export { challengeScore, forecast, levels, loadForecast };
export const rules = agentAvenue;
export const players = { greedy, search };
/** AA-33 */
export const isTeamGame = (players: number) => players > 2;
export const minRatedMoves = 2;

/** Uses the same engine and bots. */
const version1 = {
  rules: agentAvenueVersion1,
  players,
  levels,
  forecast,
  loadForecast,
  challengeScore,
  isTeamGame,
  minRatedMoves,
};
export const earlier = { 1: async () => version1 };
