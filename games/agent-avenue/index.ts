import { greedy } from './bots/greedy.ts';
import { agentAvenue } from './rules/index.ts';

export { forecast } from './bots/forecast.ts';
export { levels } from './bots/levels.ts';
export { challengeScore } from './rules/challenge.ts';
export const rules = agentAvenue;
export const players = { greedy };
/** AA-33 */
export const isTeamGame = (players: number) => players > 2;
export const minRatedMoves = 2;
