/**
 * A trained net, to play its favourite moves in the arena: KOMPROMAT_NET names a module that
 * training/kompromat/quantize.py has written.
 *
 *     KOMPROMAT_NET=training/out/exploiter.mjs node scripts/launch.mjs packages/cli/main.ts arena --game kompromat \
 *       --bots file:games/kompromat/bots/training/net-player.ts,master --threads 1
 */
import { argMax, computeLogits, decodePolicyNetwork, LOGIT_UNIT } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC, MOVES } from '../../rules/moves.ts';
import { redeal } from '../../rules/redeal.ts';
import type { View } from '../../rules/view.ts';
import { Policy } from '../policy.ts';
import { netFeatures } from './net-features.ts';

/** As in training/kompromat/game.py. */
const SIZE = { features: 574, hiddenUnits: 160, actions: MOVES.length };
/** As in training/common/net.py: how much likelier the move of `expert` is before training. */
const PREFERENCE = 4;
const policy = new Policy();

const module = new URL(process.env.KOMPROMAT_NET ?? 'training/out/kompromat.mjs', `file://${process.cwd()}/`);
const { weights } = (await import(module.href)) as { readonly weights: string };
const network = decodePolicyNetwork(SIZE, weights);

const netPlayer: Player<View, KompromatMove> = {
  choose({ view, legal, random }) {
    if (legal.length === 1) return legal[0];
    const world = redeal(view, random);
    const expertMove = policy.chooseMove(world);
    const logits = computeLogits(network, netFeatures(world, expertMove));
    logits[expertMove] += PREFERENCE * LOGIT_UNIT;
    return argMax(legal, (move) => logits[MOVE_CODEC.parse(move) ?? 0]) ?? legal[0];
  },
};

export default netPlayer;
