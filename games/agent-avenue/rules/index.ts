import { type Game, movesByCodec } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import { legal, toAct } from './legal.ts';
import { type AgentAvenueMove, MOVE_CODEC } from './moves.ts';
import { type Options, parseOptions } from './options.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import type { RulesVersion } from './rules-version.ts';
import { AGENTS_LABEL, MARKET_LABEL, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { openView, type View, view } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';
import { whyNot } from './why-not.ts';

type AgentAvenue = Game<State, Options, View, Fact, AgentAvenueMove>;

const createRules = (version: RulesVersion): AgentAvenue => ({
  id: 'agent-avenue',
  version,
  vocabulary: VOCABULARY,
  parseOptions: (header) => parseOptions(header, version),
  knowsLabel: (label) => label === AGENTS_LABEL || label === MARKET_LABEL,
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

export const agentAvenue = createRules(2);
export const agentAvenueVersion1 = createRules(1);
