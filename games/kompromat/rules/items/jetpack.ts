import { open } from '@safehouse/contract';
import { ROW } from '../../data/numbers.ts';
import type { Item } from './item.ts';

const fromOf = (target: number) => Math.floor(target / ROW);
const toOf = (target: number) => target % ROW;

/** All your cards at one mission move to a mission where you have none, faces as they are. */
export const jetpack: Item = {
  id: 'jetpack',
  reach: ROW * ROW,
  fields: (target) => ({ from: fromOf(target), to: toOf(target) }),
  targets(state, seat) {
    const { columns } = state.agents[seat];
    let targets = 0;
    for (let from = state.mission; from < ROW; from++) {
      if (columns[from].count === 0 || from === state.turnMission) continue;
      for (let to = state.mission; to < ROW; to++)
        if (columns[to].count === 0) targets |= 1 << (from * ROW + to);
    }
    return targets;
  },
  use(state, seat, target, told) {
    const agent = state.agents[seat];
    const from = fromOf(target);
    const to = toOf(target);
    const { places } = agent.kit;
    for (let i = 0; i < agent.drawn; i++) if (places[i] === from) places[i] = to;
    const column = agent.columns[from];
    agent.columns[from] = agent.columns[to];
    agent.columns[to] = column;
    told?.push(open({ type: 'moved', seat, from, to }));
  },
  whyNot(state, seat, target) {
    const from = fromOf(target);
    const to = toOf(target);
    if (from < state.mission || to < state.mission) return 'mission-resolved';
    if (from === state.turnMission || to === state.turnMission) return 'mission-of-this-turn';
    return state.agents[seat].columns[from].count === 0 ? 'no-cards-there' : 'goal-taken';
  },
};
