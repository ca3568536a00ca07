import { open, type Seat } from '@safehouse/contract';
import type { Told } from './facts.ts';
import type { State } from './state.ts';

/** Tokens go back to the supply: as many as asked, or all there are. */
export function giveBack(state: State, seat: Seat, most: number, told: Told): void {
  const agent = state.agents[seat];
  const tokens = Math.min(most, agent.tokens);
  agent.tokens -= tokens;
  told?.push(open({ type: 'gave-back', seat, tokens }));
}
