export {
  cancelTournament,
  joinTournament,
  leaveTournament,
  removePlayer,
  renameTournament,
  settingsProblem,
  startTournament,
} from './commands.ts';
export { chairSeedsOf, commitmentOf, serverSeedOf } from './deals.ts';
export {
  isBot,
  isPerson,
  type Pairing,
  type PairingResult,
  type PlayerId,
  type TournamentEntry,
  type TournamentEvent,
} from './entries.ts';
export { nextStep, roundEndsAt, type Step, totalRounds } from './next-step.ts';
export { standingsOf } from './standings.ts';
export { type Round, Tournament } from './tournament.ts';
