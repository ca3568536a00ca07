export { choiceWeights, sampleIndex } from './action-sampling.ts';
export { argMax } from './arg-max.ts';
export { withBlunderGuard } from './blunder-guard.ts';
export { findBot, type GameBots, type NamedBot, unknownBotMessage } from './bot-lookup.ts';
export { findCertainWin } from './certain-win.ts';
export { type ExploitTarget, exploiter } from './exploiter.ts';
export type { ExternalAnswer, ExternalPlayer } from './external-player.ts';
export { flatMonteCarlo } from './flat-monte-carlo.ts';
export type { HeuristicPlayer, SeatPolicy } from './heuristic-player.ts';
export { ismcts } from './ismcts.ts';
export { fitLogisticRegression, logisticLoss, type TrainingSample } from './logistic-regression.ts';
export { mean, pairedDifference } from './paired-difference.ts';
export { type PlayoutContext, type PlayoutPolicy, payoffFor, playOut, randomPolicy } from './playout.ts';
export {
  computeLogits,
  decodePolicyNetwork,
  LOGIT_UNIT,
  type NetworkSize,
  type PolicyNetwork,
} from './policy-network.ts';
export { approximateNormal, meanCrossEntropy, normalize, sigmoid } from './probability.ts';
export { randomPlayer } from './random-player.ts';
export { bradleyTerryRatings, confidenceInterval95, eloFromScore, expectedScore, sprt } from './rating.ts';
export { type BotMatch, type MoveListener, runMatch, type SeatedPlayer } from './run-match.ts';
export { searchLevel } from './search-level.ts';
export {
  type DealOutcome,
  type LineUp,
  playDeal,
  rotatedLineUps,
  type Series,
  type SeriesBot,
  sideLineUps,
} from './series.ts';
export { detectSides } from './sides.ts';
