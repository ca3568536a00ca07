import type { Seat } from '@safehouse/contract';
import { score } from './score.ts';
import { NO_CITY, type Phase, type PlayerState, type State } from './state.ts';
import { seatsWithLastTurn } from './turns.ts';

/** The state with names instead of numbers. `Deck`: what the viewer may know of the missions still to come. */
export interface StateDescription<Deck> {
  readonly phase: Phase;
  readonly active: Seat;
  readonly extraTurns: number;
  readonly lastTurns: readonly Seat[] | null;
  readonly travelled: boolean;
  readonly markedThisTurn: readonly { readonly mission: string; readonly city: string }[];
  readonly display: readonly string[];
  readonly deck: Deck;
  readonly startDisplay: readonly string[];
  readonly players: readonly PlayerDescription[];
  readonly removed: readonly string[];
}

/** The cards, agents and spy of one player. */
export interface PlayerDescription {
  readonly supply: number;
  readonly spy: string | null;
  readonly agents: { readonly [space: string]: number };
  readonly missions: readonly MissionDescription[];
  readonly completed: readonly string[];
  readonly score: number;
}

interface MissionDescription {
  readonly id: string;
  readonly planning: number;
  readonly marked: readonly string[];
}

/** The full state. */
export function describe(state: State): StateDescription<readonly string[]> {
  const { cardIds } = state.board;
  return describeWithDeck(
    state,
    state.deck.slice(state.drawnCount).map((card) => cardIds[card]),
  );
}

export function describeWithDeck<Deck>(state: State, deck: Deck): StateDescription<Deck> {
  const { board } = state;
  const cardIds = (list: readonly number[]) => list.map((card) => board.cardIds[card]);
  return {
    phase: state.phase,
    active: state.active,
    extraTurns: state.extraTurns,
    lastTurns: seatsWithLastTurn(state),
    travelled: state.travelled,
    markedThisTurn: state.markedThisTurn.map((circle) => {
      const card = board.cardOfCircle[circle];
      return {
        mission: board.cardIds[card],
        city: board.cityIds[board.citiesOnCard[card][board.cityIndexOfCircle[circle]]],
      };
    }),
    display: cardIds(state.display),
    deck,
    startDisplay: cardIds(state.startDisplay),
    players: state.players.map((ring) => describePlayer(state, ring)),
    removed: cardIds(state.removed),
  };
}

function describePlayer(state: State, ring: PlayerState): PlayerDescription {
  const { board } = state;
  return {
    supply: ring.supply,
    spy: ring.spy === NO_CITY ? null : board.cityIds[ring.spy],
    agents: Object.fromEntries(
      ring.agents.flatMap((agents, space) => (agents > 0 ? [[board.spaceIds[space], agents]] : [])),
    ),
    missions: ring.missions.map((card) => describeMission(state, card)),
    completed: ring.completed.map((card) => board.cardIds[card]),
    score: score(state, ring),
  };
}

function describeMission(state: State, card: number): MissionDescription {
  const { board, marks, planning } = state;
  const marked = board.citiesOnCard[card].filter((_, i) => marks[card] & (1 << i));
  return {
    id: board.cardIds[card],
    planning: planning[card],
    marked: marked.map((city) => board.cityIds[city]),
  };
}
