import { type Random, shuffle } from '@safehouse/contract';
import type { Board } from './board.ts';
import { boardOf, builtInEdition } from './boards.ts';
import type { Holding } from './describe.ts';
import { finalResult } from './score.ts';
import { newRing, type Ring, type State } from './state.ts';
import type { SpyView } from './view.ts';

/** The table as the view shows it; the missions nobody has seen lie in the deck in any order. */
export function redeal(view: SpyView, random: Random): State {
  const board = boardOfView(view);
  const display = view.display.map(board.cardNumber);
  const removed = view.removed.map(board.cardNumber);
  const rings = view.players.map((player) => ringOf(board, player));
  const seen = new Set([
    ...display,
    ...removed,
    ...rings.flatMap((ring) => [...ring.missions, ...ring.completed]),
  ]);
  const deck = board.missions.filter((card) => !seen.has(card));
  shuffle(deck, random);
  const state: State = {
    board,
    side: view.board,
    planningCosts: board.edition.planning[view.board],
    rings,
    phase: view.phase,
    active: view.active,
    travelled: view.travelled,
    extraTurns: view.extraTurns,
    lastTurnsLeft: view.lastTurns?.length ?? null,
    markedThisTurn: view.markedThisTurn.map(({ mission, city }) => circleNumber(board, mission, city)),
    display,
    deck,
    drawn: 0,
    startDisplay: view.startDisplay.map(board.cardNumber),
    removed,
    presence: board.spaces.map((_, space) => seatsOn(rings, space)),
    marks: board.cards.map(() => 0),
    planning: board.cards.map(() => 0),
    result: null,
  };
  for (const player of view.players) layAgents(state, player);
  if (state.phase === 'over') {
    state.result = finalResult(state, state.lastTurnsLeft === null ? 'exhaustion' : 'points');
  }
  return state;
}

/** All that can be known about cities, connections and cards. */
function boardOfView(view: SpyView): Board {
  const edition = view.editionDocument ?? builtInEdition(view.edition);
  if (!edition) throw new Error(`a view without its edition "${view.edition}"`);
  return boardOf(edition);
}

function ringOf(board: Board, player: Holding): Ring {
  const ring = newRing(board, player.supply);
  if (player.spy !== null) ring.spy = board.cityNumber(player.spy);
  for (const [space, agents] of Object.entries(player.agents)) ring.agents[board.spaceNumber(space)] = agents;
  for (const { id } of player.missions) ring.missions.push(board.cardNumber(id));
  for (const id of player.completed) ring.completed.push(board.cardNumber(id));
  return ring;
}

function seatsOn(rings: readonly Ring[], space: number): number {
  return rings.reduce((seats, ring, seat) => (ring.agents[space] > 0 ? seats | (1 << seat) : seats), 0);
}

/** Puts the agents of one player on the missions. */
function layAgents(state: State, player: Holding): void {
  const { board } = state;
  for (const { id, planning, marked } of player.missions) {
    const card = board.cardNumber(id);
    state.planning[card] = planning;
    for (const city of marked) state.marks[card] |= 1 << board.placeOfCircle[circleNumber(board, id, city)];
  }
}

function circleNumber(board: Board, mission: string, city: string): number {
  const card = board.cardNumber(mission);
  return board.firstCircle[card] + board.shows[card].indexOf(board.cityNumber(city));
}
