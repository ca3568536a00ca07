import { stackDeck } from '@safehouse/contract';
import type { Lesson } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { LessonTranslations } from './locales/en.ts';

/** `Id`: the key of its texts. */
export type AgentAvenueLesson<Id extends keyof LessonTranslations> = Lesson<
  AgentAvenueMove,
  keyof LessonTranslations[Id]['texts'] & string
>;

type PlayStep = Extract<AgentAvenueLesson<keyof LessonTranslations>['steps'][number], { readonly type: 'play' }>;

/** The offer, which of its cards is recruited, and the cards swapped before it. */
type ScriptedTurn = readonly [
  up: AgentName,
  down: AgentName,
  recruited: 'up' | 'down',
  ...swapped: readonly AgentName[],
];

/** Whole turns of two players in alternation. */
export function turnSteps(firstSeat: number, ...turns: readonly ScriptedTurn[]): PlayStep[] {
  return turns.flatMap(([up, down, recruited, ...swapped], i) => {
    const seat = (firstSeat + i) % 2;
    return [
      ...swapped.map((card): PlayStep => ({ type: 'play', seat, move: { type: 'swap', card } })),
      { type: 'play', seat, move: { type: 'offer', up, down } },
      { type: 'play', seat: 1 - seat, move: { type: 'recruit', card: recruited } },
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
