export {
  cancelTournament,
  joinTournament,
  leaveTournament,
  removePlayer,
  settingsProblem,
} from './commands.ts';
export { chairSeedsOf, commitmentOf, serverSeedOf } from './deals.ts';
export type {
  BotPlayerId,
  Pairing,
  PairingOutcome,
  PairingResult,
  PlayerId,
  TournamentEntry,
  TournamentEvent,
} from './entries.ts';
export { nextStep, roundEndsAt, type Step, totalRounds } from './next-step.ts';
export { standingsOf } from './standings.ts';
export { type PlayedRound, type PlayerState, type Round, Tournament } from './tournament.ts';
