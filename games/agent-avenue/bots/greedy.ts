import { isClosed, type Player, type Turn } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { WANTED } from './wanted.ts';

const WIN = 20;
/** A second Codebreaker threatens to win and a second Daredevil to lose, whatever their steps say. */
const THREAT: { readonly [name in AgentName]?: readonly number[] } = {
  codebreaker: [1, 3],
  daredevil: [0, -2],
};

type AgentAvenueTurn = Turn<View, AgentAvenueMove>;

/** Plays as a sensible beginner: counts the steps a card gives now, offers what is good either way, never swaps. */
export const greedy: Player<View, AgentAvenueMove> = {
  choose(turn) {
    const own = ownSide(turn);
    const agreed = mateVote(turn);
    if (agreed) return agreed;
    return best(turn.legal, (move) => worthOf(turn.view, own, move));
  },
};

function ownSide({ view, seat }: AgentAvenueTurn): number {
  return view.sides.findIndex((side) => side.seats.includes(seat));
}

/** In a pair, the first to vote decides. */
function mateVote({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove | undefined {
  const votes = Object.entries(view.votes).filter(
    ([voter, vote]) => Number(voter) !== seat && !isClosed(vote),
  );
  const [, vote] = votes[0] ?? [];
  return legal.find((move) => JSON.stringify(move) === JSON.stringify(vote));
}

function worthOf(view: View, own: number, move: AgentAvenueMove): number {
  switch (move.type) {
    case 'offer':
      return offerWorth(view, own, move.up, move.down);
    case 'lead':
      return gain(view, own, move.card) - gain(view, 1 - own, move.card);
    case 'follow':
      return view.offer ? offerWorth(view, own, view.offer.up, move.card) : 0;
    case 'recruit':
      return move.card === 'up' && view.offer ? eitherWay(view, view.offer.up) : averageEitherWay(view);
    case 'take':
      return -WANTED.indexOf(move.card);
    case 'resolve':
      return resolveWorth(view, own, move.agent);
    case 'swap':
      return Number.NEGATIVE_INFINITY;
  }
}

/** An offer is as good as the worse of the two ways it can go. */
function offerWorth(view: View, own: number, up: AgentName, down: AgentName): number {
  const upTaken = gain(view, own, down) - gain(view, 1 - own, up);
  const downTaken = gain(view, own, up) - gain(view, 1 - own, down);
  return Math.min(upTaken, downTaken);
}

/** To take a card is to have it and to keep it from the others. */
function eitherWay(view: View, agent: AgentName): number {
  return gain(view, 0, agent) + gain(view, 1, agent);
}

function averageEitherWay(view: View): number {
  const worths = AGENT_NAMES.map((name) => AGENT_CARDS[name].copies * eitherWay(view, name));
  const copies = AGENT_NAMES.reduce((sum, name) => sum + AGENT_CARDS[name].copies, 0);
  return worths.reduce((sum, worth) => sum + worth, 0) / copies;
}

function resolveWorth(view: View, own: number, agent: AgentName | null): number {
  if (agent === null) return 0;
  if (view.resolving?.card === 'mind-control') return view.sides[1 - own].inPlay[agent] ?? 0;
  return gain(view, own, agent);
}

/** What one more copy of an agent is worth to a side, in steps. */
function gain(view: View, side: number, agent: AgentName): number {
  const copies = view.sides[side].inPlay[agent] ?? 0;
  const icons: readonly (number | 'win' | 'lose')[] = AGENT_CARDS[agent].icons;
  const icon = icons[Math.min(copies, icons.length - 1)];
  if (icon === 'win') return WIN;
  if (icon === 'lose') return -WIN;
  return icon + (THREAT[agent]?.[copies] ?? 0);
}

function best(moves: readonly AgentAvenueMove[], worth: (move: AgentAvenueMove) => number): AgentAvenueMove {
  return moves.reduce((top, move) => (worth(move) > worth(top) ? move : top));
}
