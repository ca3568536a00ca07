import { BEFORE_THE_END } from './before-the-end.ts';
import { accept, connect, END, type LessonOf, mark, missions, play, recall, starts } from './lesson.ts';

const MAP = '.sc-stage';
const OWN = '.sc-own';
const DOCK = '.sc-dock';
const PLAYERS = '.sc-players';

/** The end of a match: a seventh mission, an extra turn, the others' last turn, and the points. */
export const lastTurns: LessonOf<'last-turns'> = {
  id: 'last-turns',
  minutes: 3,
  players: ['', 'Petra'],
  seat: 0,
  options: { board: 'light', start: 'dealt' },
  decks: {
    missions: missions(
      ...['m06', 'm09', 'm07', 'm03', 'm01', 'm08', 'm05', 'm12', 'm11', 'm14'],
      ...['m02', 'm04', 'm13', 'm10', 'm26', 'm20', 'm18', 'm32', 'm29', 'm22'],
    ),
    start: starts('st1', 'st2'),
  },
  steps: [
    ...BEFORE_THE_END,
    { type: 'say', text: 'welcome', at: PLAYERS, rules: ['SC-26', 'SC-28'] },
    ...play(1, connect('PAR-MON'), mark('m03'), mark('m26'), END),
    { type: 'say', text: 'seventh', at: PLAYERS, rules: ['SC-25', 'SC-26'] },
    ...play(1, accept(0), END),
    {
      type: 'ask',
      text: 'london',
      at: MAP,
      move: connect('LON-BER'),
      otherwise: 'londonOther',
      rules: ['SC-26', 'SC-27'],
    },
    {
      type: 'ask',
      text: 'recall',
      at: MAP,
      move: recall('s30'),
      otherwise: 'recallOther',
      rules: ['SC-19', 'SC-24'],
    },
    {
      type: 'ask',
      text: 'mark',
      at: OWN,
      move: mark('m01'),
      otherwise: 'markOther',
      rules: ['SC-28'],
    },
    { type: 'ask', text: 'markMore', at: OWN, move: mark('m13') },
    { type: 'ask', text: 'end', at: DOCK, move: END, otherwise: 'endOther' },
    { type: 'say', text: 'score', at: `${PLAYERS} li`, rules: ['SC-28'] },
    { type: 'say', text: 'bye', rules: ['SC-28', 'SC-30'] },
  ],
};
