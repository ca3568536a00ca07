/** Spaces in the loop, numbered clockwise. */
export const LOOP_LENGTH = 14;
export const HOME_SPACES: readonly number[] = [0, 7];
export const MARKET_SPACES: readonly number[] = [2, 5, 9, 12];
export const CATCH_DISTANCE = 7;

export const HAND_SIZE = 4;
export const SWAPS_ALONE = 4;
export const SWAPS_IN_A_PAIR = 2;
export const SUPPLY_SIZE = 3;

const agentCard = (copies: number, ...icons: readonly (number | 'win' | 'lose')[]) => ({ copies, icons });

/** In the order in which hands are sorted: copies in the deck, and the icons on the card, by copy in play. */
export const AGENT_CARDS = {
  'double-agent': agentCard(6, -1, 6, -1),
  enforcer: agentCard(6, 1, 2, 3),
  codebreaker: agentCard(6, 0, 0, 'win'),
  saboteur: agentCard(6, -1, -1, -2),
  daredevil: agentCard(6, 2, 3, 'lose'),
  sentinel: agentCard(6, 0, 2, 6),
  sidekick: agentCard(1, 4),
  mole: agentCard(1, -3),
} as const;

export type AgentName = keyof typeof AGENT_CARDS;
export const AGENT_NAMES = Object.keys(AGENT_CARDS) as AgentName[];

/** Black market: an instant card is used up when taken, an ongoing one stays in play. */
const MARKET_CARD_KINDS = {
  'pack-leader': 'ongoing',
  masterplan: 'ongoing',
  'security-system': 'ongoing',
  'getaway-car': 'ongoing',
  watchtower: 'ongoing',
  supercomputer: 'ongoing',
  'distraction-device': 'ongoing',
  'sinister-twin': 'ongoing',
  'surveillance-truck': 'instant',
  'smoke-screen': 'instant',
  outpost: 'instant',
  'secret-recruit': 'instant',
  'double-trouble': 'instant',
  spycation: 'instant',
  'mind-control': 'instant',
} as const;

export type MarketName = keyof typeof MARKET_CARD_KINDS;
export type InstantName = {
  [name in MarketName]: (typeof MARKET_CARD_KINDS)[name] extends 'instant' ? name : never;
}[MarketName];
export const MARKET_NAMES = Object.keys(MARKET_CARD_KINDS) as MarketName[];

export function marketCardKind(card: MarketName): 'instant' | 'ongoing' {
  return MARKET_CARD_KINDS[card];
}
