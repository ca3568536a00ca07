import {
  type Decks,
  type Game,
  Match,
  RECORD_FORMAT,
  type Refusal,
  type ScopedFact,
  SEATS,
  type WrittenMove,
} from '@safehouse/contract';

interface TestMatchHeader {
  readonly options?: object;
  /** Default: 2. */
  readonly players?: number;
  readonly edition?: unknown;
  /** Fixed outcomes of shuffles, by label; see `stackDeck`. Others are computed from the seed. */
  readonly decks?: Decks;
  readonly seed?: string;
}

/** A match before its first move, for tests. Players are named after their seats. */
export function openTestMatch(game: Game, { players = 2, ...header }: TestMatchHeader = {}): Match {
  const names = SEATS.slice(0, players).map(String);
  const opened = Match.open(game, { format: RECORD_FORMAT, game: game.id, players: names, ...header, moves: [] });
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}

/** Plays a move that must be legal. Returns its facts with who may know them. */
export function playMove<Fact>(match: Match, seat: number, move: WrittenMove): readonly ScopedFact<Fact>[] {
  const played = match.play(SEATS[seat], move);
  if (played.ok) return played.facts as readonly ScopedFact<Fact>[];
  const legal = JSON.stringify(match.legal(SEATS[seat]));
  const why = `${JSON.stringify(played.refusal)}; to act: ${match.toAct}; legal: ${legal}`;
  throw new Error(`seat ${seat} may not ${JSON.stringify(move)}: ${why}`);
}

/** The refusal of a move that must not be legal. */
export function refusalOf(match: Match, seat: number, move: object): Refusal {
  const played = match.play(SEATS[seat], move);
  if (played.ok) throw new Error(`${JSON.stringify(move)} is legal`);
  return played.refusal;
}
