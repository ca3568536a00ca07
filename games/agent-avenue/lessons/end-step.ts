import { type AgentAvenueLesson, agentDeck, turnSteps } from './lesson-builders.ts';

const LEARNER_HAND = ['codebreaker', 'enforcer', 'codebreaker', 'sentinel'] as const;
const PETRA_HAND = ['double-agent', 'sentinel', 'daredevil', 'saboteur'] as const;

/** Both sides meet a condition in one turn: nobody has won before its end, and then the side whose turn it is wins. */
export const endStep: AgentAvenueLesson<'end-step'> = {
  id: 'end-step',
  minutes: 1,
  players: ['', 'Petra'],
  seat: 0,
  options: { mode: 'simple' },
  decks: {
    agents: agentDeck(
      ...LEARNER_HAND,
      ...PETRA_HAND,
      // Two for each offering player in turn, starting with the learner.
      ...(['double-agent', 'saboteur', 'enforcer', 'sidekick'] as const),
      ...(['codebreaker', 'mole', 'enforcer', 'saboteur'] as const),
    ),
  },
  steps: [
    ...turnSteps(
      0,
      ['codebreaker', 'enforcer', 'up'],
      ['double-agent', 'sentinel', 'up'],
      ['codebreaker', 'sentinel', 'up'],
      ['daredevil', 'saboteur', 'up'],
    ),
    { type: 'say', text: 'welcome', at: '.tile:not(.is-own)', rules: ['AA-16'] },
    { type: 'say', text: 'need', at: '.tile.is-own', rules: ['AA-15'] },
    {
      type: 'ask',
      text: 'trap',
      at: '.aa-hand',
      move: { type: 'offer', up: 'codebreaker', down: 'double-agent' },
      otherwise: 'trapOther',
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'both', at: '.aa-street', rules: ['AA-12', 'AA-13'] },
    { type: 'say', text: 'yours', rules: ['AA-19'] },
    { type: 'say', text: 'end' },
  ],
};
