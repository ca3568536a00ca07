/**
 * A trained net, to play it in the arena: KOMPROMAT_NET names a module that training/kompromat/quantize.py has written.
 *
 *     KOMPROMAT_NET=training/out/exploiter.mjs node scripts/launch.mjs packages/cli/main.ts arena --game kompromat \
 *       --bots file:games/kompromat/bots/training/net-player.ts,master --threads 1
 */
import { choiceWeights, computeLogits, decodePolicyNetwork, sampleIndex } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC, MOVES } from '../../rules/moves.ts';
import { redeal } from '../../rules/redeal.ts';
import type { View } from '../../rules/view.ts';
import { netFeatures } from './net-features.ts';

/** As in training/kompromat/game.py. */
const SIZE = { features: 504, hiddenUnits: 176, actions: MOVES.length };

const module = new URL(process.env.KOMPROMAT_NET ?? 'training/out/kompromat.mjs', `file://${process.cwd()}/`);
const { weights } = (await import(module.href)) as { readonly weights: string };
const network = decodePolicyNetwork(SIZE, weights);

const netPlayer: Player<View, KompromatMove> = {
  choose({ view, legal, random }) {
    if (legal.length === 1) return legal[0];
    const logits = computeLogits(network, netFeatures(redeal(view, random)));
    return legal[sampleIndex(choiceWeights(legal.map((move) => logits[MOVE_CODEC.parse(move) ?? 0])), random)];
  },
};

export default netPlayer;
