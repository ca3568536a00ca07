import { equipmentDeck, type KompromatLesson, missionDeck, playSteps, turnSteps } from './lesson-builders.ts';

const CURRENT_ACTIONS = '.ko-now';
const OWN_ITEMS = '.ko-row + .ko-agent .ko-items';
const missionSelector = (n: number) => `.ko-mission:nth-child(${n + 1})`;
const ownItemSelector = (n: number) => `${OWN_ITEMS} li:nth-child(${n})`;

/** Two rounds have been played: the other six items lie in front of the learner, and two tokens. */
export const gadgets: KompromatLesson<'gadgets'> = {
  id: 'gadgets',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { memoryAid: true },
  decks: {
    missions: missionDeck(
      ...(['gps-tracker', 'drone', 'jetpack', 'stun-gun'] as const),
      ...(['usb-stick', 'balaclava', 'barmaid', 'hotel'] as const),
      ...(['informant', 'pursuit', 'airport', 'locker'] as const),
    ),
    'equipment:0:1': equipmentDeck('10', '9', '8', '7'),
    'equipment:1:1': equipmentDeck('2', '3', '4', '5'),
    'equipment:0:2': equipmentDeck('10', '9', '8', '7', '7', '7', '6', '5', '4'),
    'equipment:1:2': equipmentDeck('2', '3', '4', '5'),
    'equipment:0:3': equipmentDeck('9', '8', '7', '10', '6', '7', '5', '4'),
    'equipment:1:3': equipmentDeck('6', '5', '9', '10', '8', '7', '7', '4', '3', '2'),
  },
  steps: [
    ...[0, 1, 2, 3].flatMap((at) => [...turnSteps(0, at, 0), ...turnSteps(1, at, 0)]),
    ...[0, 1].flatMap((at) => [...turnSteps(1, at, 0), ...turnSteps(0, at, 0)]),
    ...turnSteps(1, 2, 0),
    ...turnSteps(0, 2, 2), // 22: a token
    ...turnSteps(1, 3, 0),
    ...turnSteps(0, 3, 3), // 22 again: another one
    ...playSteps(0, { type: 'pass' }, { type: 'shield', item: null }),
    ...playSteps(0, { type: 'place', mission: 0 }, { type: 'hit' }, { type: 'hit' }),
    { type: 'say', text: 'welcome', at: OWN_ITEMS, rules: ['KO-24', 'KO-25'] },
    {
      type: 'ask',
      text: 'tracker',
      at: ownItemSelector(1),
      move: { type: 'use', item: 'gps-tracker' },
      otherwise: 'trackerOther',
      rules: ['KO-25'],
    },
    { type: 'ask', text: 'stop', at: CURRENT_ACTIONS, move: { type: 'stop' }, otherwise: 'stopOther' },
    ...turnSteps(1, 0, 2),
    {
      type: 'ask',
      text: 'drone',
      at: ownItemSelector(1),
      move: { type: 'use', item: 'drone', mission: 0 },
      otherwise: 'droneOther',
      rules: ['KO-25'],
    },
    { type: 'say', text: 'seen', at: missionSelector(0) },
    {
      type: 'ask',
      text: 'jetpack',
      at: ownItemSelector(1),
      move: { type: 'use', item: 'jetpack', from: 0, to: 1 },
      otherwise: 'jetpackOther',
      rules: ['KO-25', 'KO-27'],
    },
    {
      type: 'ask',
      text: 'balaclava',
      at: ownItemSelector(3),
      move: { type: 'use', item: 'balaclava' },
      otherwise: 'balaclavaOther',
      rules: ['KO-25'],
    },
    { type: 'say', text: 'ahead', at: '.ko-row' },
    ...turnSteps(0, 2, 1),
    ...turnSteps(1, 1, 1),
    ...turnSteps(0, 3, 2),
    ...turnSteps(1, 2, 2),
    ...turnSteps(0, 0, 0),
    ...turnSteps(1, 3, 1),
    { type: 'say', text: 'window', at: missionSelector(1), rules: ['KO-21', 'KO-30'] },
    {
      type: 'ask',
      text: 'stun',
      at: ownItemSelector(1),
      move: { type: 'use', item: 'stun-gun', mission: 1, card: 1 },
      otherwise: 'stunOther',
      rules: ['KO-25', 'KO-29'],
    },
    {
      type: 'ask',
      text: 'stick',
      at: ownItemSelector(1),
      move: { type: 'use', item: 'usb-stick', as: 'stun-gun', mission: 2, card: 1 },
      otherwise: 'stickOther',
      rules: ['KO-25'],
    },
    { type: 'say', text: 'result', at: '.ko-row + .ko-agent', rules: ['KO-16', 'KO-24'] },
    { type: 'say', text: 'end' },
  ],
};
