import type { AgentName } from '../data/cards.ts';
import { type AgentAvenueLesson, turnSteps } from './lesson-builders.ts';

/** The whole deck. Its last card is drawn before the first stop. */
const DECK: readonly AgentName[] = [
  ...(['daredevil', 'double-agent', 'enforcer', 'enforcer'] as const), // Petra's hand
  ...(['daredevil', 'double-agent', 'sentinel', 'codebreaker'] as const), // the learner's hand
  ...(['saboteur', 'sentinel', 'codebreaker', 'double-agent', 'codebreaker', 'enforcer'] as const),
  ...(['codebreaker', 'saboteur', 'double-agent', 'enforcer', 'codebreaker', 'enforcer'] as const),
  ...(['enforcer', 'mole', 'sentinel', 'double-agent', 'saboteur', 'codebreaker'] as const),
  ...(['daredevil', 'sentinel', 'daredevil', 'sentinel', 'sidekick', 'saboteur'] as const),
  ...(['daredevil', 'saboteur', 'double-agent', 'saboteur', 'sentinel', 'daredevil'] as const),
];

/** The end of a long match: the deck is empty, nobody was caught, and the steps decide. */
export const lastCards: AgentAvenueLesson<'last-cards'> = {
  id: 'last-cards',
  minutes: 2,
  players: ['Petra', ''],
  seat: 1,
  options: { mode: 'simple' },
  decks: { agents: DECK },
  steps: [
    ...turnSteps(
      0,
      ['saboteur', 'enforcer', 'down', 'daredevil'],
      ['sentinel', 'double-agent', 'up', 'codebreaker'],
      ['saboteur', 'enforcer', 'up', 'codebreaker', 'sentinel', 'codebreaker'],
      ['double-agent', 'enforcer', 'up', 'codebreaker', 'daredevil'],
      ['enforcer', 'double-agent', 'down'],
      ['sentinel', 'enforcer', 'down'],
      ['codebreaker', 'double-agent', 'down'],
      ['sentinel', 'mole', 'up', 'daredevil'],
      ['double-agent', 'daredevil', 'up'],
      ['codebreaker', 'enforcer', 'up'],
      ['daredevil', 'saboteur', 'up'],
    ),
    { type: 'say', text: 'welcome', at: '.aa-stock', rules: ['AA-8', 'AA-9'] },
    { type: 'say', text: 'steps', at: '.tile.is-own', rules: ['AA-20'] },
    {
      type: 'ask',
      text: 'offer',
      at: '.aa-hand',
      move: { type: 'offer', up: 'saboteur', down: 'sidekick' },
      otherwise: 'offerOther',
    },
    { type: 'play', seat: 0, move: { type: 'recruit', card: 'down' } },
    { type: 'play', seat: 0, move: { type: 'offer', up: 'saboteur', down: 'sentinel' } },
    {
      type: 'ask',
      text: 'hidden',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'down' },
      otherwise: 'hiddenOther',
    },
    {
      type: 'ask',
      text: 'rest',
      at: '.aa-hand',
      move: { type: 'offer', up: 'saboteur', down: 'double-agent' },
      otherwise: 'restOther',
    },
    { type: 'play', seat: 0, move: { type: 'recruit', card: 'up' } },
    { type: 'play', seat: 0, move: { type: 'offer', up: 'sentinel', down: 'daredevil' } },
    {
      type: 'ask',
      text: 'final',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'up' },
      otherwise: 'finalOther',
      rules: ['AA-11'],
    },
    { type: 'say', text: 'over', at: '.aa-street', rules: ['AA-20'] },
    { type: 'say', text: 'end', rules: ['AA-20'] },
  ],
};
