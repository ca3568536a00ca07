import type { WrittenMove } from '@safehouse/contract';
import type { BoardTesting, LessonPress } from '@safehouse/testkit';
import type { GameTranslations } from '../locales/en.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';

export const board: BoardTesting = {
  moveButtons: ['.aa-main:enabled', '.aa-choices button', '.aa-hold[aria-disabled="false"][aria-pressed="false"]'],
  accessibleMoves: [
    { role: 'button', name: /^(Play both cards|Play face (up|down))$/, disabled: false },
    { role: 'button', name: /^(Recruit |Take (?!back)|Keep it in hand)/ },
    { role: 'button', pressed: false, disabled: false, within: [{ role: 'list', name: 'Your hand' }] },
  ],
  maxPresses: 250,
  hiddenParts: '.aa-card, .aa-stage',
  fullestOptions: { mode: 'advanced' },
  movingPieces: ['.aa-hold', '.aa-agents', '.aa-owned'],
  lessonPresses,
  guideExample: [
    { button: 'Recruit Enforcer', status: /Enforcer, card 1: .*house 2/ },
    { button: 'Recruit Enforcer', status: /Enforcer, card 2: .*house 4/ },
    { button: 'Recruit Sidekick', status: /you win/ },
    { button: 'Start again', status: /house 1/ },
  ],
};

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
    default:
      return [{ selector: '.aa-choices .is-hinted' }];
  }
}
