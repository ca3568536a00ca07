import { isHiddenCards, type WrittenMove } from '@safehouse/contract';
import type { BoardPhase, BoardTesting, LessonPress } from '@safehouse/testkit';
import type { GameTranslations } from '../locales/en.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export const board: BoardTesting = {
  moveButtons: [
    '.aa-main:enabled',
    '.aa-choices button',
    '.aa-chip.is-open',
    '.aa-hold[aria-disabled="false"][aria-pressed="false"]',
  ],
  accessibleMoves: [
    { role: 'button', name: /^(Play both cards|Play face (up|down))$/, disabled: false },
    { role: 'button', name: /^(Recruit |Take (?!back)|Keep it in hand)/ },
    { role: 'button', pressed: false, within: [{ role: 'list', name: /^Black market/ }] },
    { role: 'button', pressed: false, disabled: false, within: [{ role: 'list', name: 'Your hand' }] },
  ],
  maxPresses: 250,
  hiddenParts: '.aa-card, .aa-stage',
  fullestOptions: { mode: 'advanced' },
  // The names of who has chosen a chip grow from its corner, above the layout: they push nothing away.
  movingPieces: ['.aa-hold', '.aa-agents', '.aa-owned', '.aa-chip .aa-voters'],
  phases: phases(),
  lessonPresses,
  guideExample: [
    { button: 'Recruit Enforcer', status: /Enforcer, card 1: .*house 2/ },
    { button: 'Recruit Enforcer', status: /Enforcer, card 2: .*house 4/ },
    { button: 'Recruit Sidekick', status: /you win/ },
    { button: 'Start again', status: /house 1/ },
  ],
};

function phases(): readonly BoardPhase[] {
  const asks = (type: AgentAvenueMove['type']) => (moves: readonly WrittenMove[]) =>
    moves.some((move) => (move as AgentAvenueMove).type === type);
  const card = '.aa-hold[aria-disabled="false"][aria-pressed="false"]';
  return [
    { name: 'offer', players: [2, 3], isAsked: asks('offer'), shows: '.aa-main:disabled' },
    { name: 'offer chosen', players: [2, 3], isAsked: canOfferFirst, presses: [card, card], shows: '.aa-main:enabled' },
    { name: 'swap', isAsked: asks('swap'), presses: [card], shows: '.aa-swap' },
    { name: 'lead', players: [3, 4], isAsked: asks('lead'), presses: [card], shows: '.aa-main:enabled' },
    { name: 'follow', players: [3, 4], isAsked: canFollowWithFirst, presses: [card], shows: '.aa-main:enabled' },
    { name: 'choice', isAsked: asks('recruit'), shows: '.aa-choices' },
    {
      name: 'votes',
      players: [3, 4],
      isAsked: (_, view) => Object.keys((view as View).votes).length > 0,
      shows: '.aa-votes',
    },
    { name: 'market', isAsked: asks('take'), shows: '.aa-chip.is-open' },
    { name: 'market card', isAsked: asks('take'), presses: ['.aa-chip.is-open'], shows: '.aa-choices' },
    { name: 'agent of a market card', isAsked: asks('resolve'), shows: '.aa-resolve' },
  ];
}

/** AA-7: two cards of one name are refused. */
function canOfferFirst(moves: readonly WrittenMove[], view: object): boolean {
  const [up, down] = ownHand(view as View);
  return (moves as readonly AgentAvenueMove[]).some(
    (move) => move.type === 'offer' && move.up === up && move.down === down,
  );
}

/** AA-34: the same for the name of the open card. */
function canFollowWithFirst(moves: readonly WrittenMove[], view: object): boolean {
  const [first] = ownHand(view as View);
  return (moves as readonly AgentAvenueMove[]).some((move) => move.type === 'follow' && move.card === first);
}

/** The other hands are hidden. */
function ownHand({ hands }: View): readonly string[] {
  const [own = []] = hands.flatMap((hand) => (isHiddenCards(hand) ? [] : [hand]));
  return own;
}

const CONFIRM: LessonPress = { selector: '.aa-main:enabled' };

function lessonPresses(written: WrittenMove, english: object): readonly LessonPress[] {
  const move = written as AgentAvenueMove;
  const { agents } = english as GameTranslations;
  const cardPress = (name: keyof typeof agents): LessonPress => ({ selector: '.aa-hold', text: agents[name] });
  switch (move.type) {
    case 'offer':
      return [cardPress(move.up), cardPress(move.down), CONFIRM];
    case 'swap':
      return [cardPress(move.card), { selector: '.aa-swap' }];
    case 'lead':
    case 'follow':
      return [cardPress(move.card), CONFIRM];
    case 'take':
      return [{ selector: '.aa-chip.is-hinted' }, { selector: '.aa-choices .is-hinted' }];
    default:
      return [{ selector: '.aa-choices .is-hinted' }];
  }
}
