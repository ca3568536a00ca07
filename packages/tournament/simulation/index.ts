export { TournamentChecker } from './checker.ts';
export { type SimulationPlan, simulateTournament } from './simulate.ts';
