import { type Chance, SEATS } from '@safehouse/contract';
import { boardFor } from './built-in-editions.ts';
import { DISPLAY_PLACES } from './edition-document.ts';
import { assignStartMission } from './moves/choose.ts';
import type { SpyOptions } from './options.ts';
import { createPlayerState, type State } from './state.ts';

/** Every shuffle that a match can have. */
export const SHUFFLE_LABELS = ['missions', 'start'] as const;

export function setup(options: SpyOptions, players: number, chance: Chance): State {
  const board = boardFor(options.edition);
  const deck = board.missions.slice();
  chance.shuffle('missions', deck, board.cardIds);
  const starts = board.startMissions.slice();
  chance.shuffle('start', starts, board.cardIds);
  const state: State = {
    board,
    side: options.board,
    planningCosts: options.edition.planning[options.board],
    players: options.agents.map((agents) => createPlayerState(board, agents)),
    phase: 'draft',
    active: SEATS[players - 1],
    travelled: false,
    extraTurns: 0,
    lastTurnsLeft: null,
    markedThisTurn: [],
    display: deck.slice(0, DISPLAY_PLACES),
    deck,
    drawnCount: DISPLAY_PLACES,
    startDisplay: starts.slice(0, players),
    removed: starts.slice(players),
    seatMasks: board.spaceIds.map(() => 0),
    marks: board.cardIds.map(() => 0),
    planning: board.cardIds.map(() => 0),
    result: null,
  };
  if (options.start === 'dealt') dealStartMissions(state);
  return state;
}

/** SC-7. */
function dealStartMissions(state: State): void {
  state.startDisplay.forEach((card, i) => {
    assignStartMission(state, SEATS[i], card);
  });
  state.startDisplay.length = 0;
  state.phase = 'action';
  state.active = SEATS[0];
}
