import { type EngineMove, MOVES } from '../moves.ts';
import { declare } from './declare.ts';
import { giveBack } from './give-back.ts';
import { hit } from './hit.ts';
import { keep } from './keep.ts';
import type { MoveKind } from './move-kind.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { shield } from './shield.ts';
import { stop } from './stop.ts';
import { use } from './use.ts';

const KIND_BY_TYPE: { readonly [type in EngineMove['type']]: MoveKind } = {
  place,
  hit,
  stop,
  pass,
  keep,
  'give-back': giveBack,
  use,
  declare,
  shield,
};

/** By the code of the move. Copied, so that all have the same hidden class: calls through this list are faster. */
export const KIND_OF_MOVE: readonly MoveKind[] = MOVES.map(({ type }) => {
  const { refuse, play } = KIND_BY_TYPE[type];
  return { refuse, play };
});
