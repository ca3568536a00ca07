import type { WrittenMove } from '@safehouse/contract';
import type { AccessibleElement, BoardPhase, BoardTesting } from '@safehouse/testkit';
import type { SpyMove } from '../rules/index.ts';

const TURN = { role: 'region', name: 'This turn' } as const;
const POSSIBLE = { role: 'region', name: 'What you can do' } as const;

const listed = (group: string): AccessibleElement => ({
  role: 'button',
  pressed: false,
  within: [POSSIBLE, { role: 'group', name: group }],
});

export const board: BoardTesting = {
  moveButtons: ['.sc-do', '.sc-choice[aria-pressed="false"]', '.sc-list-button[aria-pressed="false"]'],
  accessibleMoves: [
    { role: 'button', name: 'What you can do', pressed: false, within: [TURN] },
    {
      role: 'button',
      name: /^(Choose|Accept|Connect|Travel|Mark|Take back|Discard)(?! a| agents)/,
      within: [TURN],
    },
    listed('Mark the city'),
    { role: 'button', name: 'End turn', within: [TURN] },
    ...['Choose a start mission', 'Accept a mission', 'Connect', 'Travel'].map(listed),
    { role: 'button', pressed: false, within: [POSSIBLE] },
  ],
  maxPresses: 600,
  hiddenParts: '.sc-tag, .sc-map',
  fullestOptions: { board: 'dark', start: 'draft' },
  scrollingLists: ['.sc-moves'],
  movingPieces: ['.sc-tag', '.sc-mission-lines'],
  phases: phases(),
  // Excludes the button that existed before the move was highlighted.
  lessonPresses: () => [{ selector: '.sc-do:not(.sc-end)' }],
  guideExample: [
    { button: 'Space 1: empty', status: /2 \+ 2 \+ 1 = 5/ },
    { button: 'Space 1: an opponent’s agent', status: /0 \+ 2 \+ 1 = 3.*3 agents/ },
    { button: 'Space 2: an opponent’s agent', status: /0 \+ 0 \+ 1 = 1.*1 agent\b/ },
  ],
};

function phases(): readonly BoardPhase[] {
  const asks = (type: SpyMove['type']) => (moves: readonly WrittenMove[]) =>
    moves.some((move) => (move as SpyMove).type === type);
  const list = '.sc-list-button';
  return [
    { name: 'start mission', isAsked: asks('choose'), shows: '.frame-store .sc-tag, .frame-hand .sc-tag' },
    { name: 'turn', isAsked: asks('connect'), shows: list },
    { name: 'list of moves', isAsked: asks('connect'), presses: [list], shows: '.sc-choice' },
    { name: 'connection', isAsked: asks('connect'), presses: [list, '.sc-choice'], shows: '.sc-do' },
    {
      name: 'mission on display',
      isAsked: asks('accept'),
      presses: ['.frame-store .sc-tag:last-child'],
      shows: '.act-buttons',
    },
    { name: 'own mission', isAsked: asks('discard'), presses: ['.frame-hand .sc-tag'], shows: '.sc-do' },
    { name: 'mark', isAsked: asks('mark'), shows: '.act-buttons' },
    { name: 'recall', isAsked: asks('recall'), shows: '.act-buttons' },
    { name: 'end of a turn', isAsked: (moves) => moves.length > 0 && !asks('connect')(moves), shows: '.sc-end' },
  ];
}
