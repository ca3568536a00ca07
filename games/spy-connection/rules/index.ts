import { type Game, type Move, type ScopedFact, type Seat, seatsInMask } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { SpyFact } from './facts.ts';
import { legal } from './legal.ts';
import type { SpyMove } from './move-encoding.ts';
import { parseOptions, type SpyOptions } from './options.ts';
import { redeal } from './redeal.ts';
import { SHUFFLE_LABELS, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { openView, type SpyView, view } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';
import { whyNot } from './why-not.ts';

export type { SpyFact, SpyMove, SpyOptions, SpyView };

export const rules: Game<State, SpyOptions, SpyView, SpyFact, SpyMove> = {
  id: 'spy-connection',
  version: 1,
  vocabulary: VOCABULARY,
  parseOptions,
  knowsLabel: (label) => SHUFFLE_LABELS.some((known) => known === label),
  setup,
  toAct: (state) => seatsInMask(state.phase === 'over' ? 0 : 1 << state.active),
  legal,
  play(state: State, _seat: Seat, move: Move, _chance, facts: ScopedFact<SpyFact>[] | null) {
    const { kind, target } = state.board.moveEncoding.decodedMoves[move];
    kind.play(state, target, facts);
  },
  result: (state) => state.result,
  whyNot,
  writeMove: (state, move) => state.board.moveEncoding.vocabulary.write(move),
  parseMove: (state, value) => state.board.moveEncoding.vocabulary.parse(value),
  describe,
  view,
  openView,
  clone,
  redeal,
};
