import type { Result, Seat } from '@safehouse/contract';
import type { Board } from './board.ts';
import type { Side } from './options.ts';

export type Phase = 'draft' | 'action' | 'wrap-up' | 'over';

/** The spy's city before the start mission is chosen. */
export const NOWHERE = -1;

/** A match in progress. Cities, spaces and cards are numbers of the board. */
export interface State {
  readonly board: Board;
  readonly side: Side;
  /** By place (SC-12). */
  readonly planningCosts: readonly number[];
  readonly rings: readonly Ring[];

  phase: Phase;
  active: Seat;
  travelled: boolean;
  /** Won but not begun (SC-25). */
  extraTurns: number;
  /** Null until last turns begin; then how many seats after the active one still have theirs (SC-26). */
  lastTurnsLeft: number | null;
  /** Circles marked in this turn, in order. */
  readonly markedThisTurn: number[];

  /** Open missions, the oldest first. */
  readonly display: number[];
  /** Never changes: clones share it. The next card is `deck[drawn]`. */
  readonly deck: readonly number[];
  drawn: number;
  readonly startDisplay: number[];
  readonly removed: number[];

  /** By space: one bit per seat that has agents there. */
  readonly presence: number[];
  /** By card, while somebody works on it: one bit per marked city, and the planning agents. */
  readonly marks: number[];
  readonly planning: number[];

  result: Result | null;
}

/** A spy ring: what one seat has. */
export interface Ring {
  supply: number;
  spy: number;
  /** By space: 0, 1 or 2. */
  readonly agents: number[];
  /** Unfinished, in the order taken. */
  readonly missions: number[];
  readonly completed: number[];

  /** The cities of the network, and the spaces whose agents can be recalled; worked out when asked for. */
  readonly network: number[];
  readonly recallable: number[];
  networkStale: boolean;
  recallableStale: boolean;
}

export function newRing(board: Board, supply: number): Ring {
  return {
    supply,
    spy: NOWHERE,
    agents: board.spaces.map(() => 0),
    missions: [],
    completed: [],
    network: [],
    recallable: [],
    networkStale: true,
    recallableStale: true,
  };
}

export function activeRing(state: State): Ring {
  return state.rings[state.active];
}

export function deckSize(state: State): number {
  return state.deck.length - state.drawn;
}

export function clone(state: State): State {
  return {
    ...state,
    rings: state.rings.map(cloneRing),
    markedThisTurn: state.markedThisTurn.slice(),
    display: state.display.slice(),
    startDisplay: state.startDisplay.slice(),
    removed: state.removed.slice(),
    presence: state.presence.slice(),
    marks: state.marks.slice(),
    planning: state.planning.slice(),
  };
}

function cloneRing(ring: Ring): Ring {
  return {
    ...ring,
    agents: ring.agents.slice(),
    missions: ring.missions.slice(),
    completed: ring.completed.slice(),
    network: ring.network.slice(),
    recallable: ring.recallable.slice(),
  };
}
