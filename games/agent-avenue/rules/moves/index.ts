import { type EngineMove, MOVES } from '../moves.ts';
import { follow } from './follow.ts';
import { lead } from './lead.ts';
import type { MoveKind } from './move-kind.ts';
import { offer } from './offer.ts';
import { recruit } from './recruit.ts';
import { resolve } from './resolve.ts';
import { swap } from './swap.ts';
import { take } from './take.ts';

const KIND_BY_TYPE: { readonly [type in EngineMove['type']]: MoveKind } = {
  swap,
  lead,
  follow,
  offer,
  recruit,
  take,
  resolve,
};

/** By the code of the move. */
export const KIND_OF_MOVE: readonly MoveKind[] = MOVES.map(({ type }) => KIND_BY_TYPE[type]);
