import type { BoardTesting } from '@safehouse/testkit';

export const board: BoardTesting = {
  moveButtons: ['.tg-hand button:not([aria-disabled="true"])'],
  accessibleMoves: [{ role: 'button', name: /^Play the \d$/, disabled: false }],
  maxPresses: 10,
  hiddenParts: '.tg-hand',
};
