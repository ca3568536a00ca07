import { equipmentDeck, type KompromatLesson, missionDeck, playSteps, turnSteps } from './lesson-builders.ts';

const CURRENT_ACTIONS = '.ko-now';
const OWN_ITEMS = '.ko-row + .ko-agent .ko-items';
const ownItemSelector = (n: number) => `${OWN_ITEMS} li:nth-child(${n})`;

/** A round has been played: four items lie in front of the learner, and each is used at its moment. */
export const items: KompromatLesson<'items'> = {
  id: 'items',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { memoryAid: true },
  decks: {
    missions: missionDeck(
      ...(['chloroform', 'night-vision', 'vesper-martini', 'newspaper'] as const),
      ...(['pursuit', 'airport', 'counter-2a', 'document-1', 'hotel'] as const),
    ),
    'equipment:0:1': equipmentDeck('10', '9', '8', '7'),
    'equipment:1:1': equipmentDeck('2', '3', '4', '5'),
    'equipment:0:2': equipmentDeck('8', '9', '5', '10', '7', '7', '6', '4', '7', '3', '2'),
    'equipment:1:2': equipmentDeck('10', '9', '7', '8', '5', '6', '4', '3'),
  },
  steps: [
    ...[0, 1, 2, 3].flatMap((mission) => [...turnSteps(0, mission, 0), ...turnSteps(1, mission, 0)]),
    ...playSteps(0, { type: 'declare', elevens: 0 }),
    ...turnSteps(1, 0, 1),
    { type: 'say', text: 'welcome', at: OWN_ITEMS, rules: ['KO-24'] },
    { type: 'say', text: 'when', at: OWN_ITEMS, rules: ['KO-25'] },
    {
      type: 'ask',
      text: 'look',
      at: ownItemSelector(2),
      move: { type: 'use', item: 'night-vision' },
      otherwise: 'lookOther',
      rules: ['KO-25'],
    },
    { type: 'say', text: 'ahead', at: '.ko-ahead' },
    ...turnSteps(0, 0, 1),
    ...turnSteps(1, 1, 1),
    ...turnSteps(0, 1, 2),
    ...turnSteps(1, 2, 1),
    ...turnSteps(0, 2, 2),
    ...turnSteps(1, 3, 1),
    ...turnSteps(0, 3, 2),
    { type: 'say', text: 'window', at: '.ko-row', rules: ['KO-21', 'KO-30'] },
    {
      type: 'ask',
      text: 'news',
      at: ownItemSelector(3),
      move: { type: 'use', item: 'newspaper', mission: 0 },
      otherwise: 'newsOther',
      rules: ['KO-26', 'KO-28'],
    },
    {
      type: 'ask',
      text: 'keep',
      at: CURRENT_ACTIONS,
      move: { type: 'declare', elevens: 0 },
      otherwise: 'keepOther',
    },
    {
      type: 'ask',
      text: 'martini',
      at: CURRENT_ACTIONS,
      move: { type: 'declare', elevens: 0, martini: -1 },
      otherwise: 'martiniOther',
      rules: ['KO-26'],
    },
    {
      type: 'ask',
      text: 'shield',
      at: CURRENT_ACTIONS,
      move: { type: 'shield', item: 'chloroform' },
      otherwise: 'shieldOther',
      rules: ['KO-19', 'KO-30'],
    },
    { type: 'say', text: 'spent', at: '.ko-row + .ko-agent', rules: ['KO-24'] },
    { type: 'say', text: 'end' },
  ],
};
