import { contains, type MoveList, type Seat, seatsInMask } from '@safehouse/contract';
import { ALL_MISSIONS_MASK } from '../data/constants.ts';
import { MARTINI } from './declare.ts';
import { EFFECT_SOURCE, type EffectSource, findEffectSource, USB_STICK } from './effect-source.ts';
import { ITEM_BY_CARD } from './items/index.ts';
import {
  declareMartiniDown,
  declareMartiniUp,
  declareMove,
  GIVE_BACK,
  HIT,
  KEEP,
  movesOfType,
  PASS,
  STOP,
  useMove,
} from './move-codes.ts';
import { refuseCard } from './moves/hit.ts';
import { shield } from './moves/shield.ts';
import { MOVES } from './moves.ts';
import { NONE, type State } from './state.ts';
import { STEP } from './steps.ts';

const SHIELD_MOVES = movesOfType('shield');

export function toAct(state: State): readonly Seat[] {
  return seatsInMask(state.step === STEP.over ? 0 : 1 << state.active);
}

/**
 * Lists the moves that their kinds do not refuse. Bots call this millions of times, so candidates that the step or the
 * player's items decide alone are not checked one by one.
 */
export function legal(state: State, seat: Seat, into: MoveList): void {
  if (seat !== state.active) return;
  switch (state.step) {
    case STEP.turn:
      addTurnMoves(state, seat, into);
      addUseMoves(state, seat, into);
      break;
    case STEP.starterWindow:
    case STEP.otherWindow:
    case STEP.starterSecondWindow:
    case STEP.otherSecondWindow:
      into.push(PASS);
      addUseMoves(state, seat, into);
      break;
    case STEP.starterDeclares:
    case STEP.otherDeclares:
      addDeclareMoves(state, seat, into);
      break;
    case STEP.starterGivesBack:
    case STEP.otherGivesBack:
      into.push(KEEP);
      into.push(GIVE_BACK);
      break;
    case STEP.starterFails:
    case STEP.otherFails:
    case STEP.counter:
      addShieldMoves(state, seat, into);
  }
}

/** By the missions without a column. */
const PLACES_BY_MASK = Array.from({ length: ALL_MISSIONS_MASK + 1 }, (_, missions) =>
  movesOfType('place').filter((_, mission) => missions & (1 << mission)),
);

function addTurnMoves(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  if (state.turnMission === NONE) {
    into.pushAll(PLACES_BY_MASK[agent.emptyMissions]);
    return;
  }
  if (refuseCard(agent, state.turnMission) === null) into.push(HIT);
  into.push(STOP);
}

/** One for each combination of elevens and martini. */
function addDeclareMoves(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  const { aces } = agent.columns[state.mission];
  const source = findEffectSource(agent, MARTINI);
  for (let elevens = 0; elevens <= aces; elevens++) {
    into.push(declareMove(elevens));
    if (source === EFFECT_SOURCE.none) continue;
    into.push(declareMartiniUp(elevens, source));
    into.push(declareMartiniDown(elevens, source));
  }
}

function addShieldMoves(state: State, seat: Seat, into: MoveList): void {
  for (const move of SHIELD_MOVES) if (shield.refuse(state, seat, MOVES[move]) === null) into.push(move);
}

function addUseMoves(state: State, seat: Seat, into: MoveList): void {
  const { ready, used } = state.agents[seat];
  if (ready.length === 0) return;
  addUseMovesFor(state, ready, EFFECT_SOURCE.item, into);
  if (contains(ready, USB_STICK)) addUseMovesFor(state, used, EFFECT_SOURCE.stick, into);
}

function addUseMovesFor(state: State, items: readonly number[], source: EffectSource, into: MoveList): void {
  for (const card of items) {
    const item = ITEM_BY_CARD[card];
    if (item === null) continue;
    let targets = item.targetMask(state, state.active);
    for (let target = 0; targets !== 0; target++, targets >>>= 1) {
      if (targets & 1) into.push(useMove(card, source, target));
    }
  }
}
