import type { HiddenCards, Viewer } from '@safehouse/contract';
import { isItem, MISSION_IDS, type MissionId } from '../data/missions.ts';
import { CLOSED_CARD } from './facts.ts';
import type { State } from './state.ts';
import { STEP } from './steps.ts';

/**
 * The cards that each player has won, the oldest first. With `face-down`, others see targets, codes and documents only
 * while they are still in the row, and at the end. Items stay open, because the usb-stick repeats used ones.
 */
export function viewWonCards(state: State, viewer: Viewer): (MissionId | HiddenCards)[][] {
  return state.agents.map(({ won }, seat) =>
    won.map((card) => (seat === viewer || liesOpen(state, card) ? MISSION_IDS[card] : CLOSED_CARD)),
  );
}

function liesOpen({ wonCards, step, missions }: State, card: number): boolean {
  return wonCards === 'open' || step === STEP.over || isItem(card) || missions.includes(card);
}
