import { type Game, movesByCodec } from '@safehouse/contract';
import { MOVE_CODEC, type TemplateMove } from './moves.ts';
import { type Fact, legal, play, whyNot } from './play.ts';
import { CARDS_LABEL, clone, type State, setup, toAct } from './state.ts';
import { describe, redeal, type View, view } from './view.ts';

export const templateGame: Game<State, object, View, Fact, TemplateMove> = {
  id: 'template-game',
  version: 1,
  parseOptions: ({ options, players, edition }) =>
    players === 2 && Object.keys(options).length === 0 && edition === undefined
      ? { ok: true, value: {} }
      : { ok: false, message: 'two players, no options, no edition' },
  knowsLabel: (label) => label === CARDS_LABEL,
  setup,
  toAct,
  legal,
  play,
  result: (state) => state.result,
  whyNot,
  ...movesByCodec(MOVE_CODEC),
  describe,
  view,
  clone,
  redeal,
};
