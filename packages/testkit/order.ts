import { Match, type MoveOfSeat, SEATS } from '@safehouse/contract';
import type { Seating, Subject } from './subject.ts';
import { legalMoves, tryMove, walk } from './walk.ts';

/**
 * A law: what it says, and the first way in which the match with this seed breaks it (null: it holds). Laws throw
 * where the game itself breaks down.
 */
export interface Law {
  readonly name: string;
  broken(subject: Subject, seating: Seating, seed: number): string | null;
}

/** One match has one course: from the decks it used or from its seed, and through JSON. */
export const sameRecordSameResult: Law = {
  name: 'the same record gives the same result',
  broken(subject, seating, seed) {
    const { game } = subject;
    const written: MoveOfSeat[] = [];
    const { state, deal } = walk(subject, seating, seed, ({ state, seat, move }) => {
      written.push({ seat, ...game.write(state, move) });
    });
    const record = {
      format: 1,
      game: game.id,
      options: seating.options,
      players: SEATS.slice(0, seating.players).map(String),
      ...(seating.edition !== undefined && { edition: seating.edition }),
      moves: written,
    };
    const bySeed = lastPosition(subject, { ...record, seed: String(seed) });
    const byDecks = lastPosition(subject, { ...record, decks: deal.used });
    const direct = JSON.stringify([game.describe(state), game.result(state)]);
    if (bySeed !== direct) return `replay from the seed gives ${bySeed}, not ${direct}`;
    return byDecks === direct ? null : `replay from the decks gives ${byDecks}, not ${direct}`;
  },
};

function lastPosition({ game }: Subject, record: object): string {
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
export const legalMovesPlay: Law = {
  name: 'legal moves are distinct and every one of them plays',
  broken(subject, seating, seed) {
    const { game } = subject;
    let problem: string | null = null;
    walk(subject, seating, seed, ({ state, seat, random }) => {
      if (random.below(8) > 0) return;
      const before = JSON.stringify(game.describe(state));
      const moves = legalMoves(subject, state, seat);
      if (new Set(moves).size !== moves.length) problem ??= 'a move is listed twice';
      for (const move of moves) {
        const written = game.write(state, move);
        if (game.read(state, { ...written }) !== move)
          problem ??= `${JSON.stringify(written)} is not read back`;
        if (game.read(state, { ...written, more: 1 }) !== null) problem ??= 'a field too many is overlooked';
        tryMove(subject, state, seat, move, 'try');
      }
      if (JSON.stringify(game.describe(state)) !== before)
        problem ??= 'playing on a clone changed the original';
    });
    return problem;
  },
};

/** Who is to act has a legal move, nobody else has, and only the end leaves nobody. */
export const somebodyActsUntilTheEnd: Law = {
  name: 'exactly those who are to act have a legal move, until the end',
  broken(subject, seating, seed) {
    const { game } = subject;
    let problem: string | null = null;
    const check = (state: object) => {
      const able = SEATS.slice(0, seating.players).filter(
        (seat) => legalMoves(subject, state, seat).length > 0,
      );
      const said = game.toAct(state);
      if (able.join() !== said.join()) problem ??= `to act: ${said}; with a legal move: ${able}`;
    };
    const { state } = walk(subject, seating, seed, ({ state }) => check(state));
    check(state);
    const result = game.result(state);
    if (game.toAct(state).length > 0) problem ??= 'somebody can act after the end';
    if (result?.scores.length !== seating.players) problem ??= 'not one score a seat';
    if (result?.winners.some((seat) => seat >= seating.players)) problem ??= 'an unknown winner';
    return problem;
  },
};

export const nothingIsLostOrAdded: Law = {
  name: 'cards and pieces are conserved',
  broken(subject, seating, seed) {
    const { game } = subject;
    let first: string | null = null;
    let problem: string | null = null;
    const check = (state: object) => {
      const census = [...subject.census(game.describe(state))].sort().join(' ');
      first ??= census;
      if (census !== first) problem ??= `now ${census}, at first ${first}`;
    };
    const { state } = walk(subject, seating, seed, ({ state }) => check(state));
    check(state);
    return problem;
  },
};
