import { LAST_TURNS_OPENING_STEPS } from './last-turns-opening.ts';
import {
  accept,
  connect,
  END,
  mark,
  missionDeck,
  playSteps,
  recall,
  type SpyLesson,
  startMissionDeck,
} from './lesson-builders.ts';
import { SELECTORS } from './selectors.ts';

/** The end of a match: a seventh mission, an extra turn, the last turn of the other player, and the points. */
export const lastTurns: SpyLesson<'last-turns'> = {
  id: 'last-turns',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { board: 'light', start: 'dealt' },
  decks: {
    missions: missionDeck(
      ...['m06', 'm09', 'm07', 'm03', 'm01', 'm08', 'm05', 'm12', 'm11', 'm14'],
      ...['m02', 'm04', 'm13', 'm10', 'm26', 'm20', 'm18', 'm32', 'm29', 'm22'],
    ),
    start: startMissionDeck('st1', 'st2'),
  },
  steps: [
    ...LAST_TURNS_OPENING_STEPS,
    { type: 'say', text: 'welcome', at: SELECTORS.players, rules: ['SC-26', 'SC-28'] },
    ...playSteps(1, connect('PAR-MON'), mark('m03'), mark('m26'), END),
    { type: 'say', text: 'seventh', at: SELECTORS.players, rules: ['SC-25', 'SC-26'] },
    ...playSteps(1, accept(0), END),
    {
      type: 'ask',
      text: 'london',
      at: SELECTORS.map,
      move: connect('LON-BER'),
      otherwise: 'londonOther',
      rules: ['SC-26', 'SC-27'],
    },
    {
      type: 'ask',
      text: 'recall',
      at: SELECTORS.map,
      move: recall('s30'),
      otherwise: 'recallOther',
      rules: ['SC-19', 'SC-24'],
    },
    {
      type: 'ask',
      text: 'mark',
      at: SELECTORS.ownMissions,
      move: mark('m01'),
      otherwise: 'markOther',
      rules: ['SC-28'],
    },
    { type: 'ask', text: 'markMore', at: SELECTORS.ownMissions, move: mark('m13') },
    { type: 'ask', text: 'end', at: SELECTORS.dock, move: END, otherwise: 'endOther' },
    { type: 'say', text: 'score', at: `${SELECTORS.players} li`, rules: ['SC-28'] },
    { type: 'say', text: 'bye', rules: ['SC-28', 'SC-30'] },
  ],
};
