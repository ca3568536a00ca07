import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import { agentByName } from '../rules/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { nextCopyValue } from './agent-values.ts';
import { MARKET_RANKING } from './market-ranking.ts';

/** The side for which steps are counted, and whether the effect on the rival counts too. */
interface StepCounter {
  readonly side: Side;
  readonly rival: 'counted' | 'ignored';
}

/** The value of a move in steps of this turn, by a rule of thumb. A player who counts steps never swaps. */
export function stepsGained(view: View, counter: StepCounter, move: AgentAvenueMove): number {
  const { side } = counter;
  switch (move.type) {
    case 'offer':
      return offerSteps(view, counter, move.up, move.down);
    case 'lead':
      return cardSteps(view, side, move.card) - rivalSteps(view, counter, move.card);
    case 'follow':
      return view.offer ? offerSteps(view, counter, view.offer.up, move.card) : 0;
    case 'recruit':
      return move.card === 'up' && view.offer ? swing(view, counter, view.offer.up) : averageSwing(view, counter);
    case 'take':
      return -MARKET_RANKING.indexOf(move.card);
    case 'resolve':
      return resolveSteps(view, side, move.agent);
    case 'swap':
      return Number.NEGATIVE_INFINITY;
  }
}

/** The worse of the two possible choices of the other side. */
function offerSteps(view: View, counter: StepCounter, up: AgentName, down: AgentName): number {
  const upTaken = cardSteps(view, counter.side, down) - rivalSteps(view, counter, up);
  const downTaken = cardSteps(view, counter.side, up) - rivalSteps(view, counter, down);
  return Math.min(upTaken, downTaken);
}

/** Recruiting a card also keeps it from the other side. */
function swing(view: View, counter: StepCounter, agent: AgentName): number {
  return cardSteps(view, counter.side, agent) + rivalSteps(view, counter, agent);
}

function averageSwing(view: View, counter: StepCounter): number {
  const values = AGENT_NAMES.map((name) => AGENT_CARDS[name].copies * swing(view, counter, name));
  const copies = AGENT_NAMES.reduce((sum, name) => sum + AGENT_CARDS[name].copies, 0);
  return values.reduce((sum, value) => sum + value, 0) / copies;
}

function resolveSteps(view: View, side: Side, agent: AgentName | null): number {
  if (agent === null) return 0;
  if (view.resolving?.card === 'mind-control') return view.sides[otherSide(side)].inPlay[agent] ?? 0;
  return cardSteps(view, side, agent);
}

function rivalSteps(view: View, { side, rival }: StepCounter, agent: AgentName): number {
  return rival === 'counted' ? cardSteps(view, otherSide(side), agent) : 0;
}

function cardSteps(view: View, side: Side, agent: AgentName): number {
  return nextCopyValue(agentByName(agent), view.sides[side].inPlay[agent] ?? 0);
}
