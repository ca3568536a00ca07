import { type MoveList, type Seat, seatsInMask } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MISSIONS_PER_ROUND } from '../data/constants.ts';
import { deckSize } from './agent.ts';
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
  PASS,
  placeMove,
  SHIELD_NOTHING,
  STOP,
  shieldMove,
  useMove,
} from './move-codes.ts';
import { NONE, type State } from './state.ts';
import { STEP } from './steps.ts';
import { BALACLAVA, CHLOROFORM, findShieldSource } from './tokens.ts';

export function toAct(state: State): readonly Seat[] {
  return seatsInMask(state.step === STEP.over ? 0 : 1 << state.active);
}

export function legal(state: State, seat: Seat, into: MoveList): void {
  if (seat !== state.active) return;
  switch (state.step) {
    case STEP.turn:
      addTurnMoves(state, seat, into);
      addUseMoves(state, seat, into);
      break;
    case STEP.starterWindow:
    case STEP.otherWindow:
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

function addTurnMoves(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  if (state.turnMission === NONE) {
    for (let m = 0; m < MISSIONS_PER_ROUND; m++) if (agent.columns[m].count === 0) into.push(placeMove(m)); // KO-11
    return;
  }
  if (agent.columns[state.turnMission].total <= LIMIT_HALF_POINTS && deckSize(agent) > 0) into.push(HIT); // KO-9
  into.push(STOP);
}

/** KO-25 (a) and (b) */
function addUseMoves(state: State, seat: Seat, into: MoveList): void {
  const { ready, used } = state.agents[seat];
  if (ready.length === 0) return;
  addUseMovesFor(state, seat, ready, EFFECT_SOURCE.item, into);
  if (ready.includes(USB_STICK)) addUseMovesFor(state, seat, used, EFFECT_SOURCE.stick, into);
}

function addUseMovesFor(
  state: State,
  seat: Seat,
  items: readonly number[],
  way: EffectSource,
  into: MoveList,
): void {
  for (const card of items) {
    const item = ITEM_BY_CARD[card];
    if (item === null) continue;
    let targets = item.targetMask(state, seat);
    for (let target = 0; targets !== 0; target++, targets >>>= 1) {
      if (targets & 1) into.push(useMove(card, way, target));
    }
  }
}

/** One for each pair of elevens and martini. */
function addDeclareMoves(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  const { aces } = agent.columns[state.mission];
  const way = findEffectSource(agent, MARTINI);
  for (let elevens = 0; elevens <= aces; elevens++) {
    into.push(declareMove(elevens));
    if (way === EFFECT_SOURCE.none) continue;
    into.push(declareMartiniUp(elevens, way));
    into.push(declareMartiniDown(elevens, way));
  }
}

function addShieldMoves(state: State, seat: Seat, into: MoveList): void {
  const balaclava = findShieldSource(state, seat, BALACLAVA);
  const chloroform = findShieldSource(state, seat, CHLOROFORM);
  if (balaclava !== EFFECT_SOURCE.none) into.push(shieldMove(BALACLAVA, balaclava));
  if (chloroform !== EFFECT_SOURCE.none) into.push(shieldMove(CHLOROFORM, chloroform));
  into.push(SHIELD_NOTHING);
}
