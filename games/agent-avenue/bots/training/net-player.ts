/**
 * A trained net, to play it in the arena: AGENT_AVENUE_NET names a module that the quantize.py of training/agent_avenue
 * or, for matches with three and four players, of training/agent_avenue_teams has written.
 *
 *     AGENT_AVENUE_NET=training/out/exploiter.mjs node scripts/launch.mjs packages/cli/main.ts arena --game agent-avenue \
 *       --bots file:games/agent-avenue/bots/training/net-player.ts,master --threads 1
 *     AGENT_AVENUE_NET=training/out/team-simple.mjs node scripts/launch.mjs scripts/level-steps.ts --game agent-avenue \
 *       --players 4 --levels search,file:games/agent-avenue/bots/training/net-player.ts --against below
 */
import type { PolicyNetwork } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { drawMove, type FactualTurn } from '../net/net-choice.ts';
import { decodeNetwork, netNameFor } from '../net/networks.ts';

const module = new URL(process.env.AGENT_AVENUE_NET ?? 'training/out/simple.mjs', `file://${process.cwd()}/`);
const { weights } = (await import(module.href)) as { readonly weights: string };
let network: PolicyNetwork | undefined;

const netPlayer: Player<View, AgentAvenueMove> = {
  choose(turn: FactualTurn) {
    network ??= decodeNetwork(netNameFor(turn.view), weights);
    return drawMove(network, turn);
  },
};

export default netPlayer;
