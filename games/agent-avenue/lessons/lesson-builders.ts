import { type Lesson, stackDeck } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { LessonTranslations } from './locales/en.ts';

/** A lesson of this game, with its own texts. */
export type AgentAvenueLesson<Id extends keyof LessonTranslations> = Lesson<
  AgentAvenueMove,
  keyof LessonTranslations[Id]['texts'] & string
>;

type PlayStep = Extract<
  AgentAvenueLesson<keyof LessonTranslations>['steps'][number],
  { readonly type: 'play' }
>;

/** What is offered face up and face down, which of the two is taken, and what was swapped away before. */
type ScriptedTurn = readonly [
  up: AgentName,
  down: AgentName,
  taken: 'up' | 'down',
  ...swapped: readonly AgentName[],
];

/** Whole turns of two players, from the first on in turn. */
export function turnSteps(first: number, ...all: readonly ScriptedTurn[]): PlayStep[] {
  return all.flatMap(([up, down, card, ...swapped], i) => {
    const seat = (first + i) % 2;
    return [
      ...swapped.map((one): PlayStep => ({ type: 'play', seat, move: { type: 'swap', card: one } })),
      { type: 'play', seat, move: { type: 'offer', up, down } },
      { type: 'play', seat: 1 - seat, move: { type: 'recruit', card } },
    ];
  });
}

const AGENT_DECK = AGENT_NAMES.flatMap((name) => Array<AgentName>(AGENT_CARDS[name].copies).fill(name));

export function agentDeck(...top: readonly AgentName[]): AgentName[] {
  return stackDeck(top, AGENT_DECK);
}

export function marketDeck(...top: readonly MarketName[]): MarketName[] {
  return stackDeck(top, MARKET_NAMES);
}
