import type { WrittenMove } from '@safehouse/contract';
import type { BoardPhase, BoardTesting, LessonPress } from '@safehouse/testkit';
import type { GameTranslations } from '../locales/en.ts';
import type { KompromatMove } from '../rules/moves.ts';

export const board: BoardTesting = {
  moveButtons: ['.ko-now .act-button:not([aria-disabled])', '.ko-slot:not([aria-disabled])'],
  accessibleMoves: [
    { role: 'button', name: /^(Use nothing|Give one back|Keep it|Take \d+ tokens?|No martini)$/ },
    { role: 'button', name: /as it is|aces? as|martini/ },
    { role: 'button', name: /^(Draw one more|Stop)$/, disabled: false },
    { role: 'button', name: /^Place .+ at mission/, disabled: false },
  ],
  maxPresses: 400,
  hiddenParts: '.ko-card, .ko-slot',
  movingPieces: ['.ko-held', '.ko-card', '.ko-items'],
  phases: phases(),
  lessonPresses,
  guideExample: [
    { button: 'Draw a card', status: /total 20\. 1 below 21/ },
    { button: 'Draw a card', status: /total 21\. Exactly 21/ },
    { button: 'Draw a card', status: /total 21½\. Over 21/ },
    { button: 'Ace 1 counts 11', status: /total 11½/ },
    { button: 'Start again', status: /total 6/ },
  ],
};

function phases(): readonly BoardPhase[] {
  const count = (moves: readonly WrittenMove[], type: KompromatMove['type']) =>
    moves.filter((move) => (move as KompromatMove).type === type).length;
  const asks = (type: KompromatMove['type']) => (moves: readonly WrittenMove[]) => count(moves, type) > 0;
  const items = { isAsked: asks('use'), shows: '.ko-usable' };
  return [
    { name: 'place', isAsked: asks('place'), shows: '.ko-place-prompt' },
    { name: 'draw or stop', isAsked: asks('hit'), shows: '.ko-gauge' },
    { name: 'must stop', isAsked: (moves) => count(moves, 'stop') === 1 && moves.length === 1, shows: '.ko-gauge' },
    { name: 'items window', ...items },
    { name: 'item', ...items, presses: ['.ko-usable'], shows: '.ko-now .is-small' },
    { name: 'declaration', isAsked: (moves) => count(moves, 'declare') > 1, shows: '.ko-now .act-button' },
    { name: 'martini', isAsked: (moves) => count(moves, 'declare') > 4, shows: '.ko-now .act-button' },
    { name: 'token', isAsked: asks('give-back'), shows: '.ko-now .act-button' },
    { name: 'shield', isAsked: asks('shield'), shows: '.ko-now .act-button' },
  ];
}

/** Using an item takes several steps. */
function lessonPresses(written: WrittenMove, english: object): readonly LessonPress[] {
  const move = written as KompromatMove;
  if (move.type !== 'use') return [{ selector: '.ko-hinted, .ko-now .is-hinted' }];
  return [
    { selector: '.ko-item', text: (english as GameTranslations).missions[move.item] },
    { selector: '.ko-now .is-hinted', isRepeated: true },
  ];
}
