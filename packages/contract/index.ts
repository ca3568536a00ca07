export { type Chance, freeChance, quickRandom, type Random, shuffle } from './chance.ts';
export { Deal, DeckFault, type Decks, dealingRandom } from './deal.ts';
export type { Checked, Game, Header } from './game.ts';
export { Match, type MoveOfSeat, type Opened, type Played } from './match.ts';
export { type Move, MoveList, type Vocabulary, vocabulary, type WrittenMove } from './moves.ts';
export { type Closed, isClosed, type News, open, secret, toldTo } from './news.ts';
export {
  type Adviser,
  type Budget,
  type Level,
  type Player,
  roundsBudget,
  type Turn,
  timeBudget,
  type Weighed,
} from './player.ts';
export {
  type Fault,
  FIRST_RULES,
  type GameRecord,
  isPlainObject,
  quote,
  RECORD_FORMAT,
  recordProblem,
  rulesVersionOf,
} from './record.ts';
export type { Refusal, Result } from './result.ts';
export { MAX_SEATS, parseSeat, SEATS, type Seat, seatsIn, type Viewer } from './seat.ts';
export { sha256 } from './sha256.ts';
