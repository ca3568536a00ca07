/**
 * Writes positions of matches between two experts of simple mode, with their results, for training/agent_avenue/value.py:
 * `node record-results.ts MATCHES SEED > FILE`. A row of bytes for each position: the features of the value network,
 * whether the seat to act has won, and the number of the match modulo 100.
 */
import { quickRandom, roundsBudget } from '@safehouse/contract';
import { levels } from '../levels.ts';
import { valueFeatures } from '../net/value-network.ts';
import { playObservedMatch, setupTwoPlayers } from './match-observer.ts';

const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);
const [matches, seed] = process.argv.slice(2).map(Number);
const random = quickRandom(seed);
for (let match = 0; match < matches; match++) {
  const state = setupTwoPlayers('simple', random);
  const positions: { readonly seat: number; readonly features: readonly number[] }[] = [];
  playObservedMatch(state, random, ({ seat, view, legal, moves }) => {
    if (moves.length === 1) return moves[0];
    positions.push({ seat, features: valueFeatures(state) });
    const choice = levels.expert.player.choose({ seat, view, legal, random, budget: UNLIMITED });
    return moves[legal.indexOf(choice)];
  });
  const winner = state.result?.winners[0];
  for (const { seat, features } of positions) {
    process.stdout.write(Uint8Array.from([...features, seat === winner ? 1 : 0, match % 100]));
  }
}
