import { equipmentDeck, type KompromatLesson, missionDeck, roundSteps, turnSteps } from './lesson-builders.ts';
import { SELECTORS } from './selectors.ts';

/** Starts after one round: Petra leads by far, but has eight tokens. */
export const notoriety: KompromatLesson<'notoriety'> = {
  id: 'notoriety',
  minutes: 2,
  players: ['', 'Petra'],
  seat: 0,
  options: {},
  decks: {
    missions: missionDeck(
      ...(['counter-3', 'counter-2a', 'counter-2b', 'counter-1a'] as const),
      ...(['informant', 'pursuit', 'airport', 'hotel'] as const), // above the four, in their order
      ...(['counter-1b', 'code-1', 'document-1', 'barmaid', 'locker'] as const),
    ),
    'equipment:0:1': equipmentDeck('2', '3', '4', '5'),
    'equipment:1:1': equipmentDeck('10', '9', '8', '7'),
    'equipment:0:2': equipmentDeck('2', '10', '9', '8'),
    'equipment:1:2': equipmentDeck('5', '3', '4', '6'),
  },
  steps: [
    ...roundSteps(0),
    ...turnSteps(1, 0, 0),
    { type: 'say', text: 'welcome', at: '.ko-row', rules: ['KO-19'] },
    { type: 'say', text: 'eight', at: '.tile:not(.is-own)', rules: ['KO-20'] },
    {
      type: 'ask',
      text: 'place',
      at: SELECTORS.mission(0),
      move: { type: 'place', mission: 0 },
      otherwise: 'placeOther',
    },
    { type: 'ask', text: 'stop', at: SELECTORS.actions, move: { type: 'stop' }, otherwise: 'stopOther' },
    ...[1, 2, 3].flatMap((mission) => [...turnSteps(1, mission, 0), ...turnSteps(0, mission, 0)]),
    { type: 'say', text: 'ninth', at: SELECTORS.mission(0), rules: ['KO-20'] },
    { type: 'say', text: 'end' },
  ],
};
