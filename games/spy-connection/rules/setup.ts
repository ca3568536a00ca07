import { type Chance, SEATS } from '@safehouse/contract';
import { boardOf } from './boards.ts';
import { PLACES } from './edition-document.ts';
import { giveStartMission } from './moves/choose.ts';
import type { SpyOptions } from './options.ts';
import { newRing, type State } from './state.ts';

/** Every shuffle a match can have. */
export const LABELS = ['missions', 'start'] as const;

export function setup(options: SpyOptions, players: number, chance: Chance): State {
  const board = boardOf(options.edition);
  const deck = board.missions.slice();
  chance.shuffle('missions', deck, board.cards);
  const starts = board.startMissions.slice();
  chance.shuffle('start', starts, board.cards);
  const state: State = {
    board,
    side: options.board,
    planningCosts: options.edition.planning[options.board],
    rings: options.agents.map((agents) => newRing(board, agents)),
    phase: 'draft',
    active: SEATS[players - 1],
    travelled: false,
    extraTurns: 0,
    lastTurnsLeft: null,
    markedThisTurn: [],
    display: deck.slice(0, PLACES),
    deck,
    drawn: PLACES,
    startDisplay: starts.slice(0, players),
    removed: starts.slice(players),
    presence: board.spaces.map(() => 0),
    marks: board.cards.map(() => 0),
    planning: board.cards.map(() => 0),
    result: null,
  };
  if (options.start === 'dealt') dealStartMissions(state);
  return state;
}

/** SC-7. */
function dealStartMissions(state: State): void {
  state.startDisplay.forEach((card, i) => {
    giveStartMission(state, SEATS[i], card);
  });
  state.startDisplay.length = 0;
  state.phase = 'action';
  state.active = SEATS[0];
}
