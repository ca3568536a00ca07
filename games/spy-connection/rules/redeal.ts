import { type Random, shuffle } from '@safehouse/contract';
import type { CompiledBoard } from './board.ts';
import { boardFor, findBuiltInEdition } from './built-in-editions.ts';
import type { PlayerDescription } from './describe.ts';
import { computeResult } from './score.ts';
import { createPlayerState, type PlayerState, type State } from './state.ts';
import type { SpyView } from './view.ts';

/** The state that the view shows. The missions that nobody has seen are in the deck in random order. */
export function redeal(view: SpyView, random: Random): State {
  const board = boardForView(view);
  const display = view.display.map(board.cardIndex);
  const removed = view.removed.map(board.cardIndex);
  const rings = view.players.map((player) => playerStateFrom(board, player));
  const seen = new Set([...display, ...removed, ...rings.flatMap((ring) => [...ring.missions, ...ring.completed])]);
  const deck = board.missions.filter((card) => !seen.has(card));
  shuffle(deck, random);
  const state: State = {
    board,
    side: view.board,
    planningCosts: board.edition.planning[view.board],
    players: rings,
    phase: view.phase,
    active: view.active,
    travelled: view.travelled,
    extraTurns: view.extraTurns,
    lastTurnsLeft: view.lastTurns?.length ?? null,
    markedThisTurn: view.markedThisTurn.map(({ mission, city }) => circleIndex(board, mission, city)),
    display,
    deck,
    drawnCount: 0,
    startDisplay: view.startDisplay.map(board.cardIndex),
    removed,
    seatMasks: board.spaceIds.map((_, space) => seatMaskOn(rings, space)),
    marks: board.cardIds.map(() => 0),
    planning: board.cardIds.map(() => 0),
    result: null,
  };
  for (const player of view.players) placeMissionAgents(state, player);
  if (state.phase === 'over') {
    state.result = computeResult(state, state.lastTurnsLeft === null ? 'exhaustion' : 'points');
  }
  return state;
}

function boardForView(view: SpyView): CompiledBoard {
  const edition = view.editionDocument ?? findBuiltInEdition(view.edition);
  if (!edition) throw new Error(`a view without its edition "${view.edition}"`);
  return boardFor(edition);
}

function playerStateFrom(board: CompiledBoard, player: PlayerDescription): PlayerState {
  const ring = createPlayerState(board, player.supply);
  if (player.spy !== null) ring.spy = board.cityIndex(player.spy);
  for (const [space, agents] of Object.entries(player.agents)) ring.agents[board.spaceIndex(space)] = agents;
  for (const { id } of player.missions) ring.missions.push(board.cardIndex(id));
  for (const id of player.completed) ring.completed.push(board.cardIndex(id));
  return ring;
}

function seatMaskOn(rings: readonly PlayerState[], space: number): number {
  return rings.reduce((seats, ring, seat) => (ring.agents[space] > 0 ? seats | (1 << seat) : seats), 0);
}

/** Puts the marks and planning agents of one player on the missions. */
function placeMissionAgents(state: State, player: PlayerDescription): void {
  const { board } = state;
  for (const { id, planning, marked } of player.missions) {
    const card = board.cardIndex(id);
    state.planning[card] = planning;
    for (const city of marked) state.marks[card] |= 1 << board.cityIndexOfCircle[circleIndex(board, id, city)];
  }
}

function circleIndex(board: CompiledBoard, mission: string, city: string): number {
  const card = board.cardIndex(mission);
  return board.firstCircle[card] + board.citiesOnCard[card].indexOf(board.cityIndex(city));
}
