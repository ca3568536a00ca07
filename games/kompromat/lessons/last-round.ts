import type { MissionId } from '../data/missions.ts';
import {
  equipmentDeck,
  type KompromatLesson,
  missionDeck,
  playSteps,
  roundSteps,
  turnSteps,
} from './lesson-builders.ts';
import { SELECTORS } from './selectors.ts';

/** The same cards for both, so nobody wins a mission. */
const EVEN_DECK = equipmentDeck('10', '9', '8', '7');

const EVEN_ROUNDS_MISSIONS: readonly MissionId[] = [
  ...(['drone', 'gps-tracker', 'jetpack', 'newspaper'] as const),
  ...(['night-vision', 'stun-gun', 'usb-stick', 'vesper-martini'] as const),
  ...(['balaclava', 'chloroform', 'interrogation', 'locker'] as const),
];

const LAST_MISSIONS: readonly MissionId[] = ['document-1', 'document-2', 'counter-3', 'document-3', 'code-3'];

/** Rounds 1 to 4 are even; round 5 gives both two missions, and round 6 ends with a 21 of the learner. */
const decksWith = (middleMissions: readonly MissionId[]) => ({
  missions: missionDeck(...EVEN_ROUNDS_MISSIONS, ...middleMissions, ...LAST_MISSIONS),
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((round) => [0, 1].map((seat) => [`equipment:${seat}:${round}`, EVEN_DECK] as const)),
  ),
  'equipment:0:5': equipmentDeck('2', '10', '9', '3'),
  'equipment:1:5': equipmentDeck('10', '2', '3', '9'),
  'equipment:0:6': equipmentDeck('2', '3', '10', '9', '8', '4'),
  'equipment:1:6': equipmentDeck('10', '9', '2', '8'),
});

const STEPS: KompromatLesson<'equal-points' | 'draw'>['steps'] = [
  ...[0, 1, 0, 1, 0].flatMap(roundSteps),
  ...[0, 1, 2].flatMap((mission) => [...turnSteps(1, mission, 0), ...turnSteps(0, mission, 0)]),
  ...turnSteps(1, 3, 0),
  ...playSteps(0, { type: 'place', mission: 3 }, { type: 'hit' }, { type: 'hit' }),
  { type: 'say', text: 'welcome', at: '.ko-row', rules: ['KO-3', 'KO-22'] },
  { type: 'ask', text: 'stop', at: SELECTORS.actions, move: { type: 'stop' }, otherwise: 'stopOther' },
  {
    type: 'ask',
    text: 'keep',
    at: SELECTORS.actions,
    move: { type: 'keep' },
    otherwise: 'keepOther',
    rules: ['KO-15', 'KO-22'],
  },
  { type: 'say', text: 'result', rules: ['KO-22', 'KO-23'] },
  { type: 'say', text: 'end' },
];

/** 15 points each, and three tokens to two. */
export const equalPoints: KompromatLesson<'equal-points'> = {
  id: 'equal-points',
  minutes: 1,
  players: ['', 'Petra'],
  seat: 0,
  options: {},
  decks: decksWith([
    ...(['barmaid', 'hotel', 'airport', 'safe-house'] as const),
    ...(['counter-2a', 'pursuit', 'code-1', 'code-2', 'informant'] as const),
  ]),
  steps: STEPS,
};

/** 15 points each, and three tokens each. */
export const draw: KompromatLesson<'draw'> = {
  ...equalPoints,
  id: 'draw',
  decks: decksWith([
    ...(['barmaid', 'hotel', 'airport', 'informant'] as const),
    ...(['counter-2a', 'pursuit', 'code-1', 'counter-1a', 'safe-house', 'code-2'] as const),
  ]),
};
