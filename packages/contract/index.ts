export { isCertainWin, winnerOfEveryMove } from './certain-win.ts';
export {
  type Chance,
  hashText,
  quickDeal,
  quickRandom,
  quickStream,
  type Random,
  type ShuffleListener,
  shuffle,
  unrecordedChance,
} from './chance.ts';
export { chosenMove } from './chosen-move.ts';
export { Deal, DeckError, type Decks, dealingRandom, stackDeck } from './deal.ts';
export type { Checked, Game, GameRounds, MatchHeader } from './game.ts';
export { type ParsedJson, parseJson, parseJsonFile, parseJsonLines } from './json-file.ts';
export { Match, type MoveOutcome, type OpenedMatch, type SeatMove } from './match.ts';
export { createMoveCodec, type Move, type MoveCodec, MoveList, movesByCodec, type WrittenMove } from './moves.ts';
export { clearList, contains, removeItem } from './number-lists.ts';
export {
  type BotLevel,
  type Budget,
  type Evaluator,
  type Player,
  roundsBudget,
  type ScoredMove,
  type Turn,
  timeBudget,
} from './player.ts';
export {
  FIRST_RULES_VERSION,
  findRecordProblem,
  type GameRecord,
  isPlainObject,
  metaWithVersion,
  quote,
  RECORD_FORMAT,
  type RecordFault,
  rulesVersionOf,
} from './record.ts';
export type { Refusal, Result } from './result.ts';
export {
  type AnyFact,
  factsFor,
  type HiddenCards,
  isHiddenCards,
  publicFact,
  type ScopedFact,
  secretFact,
} from './scoped-fact.ts';
export { MAX_SEATS, parseSeat, SEATS, type Seat, seatsInMask, type Viewer } from './seat.ts';
export { sha256 } from './sha256.ts';
export type { Vocabulary } from './vocabulary.ts';
