import type { Game } from '@safehouse/contract';
import { type TemplateMove, words } from './moves.ts';
import { type Fact, legal, play, whyNot } from './play.ts';
import { CARDS_LABEL, clone, type State, setup, toAct } from './state.ts';
import { describe, redeal, type View, view } from './view.ts';

export const templateGame: Game<State, object, View, Fact, TemplateMove> = {
  id: 'template-game',
  version: 1,
  options: ({ options, players, edition }) =>
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
  write: (_state, move) => words.write(move),
  read: (_state, value) => words.read(value),
  describe,
  view,
  clone,
  redeal,
};
