import { type Chance, open } from '@safehouse/contract';
import { EQUIPMENT, KIT } from '../data/equipment.ts';
import { ROUNDS, ROW } from '../data/numbers.ts';
import type { Agent } from './agent.ts';
import { clearColumn } from './column.ts';
import type { Told } from './facts.ts';
import { finish } from './finish.ts';
import { takeBack } from './kit.ts';
import { EQUIPMENT_LABELS } from './labels.ts';
import { layOut } from './lay-out.ts';
import { opponentOf, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';

/** KO-3 to KO-6 */
export function roundStartStep(state: State, chance: Chance, told: Told): boolean {
  state.round++;
  state.starter = opponentOf(state.starter);
  state.active = opponentOf(state.starter); // the next turn is the starter's
  state.mission = 0;
  state.step = STEP.nextTurn;
  told?.push(open({ type: 'round-began', round: state.round, starter: state.starter }));
  for (let seat = 0; seat < 2; seat++) {
    const agent = state.agents[seat];
    equip(agent);
    chance.shuffle(EQUIPMENT_LABELS[seat][state.round], agent.kit.cards, EQUIPMENT);
  }
  layOut(state, chance, told);
  return false;
}

/** KO-4: the cards of the last round are taken back; how they lay is remembered for a round. */
function equip(agent: Agent): void {
  const kit = agent.lastKit;
  agent.lastKit = agent.kit;
  agent.kit = kit;
  takeBack(kit);
  agent.drawn = 0;
  agent.known = 0;
  agent.stunned = 0;
  for (let m = 0; m < ROW; m++) {
    clearColumn(agent.columns[m]);
    agent.newspaper[m] = 0;
  }
  for (let i = 0; i < KIT.length; i++) agent.hitWith[i] = 0;
}

/** The present mission is resolved: on to the next, to the next round, or to the end. */
export function closeStep(state: State, told: Told): boolean {
  told?.push(open({ type: 'resolved', mission: state.mission }));
  state.declared[0] = UNDECLARED;
  state.declared[1] = UNDECLARED;
  state.mission++;
  if (state.mission < ROW) state.step = STEP.starterWindow;
  else if (state.round < ROUNDS) state.step = STEP.roundStart;
  else finish(state, told);
  return state.step === STEP.over;
}
