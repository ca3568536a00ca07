import { type AgentAvenueLesson, agentDeck } from './lesson-builders.ts';

const LEARNER_HAND = ['enforcer', 'saboteur', 'sentinel', 'daredevil'] as const;
const PETRA_HAND = ['saboteur', 'enforcer', 'sentinel', 'codebreaker'] as const;
const OTTO_HAND = ['double-agent', 'saboteur', 'enforcer', 'sentinel'] as const;
const VESNA_HAND = ['daredevil', 'codebreaker', 'double-agent', 'mole'] as const;

/** Two against two: one player plays the open card, the other the closed one, and both agree on what to recruit. */
export const teams: AgentAvenueLesson<'teams'> = {
  id: 'teams',
  minutes: 3,
  players: ['', 'Petra', 'Otto', 'Vesna'],
  seat: 0,
  options: { mode: 'simple' },
  decks: { agents: agentDeck(...LEARNER_HAND, ...PETRA_HAND, ...OTTO_HAND, ...VESNA_HAND) },
  steps: [
    { type: 'say', text: 'welcome', at: '.aa-street', rules: ['AA-33'] },
    {
      type: 'ask',
      text: 'lead',
      at: '.aa-hand',
      move: { type: 'lead', card: 'enforcer' },
      rules: ['AA-34'],
    },
    { type: 'play', seat: 2, move: { type: 'follow', card: 'saboteur' } },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'down' } },
    { type: 'say', text: 'vote', at: '.aa-votes', rules: ['AA-37'] },
    { type: 'play', seat: 3, move: { type: 'recruit', card: 'down' } },
    { type: 'say', text: 'agreed', at: '.aa-street' },
    { type: 'play', seat: 1, move: { type: 'lead', card: 'sentinel' } },
    { type: 'play', seat: 3, move: { type: 'follow', card: 'daredevil' } },
    {
      type: 'ask',
      text: 'propose',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'up' },
      otherwise: 'proposeOther',
      rules: ['AA-37'],
    },
    { type: 'play', seat: 2, move: { type: 'recruit', card: 'down' } },
    {
      type: 'ask',
      text: 'change',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'down' },
    },
    { type: 'say', text: 'took', at: '.aa-street' },
    { type: 'play', seat: 2, move: { type: 'lead', card: 'sentinel' } },
    {
      type: 'ask',
      text: 'follow',
      at: '.aa-hand',
      move: { type: 'follow', card: 'saboteur' },
      otherwise: 'followOther',
      rules: ['AA-34', 'AA-35'],
    },
    { type: 'say', text: 'end', rules: ['AA-34', 'AA-36'] },
  ],
};
