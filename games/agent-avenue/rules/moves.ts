import { createMoveCodec, type Move, SEATS, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import { AGENT_COUNT, AGENTS, type Agent, MARKET_CARDS, type MarketCard } from './cards.ts';

/** Moves in written form. */
export type AgentAvenueMove =
  | { readonly type: 'swap' | 'lead' | 'follow'; readonly card: AgentName }
  | { readonly type: 'offer'; readonly up: AgentName; readonly down: AgentName }
  | { readonly type: 'recruit'; readonly card: 'up' | 'down' }
  | { readonly type: 'take'; readonly card: MarketName; readonly hand: number }
  | { readonly type: 'resolve'; readonly agent: AgentName | null };

/** Moves as the engine plays them. */
export type CardMove = { readonly type: 'swap' | 'lead' | 'follow'; readonly card: Agent };
export type OfferMove = { readonly type: 'offer'; readonly up: Agent; readonly down: Agent };
export type RecruitMove = { readonly type: 'recruit'; readonly card: 'up' | 'down' };
export type TakeMove = { readonly type: 'take'; readonly card: MarketCard; readonly hand: Seat };
export type ResolveMove = { readonly type: 'resolve'; readonly agent: Agent | null };
export type EngineMove = CardMove | OfferMove | RecruitMove | TakeMove | ResolveMove;

/** All moves. A move's code is its index in this list. */
export const MOVES: readonly EngineMove[] = [
  ...(['swap', 'lead', 'follow'] as const).flatMap((type) => AGENTS.map((card) => ({ type, card }))),
  ...AGENTS.flatMap((up) => AGENTS.map((down) => ({ type: 'offer', up, down }) as const)),
  { type: 'recruit', card: 'up' },
  { type: 'recruit', card: 'down' },
  ...MARKET_CARDS.flatMap((card) => SEATS.map((hand) => ({ type: 'take', card, hand }) as const)),
  ...AGENTS.map((agent) => ({ type: 'resolve', agent }) as const),
  { type: 'resolve', agent: null },
];

const firstCodeOf = (type: EngineMove['type']) => MOVES.findIndex((move) => move.type === type);
const SWAP_OFFSET = firstCodeOf('swap');
const LEAD_OFFSET = firstCodeOf('lead');
const FOLLOW_OFFSET = firstCodeOf('follow');
const OFFER_OFFSET = firstCodeOf('offer');
const TAKE_OFFSET = firstCodeOf('take');
const RESOLVE_OFFSET = firstCodeOf('resolve');

export const swapMove = (card: Agent) => (SWAP_OFFSET + card) as Move;
export const leadMove = (card: Agent) => (LEAD_OFFSET + card) as Move;
export const followMove = (card: Agent) => (FOLLOW_OFFSET + card) as Move;
export const offerMove = (up: Agent, down: Agent) => (OFFER_OFFSET + AGENT_COUNT * up + down) as Move;
export const RECRUIT_UP = firstCodeOf('recruit') as Move;
export const RECRUIT_DOWN = (RECRUIT_UP + 1) as Move;
export const takeMove = (card: MarketCard, hand: Seat) => (TAKE_OFFSET + SEATS.length * card + hand) as Move;
export const resolveMove = (agent: Agent) => (RESOLVE_OFFSET + agent) as Move;
export const RESOLVE_KEEP = (RESOLVE_OFFSET + AGENT_COUNT) as Move;

export const MOVE_CODEC = createMoveCodec(MOVES.map(toWrittenMove));

function toWrittenMove(move: EngineMove): AgentAvenueMove {
  switch (move.type) {
    case 'offer':
      return { type: 'offer', up: AGENT_NAMES[move.up], down: AGENT_NAMES[move.down] };
    case 'recruit':
      return move;
    case 'take':
      return { type: 'take', card: MARKET_NAMES[move.card], hand: move.hand };
    case 'resolve':
      return { type: 'resolve', agent: move.agent === null ? null : AGENT_NAMES[move.agent] };
    default:
      return { type: move.type, card: AGENT_NAMES[move.card] };
  }
}
