import { type AgentAvenueLesson, agentDeck } from './lesson-builders.ts';

const LEARNER_HAND = ['enforcer', 'saboteur', 'sentinel', 'mole'] as const;
const PETRA_HAND = ['saboteur', 'codebreaker', 'double-agent', 'enforcer'] as const;

/** A whole match in five turns: offers, choices, a swap and a catch. */
export const basics: AgentAvenueLesson<'basics'> = {
  id: 'basics',
  minutes: 5,
  players: ['', 'Petra'],
  seat: 0,
  options: { mode: 'simple' },
  decks: {
    agents: agentDeck(
      ...LEARNER_HAND,
      ...PETRA_HAND,
      ...(['double-agent', 'sentinel'] as const), // the learner draws after the first offer
      ...(['sidekick', 'daredevil'] as const), // Petra draws
      'codebreaker', // drawn for the swapped Mole
      ...(['double-agent', 'enforcer'] as const), // the learner draws after the second offer
    ),
  },
  steps: [
    { type: 'say', text: 'welcome', at: '.aa-street', rules: ['AA-1', 'AA-2'] },
    { type: 'say', text: 'gap', at: '.tile.is-own', rules: ['AA-15'] },
    { type: 'say', text: 'hand', at: '.aa-hand', rules: ['AA-3', 'AA-11'] },
    {
      type: 'ask',
      text: 'offer',
      at: '.aa-hand',
      move: { type: 'offer', up: 'enforcer', down: 'saboteur' },
      otherwise: 'offerOther',
      rules: ['AA-6'],
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'down' } },
    { type: 'say', text: 'moved', at: '.aa-street', rules: ['AA-10', 'AA-12'] },
    { type: 'say', text: 'refill', at: '.aa-hand', rules: ['AA-9'] },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'saboteur', down: 'codebreaker' } },
    {
      type: 'ask',
      text: 'hidden',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'down' },
      otherwise: 'hiddenOther',
      rules: ['AA-10'],
    },
    { type: 'say', text: 'codebreaker', at: '.tile.is-own', rules: ['AA-16'] },
    { type: 'say', text: 'daredevil', at: '.tile.is-own', rules: ['AA-17'] },
    {
      type: 'ask',
      text: 'swap',
      at: '.aa-hand',
      move: { type: 'swap', card: 'mole' },
      otherwise: 'swapOther',
      rules: ['AA-8'],
    },
    { type: 'say', text: 'names', at: '.aa-hand', rules: ['AA-7'] },
    {
      type: 'ask',
      text: 'second',
      at: '.aa-hand',
      move: { type: 'offer', up: 'sentinel', down: 'double-agent' },
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'down' } },
    { type: 'say', text: 'danger', at: '.tile.is-own', rules: ['AA-11'] },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'double-agent', down: 'enforcer' } },
    {
      type: 'ask',
      text: 'deny',
      at: '.aa-choices',
      move: { type: 'recruit', card: 'up' },
      otherwise: 'denyOther',
    },
    { type: 'say', text: 'ready', at: '.tile.is-own' },
    {
      type: 'ask',
      text: 'trap',
      at: '.aa-hand',
      move: { type: 'offer', up: 'codebreaker', down: 'double-agent' },
      otherwise: 'trapOther',
    },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'caught', at: '.aa-street', rules: ['AA-13', 'AA-14', 'AA-15'] },
    { type: 'say', text: 'ties', rules: ['AA-19', 'AA-20'] },
    { type: 'say', text: 'end' },
  ],
};
