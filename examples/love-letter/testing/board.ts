import type { BoardTesting } from '@safehouse/testkit';

export const board: BoardTesting = {
  moveButtons: ['.move-value', '.ll-hand button[aria-disabled="false"][aria-pressed="false"]'],
  accessibleMoves: [
    { role: 'button', name: /^(Guess|Yourself)$/ },
    { role: 'button', name: /^Play the /, disabled: false },
  ],
  maxPresses: 900,
  hiddenParts: '.ll-hand, .ll',
};
