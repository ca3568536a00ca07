import { type Lesson, stacked } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { Words } from './words/en.ts';

/** A lesson of this game, with its own texts. */
export type LessonOf<Id extends keyof Words> = Lesson<AgentAvenueMove, keyof Words[Id]['texts'] & string>;

type Play = Extract<LessonOf<keyof Words>['steps'][number], { readonly type: 'play' }>;

/** What is offered face up and face down, which of the two is taken, and what was swapped away before. */
type Turn = readonly [up: AgentName, down: AgentName, taken: 'up' | 'down', ...swapped: readonly AgentName[]];

/** Whole turns of two players, from the first on in turn. */
export function turns(first: number, ...all: readonly Turn[]): Play[] {
  return all.flatMap(([up, down, card, ...swapped], i) => {
    const seat = (first + i) % 2;
    return [
      ...swapped.map((one): Play => ({ type: 'play', seat, move: { type: 'swap', card: one } })),
      { type: 'play', seat, move: { type: 'offer', up, down } },
      { type: 'play', seat: 1 - seat, move: { type: 'recruit', card } },
    ];
  });
}

const ALL_AGENTS = AGENT_NAMES.flatMap((name) => Array<AgentName>(AGENT_CARDS[name].copies).fill(name));

export function agents(...top: readonly AgentName[]): AgentName[] {
  return stacked(top, ALL_AGENTS);
}

export function market(...top: readonly MarketName[]): MarketName[] {
  return stacked(top, MARKET_NAMES);
}
