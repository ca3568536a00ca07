import { choiceWeights, computeLogits, decodePolicyNetwork, type PolicyNetwork, sampleIndex } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../../rules/index.ts';
import { redeal } from '../../rules/redeal.ts';
import type { State } from '../../rules/state.ts';
import { netFeatures } from './net-features.ts';
import { netMove, netMoveCount } from './net-moves.ts';

/** As in training/spy_connection/game.py. */
const HIDDEN_UNITS = 256;

/** Draws moves by the probabilities of a trained net. `weights` is what training/spy_connection/quantize.py writes. */
export function createNetPlayer(weights: string): Player<SpyView, SpyMove> {
  let network: PolicyNetwork | null = null;
  return {
    choose({ view, legal, random }) {
      if (legal.length === 1) return legal[0];
      const state = redeal(view, random);
      const features = netFeatures(state);
      network ??= decodePolicyNetwork(sizeFor(state, features), weights);
      const logits = computeLogits(network, features);
      return legal[sampleIndex(choiceWeights(legal.map((move) => logits[numberOf(state, move)])), random)];
    },
  };
}

function sizeFor({ board }: State, features: readonly number[]) {
  return { features: features.length, hiddenUnits: HIDDEN_UNITS, actions: netMoveCount(board) };
}

function numberOf(state: State, written: SpyMove): number {
  const move = state.board.moveEncoding.vocabulary.parse(written);
  if (move === null) throw new Error(`not a move: ${JSON.stringify(written)}`);
  return netMove(state, move);
}
