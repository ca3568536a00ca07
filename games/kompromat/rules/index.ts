import type { Game } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import { knowsLabel } from './labels.ts';
import { legal, toAct } from './legal.ts';
import { type KompromatMove, words } from './moves.ts';
import { type Options, options } from './options.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

export const kompromat: Game<State, Options, View, Fact, KompromatMove> = {
  id: 'kompromat',
  version: 1,
  options,
  knowsLabel,
  setup,
  toAct,
  legal,
  play,
  result: (state) => state.result,
  whyNot,
  write: (_state, move) => words.write(move),
  read: (_state, value) => words.read(value),
  describe,
  view,
  clone,
  redeal,
};
