import { isHiddenCards, type Player, type Turn } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { MARKET_RANKING } from './market-ranking.ts';

const WIN_VALUE = 20;
/** A second Codebreaker threatens to win and a second Daredevil to lose, whatever their steps say. */
const THREAT_BONUS: { readonly [name in AgentName]?: readonly number[] } = {
  codebreaker: [1, 3],
  daredevil: [0, -2],
};

type AgentAvenueTurn = Turn<View, AgentAvenueMove>;

/** Plays as a sensible beginner: counts the steps a card gives now, offers what is good either way, never swaps. */
export const greedy: Player<View, AgentAvenueMove> = {
  choose(turn) {
    const own = ownSide(turn);
    const agreed = teamMateVote(turn);
    if (agreed) return agreed;
    return bestMove(turn.legal, (move) => moveValue(turn.view, own, move));
  },
};

function ownSide({ view, seat }: AgentAvenueTurn): number {
  return view.sides.findIndex((side) => side.seats.includes(seat));
}

/** In a pair, the first to vote decides. */
function teamMateVote({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove | undefined {
  const votes = Object.entries(view.votes).filter(
    ([voter, vote]) => Number(voter) !== seat && !isHiddenCards(vote),
  );
  const [, vote] = votes[0] ?? [];
  return legal.find((move) => JSON.stringify(move) === JSON.stringify(vote));
}

function moveValue(view: View, own: number, move: AgentAvenueMove): number {
  switch (move.type) {
    case 'offer':
      return offerValue(view, own, move.up, move.down);
    case 'lead':
      return nextCopyValue(view, own, move.card) - nextCopyValue(view, 1 - own, move.card);
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

/** An offer is as good as the worse of the two ways it can go. */
function offerValue(view: View, own: number, up: AgentName, down: AgentName): number {
  const upTaken = nextCopyValue(view, own, down) - nextCopyValue(view, 1 - own, up);
  const downTaken = nextCopyValue(view, own, up) - nextCopyValue(view, 1 - own, down);
  return Math.min(upTaken, downTaken);
}

/** To take a card is to have it and to keep it from the others. */
function swingValue(view: View, agent: AgentName): number {
  return nextCopyValue(view, 0, agent) + nextCopyValue(view, 1, agent);
}

function averageSwingValue(view: View): number {
  const worths = AGENT_NAMES.map((name) => AGENT_CARDS[name].copies * swingValue(view, name));
  const copies = AGENT_NAMES.reduce((sum, name) => sum + AGENT_CARDS[name].copies, 0);
  return worths.reduce((sum, worth) => sum + worth, 0) / copies;
}

function resolveValue(view: View, own: number, agent: AgentName | null): number {
  if (agent === null) return 0;
  if (view.resolving?.card === 'mind-control') return view.sides[1 - own].inPlay[agent] ?? 0;
  return nextCopyValue(view, own, agent);
}

/** What one more copy of an agent is worth to a side, in steps. */
function nextCopyValue(view: View, side: number, agent: AgentName): number {
  const copies = view.sides[side].inPlay[agent] ?? 0;
  const icons: readonly (number | 'win' | 'lose')[] = AGENT_CARDS[agent].icons;
  const icon = icons[Math.min(copies, icons.length - 1)];
  if (icon === 'win') return WIN_VALUE;
  if (icon === 'lose') return -WIN_VALUE;
  return icon + (THREAT_BONUS[agent]?.[copies] ?? 0);
}

function bestMove(
  moves: readonly AgentAvenueMove[],
  worth: (move: AgentAvenueMove) => number,
): AgentAvenueMove {
  return moves.reduce((top, move) => (worth(move) > worth(top) ? move : top));
}
