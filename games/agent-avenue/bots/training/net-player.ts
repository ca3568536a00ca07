/**
 * A trained net of two players, to play it in the arena: AGENT_AVENUE_NET names a module that
 * training/agent_avenue/quantize.py has written.
 *
 *     AGENT_AVENUE_NET=training/out/exploiter.mjs node scripts/launch.mjs packages/cli/main.ts arena --game agent-avenue \
 *       --bots file:games/agent-avenue/bots/training/net-player.ts,master --threads 1
 */
import type { PolicyNetwork } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { drawMove, type FactualTurn } from '../net/net-choice.ts';
import { decodeNetwork } from '../net/networks.ts';

const module = new URL(process.env.AGENT_AVENUE_NET ?? 'training/out/simple.mjs', `file://${process.cwd()}/`);
const { weights } = (await import(module.href)) as { readonly weights: string };
let network: PolicyNetwork | undefined;

const netPlayer: Player<View, AgentAvenueMove> = {
  choose(turn: FactualTurn) {
    network ??= decodeNetwork(turn.view.mode, weights);
    return drawMove(network, turn);
  },
};

export default netPlayer;
