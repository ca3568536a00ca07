import { Match, SEATS, type SeatMove } from '@safehouse/contract';
import { legalMoves, playOnCopy, playRandomMatch } from './random-match.ts';
import type { MatchSetup, TestedGame } from './tested-game.ts';

/**
 * A law: what it says, and the first way in which the match with this seed breaks it (null: it holds). Laws throw
 * where the game itself breaks down.
 */
export interface Law {
  readonly name: string;
  findViolation(subject: TestedGame, seating: MatchSetup, seed: number): string | null;
}

/** One match has one course: from the decks it used or from its seed, and through JSON. */
export const replayIsDeterministic: Law = {
  name: 'the same record gives the same result',
  findViolation(subject, seating, seed) {
    const { game } = subject;
    const written: SeatMove[] = [];
    const { state, deal } = playRandomMatch(subject, seating, seed, ({ state, seat, move }) => {
      written.push({ seat, ...game.writeMove(state, move) });
    });
    const record = {
      format: 1,
      game: game.id,
      options: seating.options,
      players: SEATS.slice(0, seating.players).map(String),
      ...(seating.edition !== undefined && { edition: seating.edition }),
      moves: written,
    };
    const bySeed = replayedPosition(subject, { ...record, seed: String(seed) });
    const byDecks = replayedPosition(subject, { ...record, decks: deal.decks });
    const direct = JSON.stringify([game.describe(state), game.result(state)]);
    if (bySeed !== direct) return `replay from the seed gives ${bySeed}, not ${direct}`;
    return byDecks === direct ? null : `replay from the decks gives ${byDecks}, not ${direct}`;
  },
};

function replayedPosition({ game }: TestedGame, record: object): string {
  const passedOn = JSON.parse(JSON.stringify(record));
  const opened = Match.open(game, passedOn);
  if (!opened.ok) return opened.fault.message;
  for (const move of passedOn.moves) {
    const played = opened.match.replay(move);
    if ('code' in played) return played.message;
  }
  return JSON.stringify([game.describe(opened.match.state), opened.match.result]);
}

/** Legal moves are distinct, are written so that they are read back, and every one of them plays. */
export const legalMovesArePlayable: Law = {
  name: 'legal moves are distinct and every one of them plays',
  findViolation(subject, seating, seed) {
    const { game } = subject;
    let problem: string | null = null;
    playRandomMatch(subject, seating, seed, ({ state, seat, random }) => {
      if (random.below(8) > 0) return;
      const before = JSON.stringify(game.describe(state));
      const moves = legalMoves(subject, state, seat);
      if (new Set(moves).size !== moves.length) problem ??= 'a move is listed twice';
      for (const move of moves) {
        const written = game.writeMove(state, move);
        if (game.parseMove(state, { ...written }) !== move)
          problem ??= `${JSON.stringify(written)} is not read back`;
        if (game.parseMove(state, { ...written, more: 1 }) !== null)
          problem ??= 'a field too many is overlooked';
        playOnCopy(subject, state, seat, move, 'try');
      }
      if (JSON.stringify(game.describe(state)) !== before)
        problem ??= 'playing on a clone changed the original';
    });
    return problem;
  },
};

/** Who is to act has a legal move, nobody else has, and only the end leaves nobody. */
export const onlySeatsToActHaveMoves: Law = {
  name: 'exactly those who are to act have a legal move, until the end',
  findViolation(subject, seating, seed) {
    const { game } = subject;
    let problem: string | null = null;
    const check = (state: object) => {
      const able = SEATS.slice(0, seating.players).filter(
        (seat) => legalMoves(subject, state, seat).length > 0,
      );
      const said = game.toAct(state);
      if (able.join() !== said.join()) problem ??= `to act: ${said}; with a legal move: ${able}`;
    };
    const { state } = playRandomMatch(subject, seating, seed, ({ state }) => check(state));
    check(state);
    const result = game.result(state);
    if (game.toAct(state).length > 0) problem ??= 'somebody can act after the end';
    if (result?.scores.length !== seating.players) problem ??= 'not one score a seat';
    if (result?.winners.some((seat) => seat >= seating.players)) problem ??= 'an unknown winner';
    return problem;
  },
};

export const piecesAreConserved: Law = {
  name: 'cards and pieces are conserved',
  findViolation(subject, seating, seed) {
    const { game } = subject;
    let first: string | null = null;
    let problem: string | null = null;
    const check = (state: object) => {
      const census = [...subject.inventory(game.describe(state))].sort().join(' ');
      first ??= census;
      if (census !== first) problem ??= `now ${census}, at first ${first}`;
    };
    const { state } = playRandomMatch(subject, seating, seed, ({ state }) => check(state));
    check(state);
    return problem;
  },
};
