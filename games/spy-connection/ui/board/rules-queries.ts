import { MoveList, type Refusal, type Seat } from '@safehouse/contract';
import { boardFor, DEFAULT_EDITION_ID, findBuiltInEdition } from '../../rules/built-in-editions.ts';
import type { Edition, MissionEntry } from '../../rules/edition-document.ts';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';
import { connectionCost } from '../../rules/moves/connect.ts';
import { activeNetwork } from '../../rules/network.ts';
import { type MoveOutcome, outcomeOf } from '../../rules/outcome.ts';
import type { State } from '../../rules/state.ts';

/** The order of the deck does not matter for these queries. */
const NO_RANDOM = { below: () => 0 };

export function editionForView(view: SpyView): Edition {
  return view.editionDocument ?? findBuiltInEdition(view.edition) ?? defaultEdition();
}

export function defaultEdition(): Edition {
  const edition = findBuiltInEdition(DEFAULT_EDITION_ID);
  if (!edition) throw new Error('the game comes with an edition');
  return edition;
}

/** What the board needs beyond the view, computed by the rules. */
export interface RulesQueries {
  readonly edition: Edition;
  /** The cities of one seat's network (SC-3). */
  networkOf(seat: Seat): readonly string[];
  /** How many agents the connection would cost this seat now (SC-16). */
  connectionCost(seat: Seat, via: string): number;
  /** Why the seat may not play this; null if it may. */
  refusalFor(seat: Seat, move: SpyMove): Refusal | null;
  /** What a legal move of the active seat would lead to. */
  outcomeOf(move: SpyMove): MoveOutcome;
}

export function createRulesQueries(view: SpyView): RulesQueries {
  const edition = editionForView(view);
  const board = boardFor(edition);
  const state = rules.redeal(view, NO_RANDOM);
  // The rules answer for the active seat and cache nothing between seats.
  const stateFor = (seat: Seat): State => {
    state.active = seat;
    return state;
  };
  return {
    edition,
    networkOf: (seat) =>
      view.players[seat].spy === null ? [] : activeNetwork(stateFor(seat)).map((city) => board.cityIds[city]),
    connectionCost: (seat, via) => connectionCost(stateFor(seat), board.connectionIds.indexOf(via)),
    refusalFor(seat, written) {
      const current = stateFor(view.active);
      const move = rules.parseMove(current, written);
      if (move === null) return null;
      return isLegal(current, seat, written) ? null : rules.whyNot(current, seat, move);
    },
    outcomeOf: (move) => outcomeOf(stateFor(view.active), move),
  };
}

function isLegal(state: State, seat: Seat, written: SpyMove): boolean {
  const wanted = rules.parseMove(state, written);
  const moves = new MoveList();
  rules.legal(state, seat, moves);
  return wanted !== null && moves.includes(wanted);
}

/** A mission or start mission of the edition. */
export function findCard({ missions, startMissions }: Edition, id: string): MissionEntry {
  const hasId = (card: MissionEntry) => card.id === id;
  return missions.find(hasId) ?? startMissions.find(hasId) ?? { id, cities: [], points: 0 };
}
