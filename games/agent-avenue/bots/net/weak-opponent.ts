import { SWAPS_ALONE } from '../../data/cards.ts';
import { otherSide } from '../../rules/sides.ts';
import type { FactualTurn } from './net-choice.ts';
import { type PlayingHistory, playingHistory } from './opponent-history.ts';

/** So much must fit before an opponent counts as greedy: less would also fit good players too often. */
const MIN_RECRUITS = 2;
const MIN_MOVES = 4;

/**
 * Whether the opponent has shown in this match that it plays like the greedy bot. Only in simple mode: the net of
 * advanced mode has learned by itself to deviate against weak players.
 */
export function hasGreedyOpponent({ view, seat, facts }: FactualTurn): boolean {
  if (view.mode !== 'simple' || !facts) return false;
  const opponent = otherSide(seat === 0 ? 0 : 1);
  return looksGreedy(playingHistory(facts, opponent), SWAPS_ALONE - view.swapsLeft[opponent]);
}

/**
 * It never swaps and always recruits by the greedy bot's rule of thumb. One move that does not fit ends this; a good
 * player swaps almost always before its second offer.
 */
function looksGreedy({ recruits, greedyRecruits, offers }: PlayingHistory, swapsMade: number): boolean {
  if (swapsMade > 0 || greedyRecruits < recruits) return false;
  return recruits >= MIN_RECRUITS && recruits + offers >= MIN_MOVES;
}
