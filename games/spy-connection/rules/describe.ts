import type { Seat } from '@safehouse/contract';
import { score } from './score.ts';
import { NOWHERE, type Phase, type Ring, type State } from './state.ts';
import { seatsWithLastTurn } from './turns.ts';

/** The table by its names. `Deck` is what the looker may know of the missions still to come. */
export interface Table<Deck> {
  readonly phase: Phase;
  readonly active: Seat;
  readonly extraTurns: number;
  readonly lastTurns: readonly Seat[] | null;
  readonly travelled: boolean;
  readonly markedThisTurn: readonly { readonly mission: string; readonly city: string }[];
  readonly display: readonly string[];
  readonly deck: Deck;
  readonly startDisplay: readonly string[];
  readonly players: readonly Holding[];
  readonly removed: readonly string[];
}

/** What lies before one player, and where the pieces are. */
export interface Holding {
  readonly supply: number;
  readonly spy: string | null;
  readonly agents: { readonly [space: string]: number };
  readonly missions: readonly MissionInHand[];
  readonly completed: readonly string[];
  readonly score: number;
}

export interface MissionInHand {
  readonly id: string;
  readonly planning: number;
  readonly marked: readonly string[];
}

/** The whole truth. */
export function describe(state: State): Table<readonly string[]> {
  const { cards } = state.board;
  return layOut(
    state,
    state.deck.slice(state.drawn).map((card) => cards[card]),
  );
}

export function layOut<Deck>(state: State, deck: Deck): Table<Deck> {
  const { board } = state;
  const cardIds = (list: readonly number[]) => list.map((card) => board.cards[card]);
  return {
    phase: state.phase,
    active: state.active,
    extraTurns: state.extraTurns,
    lastTurns: seatsWithLastTurn(state),
    travelled: state.travelled,
    markedThisTurn: state.markedThisTurn.map((circle) => {
      const card = board.cardOfCircle[circle];
      return {
        mission: board.cards[card],
        city: board.cities[board.shows[card][board.placeOfCircle[circle]]],
      };
    }),
    display: cardIds(state.display),
    deck,
    startDisplay: cardIds(state.startDisplay),
    players: state.rings.map((ring) => holding(state, ring)),
    removed: cardIds(state.removed),
  };
}

function holding(state: State, ring: Ring): Holding {
  const { board } = state;
  return {
    supply: ring.supply,
    spy: ring.spy === NOWHERE ? null : board.cities[ring.spy],
    agents: Object.fromEntries(
      ring.agents.flatMap((agents, space) => (agents > 0 ? [[board.spaces[space], agents]] : [])),
    ),
    missions: ring.missions.map((card) => missionInHand(state, card)),
    completed: ring.completed.map((card) => board.cards[card]),
    score: score(state, ring),
  };
}

function missionInHand(state: State, card: number): MissionInHand {
  const { board, marks, planning } = state;
  const marked = board.shows[card].filter((_, place) => marks[card] & (1 << place));
  return {
    id: board.cards[card],
    planning: planning[card],
    marked: marked.map((city) => board.cities[city]),
  };
}
