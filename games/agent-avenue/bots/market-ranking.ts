import type { MarketName } from '../data/cards.ts';

/** Market cards, the most wanted first. */
export const MARKET_RANKING: readonly MarketName[] = [
  'smoke-screen',
  'secret-recruit',
  'mind-control',
  'sinister-twin',
  'security-system',
  'pack-leader',
  'supercomputer',
  'spycation',
  'getaway-car',
  'watchtower',
  'double-trouble',
  'distraction-device',
  'masterplan',
  'outpost',
  'surveillance-truck',
];
