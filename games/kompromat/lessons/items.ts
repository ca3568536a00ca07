import { equipment, type LessonOf, missions, play, turn } from './lesson.ts';

const NOW = '.ko-now';
const OWN = '.ko-row + .ko-agent .ko-items';
const own = (n: number) => `${OWN} li:nth-child(${n})`;

/** A round has been played: four items lie in front of the learner, and each is used at its moment. */
export const items: LessonOf<'items'> = {
  id: 'items',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { memoryAid: true },
  decks: {
    missions: missions(
      ...(['chloroform', 'night-vision', 'vesper-martini', 'newspaper'] as const),
      ...(['pursuit', 'airport', 'counter-2a', 'document-1', 'hotel'] as const),
    ),
    'equipment:0:1': equipment('10', '9', '8', '7'),
    'equipment:1:1': equipment('2', '3', '4', '5'),
    'equipment:0:2': equipment('8', '9', '5', '10', '7', '7', '6', '4', '7', '3', '2'),
    'equipment:1:2': equipment('10', '9', '7', '8', '5', '6', '4', '3'),
  },
  steps: [
    ...[0, 1, 2, 3].flatMap((mission) => [...turn(0, mission, 0), ...turn(1, mission, 0)]),
    ...play(0, { type: 'declare', elevens: 0 }),
    ...turn(1, 0, 1),
    { type: 'say', text: 'welcome', at: OWN, rules: ['KO-24'] },
    { type: 'say', text: 'when', at: OWN, rules: ['KO-25'] },
    {
      type: 'ask',
      text: 'look',
      at: own(2),
      move: { type: 'use', item: 'night-vision' },
      otherwise: 'lookOther',
      rules: ['KO-25'],
    },
    { type: 'say', text: 'ahead', at: '.ko-ahead' },
    ...turn(0, 0, 1),
    ...turn(1, 1, 1),
    ...turn(0, 1, 2),
    ...turn(1, 2, 1),
    ...turn(0, 2, 2),
    ...turn(1, 3, 1),
    ...turn(0, 3, 2),
    { type: 'say', text: 'window', at: '.ko-row', rules: ['KO-21', 'KO-30'] },
    {
      type: 'ask',
      text: 'news',
      at: own(3),
      move: { type: 'use', item: 'newspaper', mission: 0 },
      otherwise: 'newsOther',
      rules: ['KO-26', 'KO-28'],
    },
    {
      type: 'ask',
      text: 'keep',
      at: NOW,
      move: { type: 'declare', elevens: 0 },
      otherwise: 'keepOther',
    },
    {
      type: 'ask',
      text: 'martini',
      at: NOW,
      move: { type: 'declare', elevens: 0, martini: -1 },
      otherwise: 'martiniOther',
      rules: ['KO-26'],
    },
    {
      type: 'ask',
      text: 'shield',
      at: NOW,
      move: { type: 'shield', item: 'chloroform' },
      otherwise: 'shieldOther',
      rules: ['KO-19', 'KO-30'],
    },
    { type: 'say', text: 'spent', at: '.ko-row + .ko-agent', rules: ['KO-24'] },
    { type: 'say', text: 'end' },
  ],
};
