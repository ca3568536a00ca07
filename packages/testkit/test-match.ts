import { type Decks, type Game, Match, RECORD_FORMAT, SEATS } from '@safehouse/contract';

interface TestMatchHeader {
  readonly options?: object;
  /** Two where it is missing. */
  readonly players?: number;
  readonly edition?: unknown;
  /** What shuffles give, by label; see `stackDeck`. Others follow from the seed. */
  readonly decks?: Decks;
  readonly seed?: string;
}

/** A match before its first move, for tests. Players are called by their seats. */
export function openTestMatch(game: Game, { players = 2, ...header }: TestMatchHeader = {}): Match {
  const names = SEATS.slice(0, players).map(String);
  const opened = Match.open(game, { format: RECORD_FORMAT, game: game.id, players: names, ...header, moves: [] });
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}
