import { type Game, movesByCodec } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import { legal, toAct } from './legal.ts';
import { type KompromatMove, MOVE_CODEC } from './moves.ts';
import { type Options, parseOptions } from './options.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import type { RulesVersion } from './rules-version.ts';
import { setup } from './setup.ts';
import { knowsLabel } from './shuffle-labels.ts';
import { clone, type State } from './state.ts';
import { openView, type View, view } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';
import { whyNot } from './why-not.ts';

type Kompromat = Game<State, Options, View, Fact, KompromatMove>;

const createRules = (version: RulesVersion): Kompromat => ({
  id: 'kompromat',
  version,
  vocabulary: VOCABULARY,
  parseOptions: (header) => parseOptions(header, version),
  knowsLabel,
  setup,
  toAct,
  legal,
  play,
  result: (state) => state.result,
  whyNot,
  ...movesByCodec(MOVE_CODEC),
  describe,
  view,
  openView,
  clone,
  redeal,
});

export const kompromat = createRules(2);
export const kompromatVersion1 = createRules(1);
