import { type MoveList, type Seat, seatsIn } from '@safehouse/contract';
import { LIMIT, ROW } from '../data/numbers.ts';
import { deckSize } from './agent.ts';
import {
  declareMove,
  GIVE_BACK,
  HIT,
  KEEP,
  martiniDown,
  martiniUp,
  PASS,
  placeMove,
  SHIELD_NOTHING,
  STOP,
  shieldMove,
  useMove,
} from './codes.ts';
import { MARTINI } from './declare.ts';
import { ITEM_OF } from './items/index.ts';
import { NONE, type State } from './state.ts';
import { STEP } from './steps.ts';
import { BALACLAVA, CHLOROFORM, shieldWay } from './tokens.ts';
import { STICK, WAY, type Way, wayTo } from './ways.ts';

export function toAct(state: State): readonly Seat[] {
  return seatsIn(state.step === STEP.over ? 0 : 1 << state.active);
}

export function legal(state: State, seat: Seat, into: MoveList): void {
  if (seat !== state.active) return;
  switch (state.step) {
    case STEP.turn:
      inTurn(state, seat, into);
      uses(state, seat, into);
      break;
    case STEP.starterWindow:
    case STEP.otherWindow:
      into.push(PASS);
      uses(state, seat, into);
      break;
    case STEP.starterDeclares:
    case STEP.otherDeclares:
      declarations(state, seat, into);
      break;
    case STEP.starterGivesBack:
    case STEP.otherGivesBack:
      into.push(KEEP);
      into.push(GIVE_BACK);
      break;
    case STEP.starterFails:
    case STEP.otherFails:
    case STEP.counter:
      shields(state, seat, into);
  }
}

function inTurn(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  if (state.turnMission === NONE) {
    for (let m = 0; m < ROW; m++) if (agent.columns[m].count === 0) into.push(placeMove(m)); // KO-11
    return;
  }
  if (agent.columns[state.turnMission].total <= LIMIT && deckSize(agent) > 0) into.push(HIT); // KO-9
  into.push(STOP);
}

/** KO-25 (a) and (b) */
function uses(state: State, seat: Seat, into: MoveList): void {
  const { ready, used } = state.agents[seat];
  if (ready.length === 0) return;
  usesOf(state, seat, ready, WAY.item, into);
  if (ready.includes(STICK)) usesOf(state, seat, used, WAY.stick, into);
}

function usesOf(state: State, seat: Seat, items: readonly number[], way: Way, into: MoveList): void {
  for (const card of items) {
    const item = ITEM_OF[card];
    if (item === null) continue;
    let targets = item.targets(state, seat);
    for (let target = 0; targets !== 0; target++, targets >>>= 1) {
      if (targets & 1) into.push(useMove(card, way, target));
    }
  }
}

/** One for each pair of elevens and martini. */
function declarations(state: State, seat: Seat, into: MoveList): void {
  const agent = state.agents[seat];
  const { aces } = agent.columns[state.mission];
  const way = wayTo(agent, MARTINI);
  for (let elevens = 0; elevens <= aces; elevens++) {
    into.push(declareMove(elevens));
    if (way === WAY.none) continue;
    into.push(martiniUp(elevens, way));
    into.push(martiniDown(elevens, way));
  }
}

function shields(state: State, seat: Seat, into: MoveList): void {
  const balaclava = shieldWay(state, seat, BALACLAVA);
  const chloroform = shieldWay(state, seat, CHLOROFORM);
  if (balaclava !== WAY.none) into.push(shieldMove(BALACLAVA, balaclava));
  if (chloroform !== WAY.none) into.push(shieldMove(CHLOROFORM, chloroform));
  into.push(SHIELD_NOTHING);
}
