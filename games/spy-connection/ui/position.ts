import { MoveList, type Refusal, SEATS, type Seat } from '@safehouse/contract';
import { boardOf, builtInEdition, DEFAULT_EDITION } from '../rules/boards.ts';
import type { Edition, MissionEntry } from '../rules/edition-document.ts';
import { rules, type SpyMove, type SpyView } from '../rules/index.ts';
import { connectionCost } from '../rules/moves/connect.ts';
import { network } from '../rules/network.ts';
import type { State } from '../rules/state.ts';

/** The order of the deck does not matter to what is asked here. */
const NO_CHANCE = { below: () => 0 };

export function editionOf(view: SpyView): Edition {
  return view.editionDocument ?? builtInEdition(view.edition) ?? defaultEdition();
}

export function defaultEdition(): Edition {
  const edition = builtInEdition(DEFAULT_EDITION);
  if (!edition) throw new Error('the game comes with an edition');
  return edition;
}

/** What a picture needs to know beyond the view: asked of the rules, never worked out a second time. */
export interface Position {
  readonly edition: Edition;
  /** The cities of one seat's network (SC-3). */
  networkOf(seat: Seat): readonly string[];
  /** How many agents the connection would cost this seat now (SC-16). */
  costOf(seat: Seat, via: string): number;
  /** Why the seat may not play this; null where it may. */
  whyNot(seat: Seat, move: SpyMove): Refusal | null;
}

export function positionOf(view: SpyView): Position {
  const edition = editionOf(view);
  const board = boardOf(edition);
  const states = SEATS.slice(0, view.players.length).map((seat): State => {
    const state = rules.redeal(view, NO_CHANCE);
    state.active = seat;
    return state;
  });
  const real = states[view.active];
  return {
    edition,
    networkOf: (seat) =>
      view.players[seat].spy === null ? [] : network(states[seat]).map((city) => board.cities[city]),
    costOf: (seat, via) => connectionCost(states[seat], board.connections.indexOf(via)),
    whyNot(seat, written) {
      const move = rules.read(real, written);
      if (move === null) return null;
      return isLegal(real, seat, written) ? null : rules.whyNot(real, seat, move);
    },
  };
}

function isLegal(state: State, seat: Seat, written: SpyMove): boolean {
  const wanted = rules.read(state, written);
  const moves = new MoveList();
  rules.legal(state, seat, moves);
  return wanted !== null && moves.includes(wanted);
}

/** A mission or start mission of the edition. */
export function cardOf(edition: Edition, id: string): MissionEntry {
  const card = [...edition.missions, ...edition.startMissions].find((one) => one.id === id);
  return card ?? { id, cities: [], points: 0 };
}
