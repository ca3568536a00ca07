import { type Lesson, stacked } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { Words } from './words/en.ts';

/** A lesson of this game, with its own texts. */
export type LessonOf<Id extends keyof Words> = Lesson<AgentAvenueMove, keyof Words[Id]['texts'] & string>;

const ALL_AGENTS = AGENT_NAMES.flatMap((name) => Array<AgentName>(AGENT_CARDS[name].copies).fill(name));

export function agents(...top: readonly AgentName[]): AgentName[] {
  return stacked(top, ALL_AGENTS);
}

export function market(...top: readonly MarketName[]): MarketName[] {
  return stacked(top, MARKET_NAMES);
}
