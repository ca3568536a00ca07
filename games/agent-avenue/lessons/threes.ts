import { type AgentAvenueLesson, agentDeck, turnSteps } from './lesson-builders.ts';

const LEARNER_HAND = ['codebreaker', 'sentinel', 'enforcer', 'sentinel'] as const;
const PETRA_HAND = ['daredevil', 'enforcer', 'codebreaker', 'sidekick'] as const;

/** The middle of a match: what a third and a fourth copy do, and the two agents that end the match. */
export const threes: AgentAvenueLesson<'threes'> = {
  id: 'threes',
  minutes: 2,
  players: ['', 'Petra'],
  seat: 0,
  options: { mode: 'simple' },
  decks: {
    agents: agentDeck(
      ...LEARNER_HAND,
      ...PETRA_HAND,
      // Two for each offering player in turn, starting with the learner.
      ...(['daredevil', 'enforcer', 'enforcer', 'double-agent'] as const),
      ...(['sentinel', 'daredevil', 'enforcer', 'saboteur'] as const),
      ...(['enforcer', 'saboteur', 'daredevil', 'codebreaker'] as const),
      ...(['mole', 'double-agent', 'saboteur', 'sentinel'] as const),
    ),
  },
  steps: [
    ...turnSteps(
      0,
      ['codebreaker', 'sentinel', 'down'],
      ['daredevil', 'enforcer', 'up'],
      ['enforcer', 'sentinel', 'down'],
      ['codebreaker', 'sidekick', 'up'],
      ['daredevil', 'enforcer', 'down'],
      ['enforcer', 'double-agent', 'up'],
      ['sentinel', 'daredevil', 'down'],
    ),
    { type: 'say', text: 'welcome', at: '.tile.is-own', rules: ['AA-11'] },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'enforcer', down: 'saboteur' } },
    {
      type: 'ask',
      text: 'third',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'up' },
      otherwise: 'thirdOther',
      rules: ['AA-11'],
    },
    {
      type: 'ask',
      text: 'fourth',
      at: '.aa-hand',
      move: { type: 'offer', up: 'enforcer', down: 'saboteur' },
      otherwise: 'fourthOther',
      rules: ['AA-11'],
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'down' } },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'daredevil', down: 'codebreaker' } },
    {
      type: 'ask',
      text: 'daredevil',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'down' },
      otherwise: 'daredevilOther',
      rules: ['AA-17'],
    },
    { type: 'say', text: 'won', at: '.tile.is-own', rules: ['AA-16'] },
    { type: 'say', text: 'end', rules: ['AA-13', 'AA-19'] },
  ],
};
