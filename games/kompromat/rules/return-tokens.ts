import { publicFact, type Seat } from '@safehouse/contract';
import type { FactSink } from './facts.ts';
import type { State } from './state.ts';

/** Returns tokens to the supply: as many as requested, or all there are. */
export function returnTokens(state: State, seat: Seat, most: number, facts: FactSink): void {
  const agent = state.agents[seat];
  const tokens = Math.min(most, agent.tokens);
  agent.tokens -= tokens;
  facts?.push(publicFact({ type: 'gave-back', seat, tokens }));
}
