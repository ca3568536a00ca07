import { type AgentAvenueLesson, agentDeck, marketDeck } from './lesson-builders.ts';

const LEARNER_HAND = ['codebreaker', 'daredevil', 'sentinel', 'sidekick'] as const;
const PETRA_HAND = ['enforcer', 'saboteur', 'sentinel', 'saboteur'] as const;

/** Advanced mode: three market visits, an ongoing card, a choice from the hand, and a chain of market cards. */
export const market: AgentAvenueLesson<'market'> = {
  id: 'market',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { mode: 'advanced' },
  decks: {
    agents: agentDeck(...LEARNER_HAND, ...PETRA_HAND, 'mole', 'double-agent'),
    market: marketDeck('watchtower', 'masterplan', 'getaway-car', 'secret-recruit', 'surveillance-truck'),
  },
  steps: [
    { type: 'say', text: 'welcome', at: '.aa-street', rules: ['AA-4'] },
    { type: 'say', text: 'supply', at: '.aa-market', rules: ['AA-23'] },
    {
      type: 'ask',
      text: 'offer',
      at: '.aa-hand',
      move: { type: 'offer', up: 'codebreaker', down: 'daredevil' },
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'up' } },
    {
      type: 'ask',
      text: 'take',
      at: '.aa-market',
      move: { type: 'take', card: 'watchtower', hand: 0 },
      otherwise: 'takeOther',
      rules: ['AA-21', 'AA-22'],
    },
    { type: 'say', text: 'ongoing', at: '.tile.is-own', rules: ['AA-25', 'AA-30'] },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'enforcer', down: 'saboteur' } },
    {
      type: 'ask',
      text: 'enforcer',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'up' },
      otherwise: 'enforcerOther',
      rules: ['AA-31'],
    },
    {
      type: 'ask',
      text: 'instant',
      at: '.aa-market',
      move: { type: 'take', card: 'secret-recruit', hand: 0 },
      rules: ['AA-23', 'AA-24'],
    },
    {
      type: 'ask',
      text: 'resolve',
      at: '.aa-choices',
      move: { type: 'resolve', agent: 'sidekick' },
      otherwise: 'resolveOther',
      rules: ['AA-26'],
    },
    {
      type: 'ask',
      text: 'chain',
      at: '.aa-market',
      move: { type: 'take', card: 'surveillance-truck', hand: 0 },
      rules: ['AA-26', 'AA-27'],
    },
    { type: 'say', text: 'caught', at: '.aa-street' },
    { type: 'say', text: 'end', rules: ['AA-18', 'AA-29'] },
  ],
};
