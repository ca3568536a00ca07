import { Match, SEATS, type SeatMove } from '@safehouse/contract';
import { legalMoves, playOnCopy, playRandomMatch } from './random-match.ts';
import type { MatchSetup, TestedGame } from './tested-game.ts';

/** A property of every match. `findViolation` plays one match and describes the first violation, or returns null. */
export interface Law {
  readonly name: string;
  /** A slow law is checked in one of this many matches. */
  readonly everyNthMatch?: number;
  findViolation(subject: TestedGame, setup: MatchSetup, seed: number): string | null;
}

/** From its decks or from its seed, and after a round trip through JSON. */
export const replayIsDeterministic: Law = {
  name: 'the same record gives the same result',
  findViolation(subject, setup, seed) {
    const { game } = subject;
    const moves: SeatMove[] = [];
    const { state, deal } = playRandomMatch(subject, setup, seed, ({ state, seat, move }) => {
      moves.push({ seat, ...game.writeMove(state, move) });
    });
    const record = {
      format: 1,
      game: game.id,
      options: setup.options,
      players: SEATS.slice(0, setup.players).map(String),
      ...(setup.edition !== undefined && { edition: setup.edition }),
      moves,
    };
    const bySeed = replayedPosition(subject, { ...record, seed: String(seed) });
    const byDecks = replayedPosition(subject, { ...record, decks: deal.decks });
    const direct = JSON.stringify([game.describe(state), game.result(state)]);
    if (bySeed !== direct) return `replay from the seed gives ${bySeed}, not ${direct}`;
    return byDecks === direct ? null : `replay from the decks gives ${byDecks}, not ${direct}`;
  },
};

function replayedPosition({ game }: TestedGame, record: object): string {
  const parsed = JSON.parse(JSON.stringify(record));
  const opened = Match.open(game, parsed);
  if (!opened.ok) return opened.fault.message;
  for (const move of parsed.moves) {
    const played = opened.match.replay(move);
    if ('code' in played) return played.message;
  }
  return JSON.stringify([game.describe(opened.match.state), opened.match.result]);
}

/** Also: every legal move parses back from its JSON. */
export const legalMovesArePlayable: Law = {
  name: 'legal moves are distinct and every one of them plays',
  findViolation(subject, setup, seed) {
    const { game } = subject;
    let problem: string | null = null;
    playRandomMatch(subject, setup, seed, ({ state, seat, random }) => {
      if (random.below(8) > 0) return;
      const before = JSON.stringify(game.describe(state));
      const moves = legalMoves(game, state, seat);
      if (new Set(moves).size !== moves.length) problem ??= 'a move is listed twice';
      for (const move of moves) {
        const written = game.writeMove(state, move);
        if (game.parseMove(state, { ...written }) !== move)
          problem ??= `${JSON.stringify(written)} does not parse back`;
        if (game.parseMove(state, { ...written, more: 1 }) !== null) problem ??= 'a move with an extra field parses';
        playOnCopy(game, { state, seat, move }, 'try');
      }
      if (JSON.stringify(game.describe(state)) !== before) problem ??= 'playing on a clone changed the original';
    });
    return problem;
  },
};

export const onlySeatsToActHaveMoves: Law = {
  name: 'exactly the seats to act have a legal move, until the end',
  findViolation(subject, setup, seed) {
    const { game } = subject;
    let problem: string | null = null;
    const check = (state: object) => {
      const withMoves = SEATS.slice(0, setup.players).filter((seat) => legalMoves(game, state, seat).length > 0);
      const toAct = game.toAct(state);
      if (withMoves.join() !== toAct.join()) problem ??= `to act: ${toAct}; with a legal move: ${withMoves}`;
    };
    const { state } = playRandomMatch(subject, setup, seed, ({ state }) => check(state));
    check(state);
    const result = game.result(state);
    if (game.toAct(state).length > 0) problem ??= 'somebody can act after the end';
    if (result?.scores.length !== setup.players) problem ??= 'not one score per seat';
    if (result?.winners.some((seat) => seat >= setup.players)) problem ??= 'an unknown winner';
    return problem;
  },
};

export const piecesAreConserved: Law = {
  name: 'cards and pieces are conserved',
  findViolation(subject, setup, seed) {
    const { game } = subject;
    let first: string | null = null;
    let problem: string | null = null;
    const check = (state: object) => {
      const inventory = [...subject.inventory(game.describe(state))].sort().join(' ');
      first ??= inventory;
      if (inventory !== first) problem ??= `now ${inventory}, at first ${first}`;
    };
    const { state } = playRandomMatch(subject, setup, seed, ({ state }) => check(state));
    check(state);
    return problem;
  },
};
