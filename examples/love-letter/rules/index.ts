import { type Game, movesByCodec } from '@safehouse/contract';
import { GOALS } from '../data/cards.ts';
import type { Fact } from './facts.ts';
import { legal, toAct, whyNot } from './legal.ts';
import { MOVE_CODEC, type PlayCard } from './moves.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { clone, ROUND_LABEL, type State, setup } from './state.ts';
import { describe, type View, view } from './view.ts';

export const loveLetter: Game<State, object, View, Fact, PlayCard> = {
  id: 'love-letter',
  version: 1,
  parseOptions: ({ options, players, edition }) =>
    players in GOALS && Object.keys(options).length === 0 && edition === undefined
      ? { ok: true, value: {} }
      : { ok: false, message: 'two to four players, no options, no edition' },
  knowsLabel: (label) => ROUND_LABEL.test(label),
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
  rounds: {
    ended: ({ round, result }) => (result ? round : round - 1),
    scores: ({ favours }) => favours,
  },
};
