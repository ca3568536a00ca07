import { type Game, type Move, type News, type Seat, seatsIn } from '@safehouse/contract';
import { describe, type Table } from './describe.ts';
import type { SpyFact } from './facts.ts';
import type { SpyMove } from './language.ts';
import { legal } from './legal.ts';
import { options, type SpyOptions } from './options.ts';
import { redeal } from './redeal.ts';
import { LABELS, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type SpyView, view } from './view.ts';
import { whyNot } from './why-not.ts';

export type { SpyFact, SpyMove, SpyOptions, SpyView, Table };

export const rules: Game<State, SpyOptions, SpyView, SpyFact, SpyMove> = {
  id: 'spy-connection',
  version: 1,
  options,
  knowsLabel: (label) => LABELS.some((known) => known === label),
  setup,
  toAct: (state) => seatsIn(state.phase === 'over' ? 0 : 1 << state.active),
  legal,
  play(state: State, _seat: Seat, move: Move, _chance, news: News<SpyFact>[] | null) {
    const { kind, about } = state.board.language.meanings[move];
    kind.play(state, about, news);
  },
  result: (state) => state.result,
  whyNot,
  write: (state, move) => state.board.language.vocabulary.write(move),
  read: (state, value) => state.board.language.vocabulary.read(value),
  describe,
  view,
  clone,
  redeal,
};
