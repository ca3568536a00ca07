import type { HiddenCards, Viewer } from '@safehouse/contract';
import { isItem, MISSION_IDS, type MissionId } from '../data/missions.ts';
import { CLOSED_CARD } from './facts.ts';
import type { State } from './state.ts';
import { STEP } from './steps.ts';

/**
 * The cards each player has won, in time order. By the book targets, codes and documents lie face down: then others see
 * them only while they are still shown in the row, and at the end. Items stay open: the usb-stick repeats used ones.
 */
export function viewWonCards(state: State, viewer: Viewer): (MissionId | HiddenCards)[][] {
  return state.agents.map(({ won }, seat) =>
    won.map((card) => (seat === viewer || liesOpen(state, card) ? MISSION_IDS[card] : CLOSED_CARD)),
  );
}

function liesOpen({ wonCards, step, missions }: State, card: number): boolean {
  return wonCards === 'open' || step === STEP.over || isItem(card) || missions.includes(card);
}
