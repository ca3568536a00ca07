import { publicFact } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { REFUSALS } from '../refusals.ts';
import { isSettled } from '../state.ts';
import type { Item } from './item.ts';

const fromOf = (target: number) => Math.floor(target / MISSIONS_PER_ROUND);
const toOf = (target: number) => target % MISSIONS_PER_ROUND;

/** All your cards at one mission move to a mission where you have none, face up or down as they are. */
export const jetpack: Item = {
  id: 'jetpack',
  targetCount: MISSIONS_PER_ROUND * MISSIONS_PER_ROUND,
  targetFields: (target) => ({ from: fromOf(target), to: toOf(target) }),
  targetMask(state, seat) {
    const { columns } = state.agents[seat];
    let targets = 0;
    for (let from = state.mission; from < MISSIONS_PER_ROUND; from++) {
      if (columns[from].count === 0 || from === state.turnMission || isSettled(state, seat, from)) continue;
      for (let to = state.mission; to < MISSIONS_PER_ROUND; to++)
        if (columns[to].count === 0) targets |= 1 << (from * MISSIONS_PER_ROUND + to);
    }
    return targets;
  },
  use(state, seat, target, facts) {
    const agent = state.agents[seat];
    const from = fromOf(target);
    const to = toOf(target);
    const { locations } = agent.kit;
    for (let i = 0; i < agent.drawnCount; i++) if (locations[i] === from) locations[i] = to;
    agent.emptyMissions ^= (1 << from) | (1 << to);
    const column = agent.columns[from];
    agent.columns[from] = agent.columns[to];
    agent.columns[to] = column;
    facts?.push(publicFact({ type: 'moved', seat, from, to }));
  },
  explain(state, seat, target) {
    const from = fromOf(target);
    const to = toOf(target);
    if (from < state.mission || to < state.mission) return REFUSALS.missionResolved;
    if (from === state.turnMission || to === state.turnMission) return REFUSALS.missionOfThisTurn;
    if (isSettled(state, seat, from) || isSettled(state, seat, to)) return REFUSALS.columnSettled;
    return state.agents[seat].columns[from].count === 0 ? REFUSALS.noCardsThere : REFUSALS.goalTaken;
  },
};
