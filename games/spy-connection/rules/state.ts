import type { Result, Seat } from '@safehouse/contract';
import type { CompiledBoard } from './board.ts';
import type { BoardSide } from './options.ts';

export type Phase = 'draft' | 'action' | 'wrap-up' | 'over';

/** The spy's city before the start mission is chosen. */
export const NO_CITY = -1;

/** A match in progress. Cities, spaces and cards are indexes in the board's lists. */
export interface State {
  readonly board: CompiledBoard;
  readonly side: BoardSide;
  /** By place (SC-12). */
  readonly planningCosts: readonly number[];
  readonly players: readonly PlayerState[];

  phase: Phase;
  active: Seat;
  travelled: boolean;
  /** Gained but not begun (SC-25). */
  extraTurns: number;
  /** Null until last turns begin; then how many seats after the active one still have theirs (SC-26). */
  lastTurnsLeft: number | null;
  /** Circles marked in this turn, in order. */
  readonly markedThisTurn: number[];

  /** Open missions, the oldest first. */
  readonly display: number[];
  /** Never changes, so clones share it. The next card is `deck[drawnCount]`. */
  readonly deck: readonly number[];
  drawnCount: number;
  readonly startDisplay: number[];
  readonly removed: number[];

  /** By space: one bit per seat that has agents there. */
  readonly seatMasks: number[];
  /** By card in somebody's possession: one bit per marked city, and the planning agents. */
  readonly marks: number[];
  readonly planning: number[];

  result: Result | null;
}

/** The state of one seat. */
export interface PlayerState {
  supply: number;
  spy: number;
  /** By space: 0, 1 or 2. */
  readonly agents: number[];
  /** Unfinished, in the order taken. */
  readonly missions: number[];
  readonly completed: number[];

  /** The cities of the network, and the spaces whose agents can be recalled; computed on demand. */
  readonly network: number[];
  readonly recallableSpaces: number[];
  isNetworkStale: boolean;
  isRecallableStale: boolean;
}

export function createPlayerState(board: CompiledBoard, supply: number): PlayerState {
  return {
    supply,
    spy: NO_CITY,
    agents: board.spaceIds.map(() => 0),
    missions: [],
    completed: [],
    network: [],
    recallableSpaces: [],
    isNetworkStale: true,
    isRecallableStale: true,
  };
}

export function activePlayer(state: State): PlayerState {
  return state.players[state.active];
}

export function deckSize(state: State): number {
  return state.deck.length - state.drawnCount;
}

export function clone(state: State): State {
  return {
    ...state,
    players: state.players.map(clonePlayerState),
    markedThisTurn: state.markedThisTurn.slice(),
    display: state.display.slice(),
    startDisplay: state.startDisplay.slice(),
    removed: state.removed.slice(),
    seatMasks: state.seatMasks.slice(),
    marks: state.marks.slice(),
    planning: state.planning.slice(),
  };
}

function clonePlayerState(ring: PlayerState): PlayerState {
  return {
    ...ring,
    agents: ring.agents.slice(),
    missions: ring.missions.slice(),
    completed: ring.completed.slice(),
    network: ring.network.slice(),
    recallableSpaces: ring.recallableSpaces.slice(),
  };
}
