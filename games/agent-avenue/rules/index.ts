import type { Game } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import { legal, toAct } from './legal.ts';
import { type AgentAvenueMove, MOVE_CODEC } from './moves.ts';
import { type Options, options } from './options.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { AGENTS_LABEL, MARKET_LABEL, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

export const agentAvenue: Game<State, Options, View, Fact, AgentAvenueMove> = {
  id: 'agent-avenue',
  version: 1,
  parseOptions: options,
  knowsLabel: (label) => label === AGENTS_LABEL || label === MARKET_LABEL,
  setup,
  toAct,
  legal,
  play,
  result: (state) => state.result,
  whyNot,
  writeMove: (_state, move) => MOVE_CODEC.write(move),
  parseMove: (_state, value) => MOVE_CODEC.parse(value),
  describe,
  view,
  clone,
  redeal,
};
