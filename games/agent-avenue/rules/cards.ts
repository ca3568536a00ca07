import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';

/** An agent, as its index in AGENT_NAMES. */
export type Agent = number & { readonly __agent: never };
/** A market card, as its index in MARKET_NAMES. */
export type MarketCard = number & { readonly __marketCard: never };

export const AGENT_COUNT = AGENT_NAMES.length;
export const AGENTS = AGENT_NAMES.map((_, i) => i as Agent);
/** All agents as a bit mask. */
export const ALL_AGENTS_MASK = (1 << AGENT_COUNT) - 1;
export const MARKET_COUNT = MARKET_NAMES.length;
export const MARKET_CARDS = MARKET_NAMES.map((_, i) => i as MarketCard);

export const agentByName = (name: AgentName) => AGENT_NAMES.indexOf(name) as Agent;
export const marketCardByName = (name: MarketName) => MARKET_NAMES.indexOf(name) as MarketCard;

/** AA-3: all cards of the agent deck, by agent. */
export const AGENT_DECK: readonly Agent[] = AGENTS.flatMap((agent) =>
  Array<Agent>(AGENT_CARDS[AGENT_NAMES[agent]].copies).fill(agent),
);

/** Steps by agent and copy, at `3 * agent + 0..2`. An icon without a number moves no pawn. */
export const STEPS_BY_AGENT_COPY: readonly number[] = AGENT_NAMES.flatMap((name) =>
  [0, 1, 2].map((copy) => {
    const icons: readonly (number | string)[] = AGENT_CARDS[name].icons;
    const icon = icons[Math.min(copy, icons.length - 1)];
    return typeof icon === 'number' ? icon : 0;
  }),
);

export const ENFORCER = agentByName('enforcer');
export const CODEBREAKER = agentByName('codebreaker');
export const SABOTEUR = agentByName('saboteur');
export const DAREDEVIL = agentByName('daredevil');
export const SENTINEL = agentByName('sentinel');
export const DOUBLE_AGENT = agentByName('double-agent');
