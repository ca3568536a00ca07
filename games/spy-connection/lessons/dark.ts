import { missionDeck, playSteps, type SpyLesson, startMissionDeck } from './lesson-builders.ts';

const MAP_SELECTOR = '.sc-stage';
const OWN_MISSIONS_SELECTOR = '.sc-own';
const OPEN_MISSIONS_SELECTOR = '.sc-open';
const DOCK_SELECTOR = '.sc-dock';

/** Three players on the dark board: a draft, dear planning, the way to plan for nothing, and a crowd. */
export const dark: SpyLesson<'dark'> = {
  id: 'dark',
  minutes: 4,
  players: ['Marlow', 'Petra', ''],
  seat: 2,
  options: { board: 'dark', start: 'draft' },
  decks: {
    missions: missionDeck('m01', 'm40', 'm03', 'm33', 'm07', 'm21'),
    start: startMissionDeck('st3', 'st5', 'st2'),
  },
  steps: [
    { type: 'say', text: 'welcome', at: MAP_SELECTOR },
    { type: 'say', text: 'draft', at: '.sc-start', rules: ['SC-8'] },
    {
      type: 'ask',
      text: 'choose',
      at: '.sc-start',
      move: { type: 'choose', card: 'st2' },
      otherwise: 'chooseOther',
    },
    ...playSteps(1, { type: 'choose', card: 'st5' }),
    { type: 'say', text: 'cost', at: OPEN_MISSIONS_SELECTOR, rules: ['SC-12'] },
    ...playSteps(0, { type: 'connect', via: 'OSL-HEL' }, { type: 'end' }),
    ...playSteps(1, { type: 'connect', via: 'MON-ROM' }, { type: 'end' }),
    {
      type: 'ask',
      text: 'discard',
      at: '.sc-moves',
      move: { type: 'discard', mission: 'st2' },
      otherwise: 'discardOther',
      rules: ['SC-13', 'SC-21'],
    },
    {
      type: 'ask',
      text: 'free',
      at: OPEN_MISSIONS_SELECTOR,
      move: { type: 'accept', place: 3 },
      otherwise: 'freeOther',
      rules: ['SC-13'],
    },
    { type: 'ask', text: 'mark', at: OWN_MISSIONS_SELECTOR, move: { type: 'mark', mission: 'm33' } },
    { type: 'ask', text: 'end', at: DOCK_SELECTOR, move: { type: 'end' } },
    ...playSteps(0, { type: 'connect', via: 'BER-OSL' }, { type: 'end' }),
    ...playSteps(1, { type: 'connect', via: 'PAR-MON' }, { type: 'mark', mission: 'st5' }, { type: 'end' }),
    { type: 'ask', text: 'paris', at: MAP_SELECTOR, move: { type: 'connect', via: 'LON-PAR' } },
    { type: 'ask', text: 'parisMark', at: OWN_MISSIONS_SELECTOR, move: { type: 'mark', mission: 'm33' } },
    { type: 'ask', text: 'end', at: DOCK_SELECTOR, move: { type: 'end' } },
    ...playSteps(0, { type: 'connect', via: 'PAR-BER' }, { type: 'end' }),
    ...playSteps(1, { type: 'connect', via: 'PAR-BER' }, { type: 'end' }),
    { type: 'say', text: 'crowd', at: MAP_SELECTOR, rules: ['SC-16'] },
    {
      type: 'ask',
      text: 'south',
      at: MAP_SELECTOR,
      move: { type: 'connect', via: 'PAR-MON' },
      otherwise: 'southOther',
    },
    { type: 'say', text: 'tie', rules: ['SC-28'] },
    { type: 'say', text: 'bye' },
  ],
};
