import type { Refusal } from '@safehouse/contract';
import type { Phase } from './state.ts';

/** Every reason for refusing a move, with its rule. */
export const REFUSALS = {
  notToAct: { code: 'not-to-act', rule: null },
  voteUnchanged: { code: 'vote-unchanged', rule: 'AA-37' },
  notInHand: { code: 'not-in-hand', rule: 'AA-6' },
  sameName: { code: 'same-name', rule: 'AA-7' },
  sameNameAsMate: { code: 'same-name-as-mate', rule: 'AA-34' },
  noSwapsLeft: { code: 'no-swaps-left', rule: 'AA-8' },
  deckEmpty: { code: 'deck-empty', rule: 'AA-8' },
  lastCardReserved: { code: 'last-card-reserved', rule: 'AA-35' },
  playWithMate: { code: 'play-with-mate', rule: 'AA-34' },
  outOfOrder: { code: 'out-of-order', rule: 'AA-34' },
  playAlone: { code: 'play-alone', rule: 'AA-34' },
  notInSupply: { code: 'not-in-supply', rule: 'AA-21' },
  notYourHand: { code: 'not-your-hand', rule: 'AA-24' },
  notPossible: { code: 'not-possible', rule: 'AA-24' },
} as const satisfies { readonly [name: string]: Refusal };

/** For a move of another phase, by the current phase. */
export const WRONG_PHASE: { readonly [phase in Phase]: Refusal } = {
  play: { code: 'wrong-phase', rule: 'AA-6' },
  recruit: { code: 'wrong-phase', rule: 'AA-10' },
  market: { code: 'wrong-phase', rule: 'AA-21' },
  resolve: { code: 'wrong-phase', rule: 'AA-24' },
  over: { code: 'wrong-phase', rule: 'AA-13' },
};
