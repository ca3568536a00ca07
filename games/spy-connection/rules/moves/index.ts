import { accept } from './accept.ts';
import { choose } from './choose.ts';
import { connect } from './connect.ts';
import { discard } from './discard.ts';
import { end } from './end.ts';
import { mark } from './mark.ts';
import type { MoveKind } from './move-kind.ts';
import { recall } from './recall.ts';
import { travel } from './travel.ts';
import { unmark } from './unmark.ts';

/** By the `type` a move is written with. */
export const MOVES = {
  choose,
  accept,
  travel,
  connect,
  mark,
  recall,
  unmark,
  discard,
  end,
} satisfies { readonly [type: string]: MoveKind };
