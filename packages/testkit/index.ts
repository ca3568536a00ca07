export { findDishonesty } from './bot-honesty.ts';
export type { AccessibleElement, BoardPhase, BoardTesting, GameTesting, LessonPress } from './game-testing.ts';
export { LAWS, laws } from './laws.ts';
export { perft } from './perft.ts';
export { testPlaythroughs } from './playthrough.ts';
export { viewsRecallWhatWasTold } from './recall-law.ts';
export type { Law } from './rule-laws.ts';
export {
  hiddenMovesAreIndistinguishable,
  secretsVaryAcrossWorlds,
  viewsLeakNothing,
} from './secrecy-laws.ts';
export { openTestMatch, playMove, refusalOf } from './test-match.ts';
export type { MatchSetup, TestedGame } from './tested-game.ts';
