import { type Chance, publicFact } from '@safehouse/contract';
import { MISSIONS_PER_ROUND, ROUNDS } from '../data/constants.ts';
import { EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import { type Agent, clearColumns } from './agent.ts';
import type { FactSink } from './facts.ts';
import { takeBack } from './kit.ts';
import { finishMatch } from './match-result.ts';
import { layOutMissions } from './mission-row.ts';
import { EQUIPMENT_LABELS } from './shuffle-labels.ts';
import { opponentOf, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';

/** KO-3 to KO-6 */
export function roundStartStep(state: State, chance: Chance, facts: FactSink): boolean {
  state.round++;
  state.starter = opponentOf(state.starter);
  state.active = opponentOf(state.starter); // the next turn is the starter's
  state.mission = 0;
  state.step = STEP.nextTurn;
  facts?.push(publicFact({ type: 'round-began', round: state.round, starter: state.starter }));
  for (let seat = 0; seat < 2; seat++) {
    const agent = state.agents[seat];
    resetForRound(agent);
    chance.shuffle(EQUIPMENT_LABELS[seat][state.round], agent.kit.cards, EQUIPMENT_IDS);
  }
  layOutMissions(state, chance, facts);
  return false;
}

/** KO-4: the cards of the last round are taken back. How they lay is kept for one round. */
function resetForRound(agent: Agent): void {
  const kit = agent.previousKit;
  agent.previousKit = agent.kit;
  agent.kit = kit;
  takeBack(kit);
  agent.drawnCount = 0;
  agent.knownCount = 0;
  agent.stunnedCount = 0;
  clearColumns(agent);
  for (let m = 0; m < MISSIONS_PER_ROUND; m++) agent.newspaper[m] = 0;
  for (let i = 0; i < KIT.length; i++) agent.hitWith[i] = 0;
}

/** The current mission is resolved: continues with the next one, the next round, or the end. */
export function closeStep(state: State, facts: FactSink): boolean {
  facts?.push(publicFact({ type: 'resolved', mission: state.mission }));
  state.declared[0] = UNDECLARED;
  state.declared[1] = UNDECLARED;
  state.mission++;
  if (state.mission < MISSIONS_PER_ROUND) state.step = STEP.starterWindow;
  else if (state.round < ROUNDS) state.step = STEP.roundStart;
  else finishMatch(state, facts);
  return state.step === STEP.over;
}
