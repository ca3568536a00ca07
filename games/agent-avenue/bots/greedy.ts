import { argMax } from '@safehouse/bots';
import { isHiddenCards, type Player } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import { agentByName } from '../rules/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { nextCopyValue } from './agent-values.ts';
import { MARKET_RANKING } from './market-ranking.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/** A sensible beginner: counts the steps a card gives now, offers what is good either way, never swaps. */
export const greedy: Player<View, AgentAvenueMove> = {
  choose(turn) {
    const { view, seat, legal } = turn;
    const ownSide = view.sides.findIndex((side) => side.seats.includes(seat));
    return teamMateVote(turn) ?? argMax(legal, (move) => moveValue(view, ownSide, move)) ?? legal[0];
  },
};

/** In a team, the first to vote decides. */
function teamMateVote({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove | undefined {
  const votes = Object.entries(view.votes).filter(([voter, vote]) => Number(voter) !== seat && !isHiddenCards(vote));
  const [, vote] = votes[0] ?? [];
  return legal.find((move) => JSON.stringify(move) === JSON.stringify(vote));
}

function moveValue(view: View, own: number, move: AgentAvenueMove): number {
  switch (move.type) {
    case 'offer':
      return offerValue(view, own, move.up, move.down);
    case 'lead':
      return agentValue(view, own, move.card) - agentValue(view, 1 - own, move.card);
    case 'follow':
      return view.offer ? offerValue(view, own, view.offer.up, move.card) : 0;
    case 'recruit':
      return move.card === 'up' && view.offer ? swingValue(view, view.offer.up) : averageSwingValue(view);
    case 'take':
      return -MARKET_RANKING.indexOf(move.card);
    case 'resolve':
      return resolveValue(view, own, move.agent);
    case 'swap':
      return Number.NEGATIVE_INFINITY;
  }
}

/** The worse of the two possible choices of the other side. */
function offerValue(view: View, own: number, up: AgentName, down: AgentName): number {
  const upTaken = agentValue(view, own, down) - agentValue(view, 1 - own, up);
  const downTaken = agentValue(view, own, up) - agentValue(view, 1 - own, down);
  return Math.min(upTaken, downTaken);
}

/** To recruit a card is to have it and to deny it to the other side. */
function swingValue(view: View, agent: AgentName): number {
  return agentValue(view, 0, agent) + agentValue(view, 1, agent);
}

function averageSwingValue(view: View): number {
  const values = AGENT_NAMES.map((name) => AGENT_CARDS[name].copies * swingValue(view, name));
  const copies = AGENT_NAMES.reduce((sum, name) => sum + AGENT_CARDS[name].copies, 0);
  return values.reduce((sum, value) => sum + value, 0) / copies;
}

function resolveValue(view: View, own: number, agent: AgentName | null): number {
  if (agent === null) return 0;
  if (view.resolving?.card === 'mind-control') return view.sides[1 - own].inPlay[agent] ?? 0;
  return agentValue(view, own, agent);
}

function agentValue(view: View, side: number, agent: AgentName): number {
  return nextCopyValue(agentByName(agent), view.sides[side].inPlay[agent] ?? 0);
}
