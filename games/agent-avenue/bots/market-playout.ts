import type { Chance, Move, MoveList, Seat } from '@safehouse/contract';
import { MARKET_NAMES } from '../data/cards.ts';
import { marketCardByName } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { otherSide } from '../rules/sides.ts';
import { countInPlay, type State } from '../rules/state.ts';
import { nextCopyValue } from './agent-values.ts';
import { MARKET_RANKING } from './market-ranking.ts';

const MARKET_SCORES = MARKET_NAMES.map((name) => -MARKET_RANKING.indexOf(name));
const MIND_CONTROL = marketCardByName('mind-control');

/** The rules never shuffle after the deal. */
export const NO_CHANCE: Chance = { shuffle: () => undefined };

/** Plays market moves by a rule of thumb until the turn has passed or the match is over. */
export function playOutMarket(state: State, legal: MoveList): void {
  while (state.phase === 'market' || state.phase === 'resolve') {
    const [seat] = rules.toAct(state);
    playForAllVoters(state, heuristicMove(state, seat, legal));
  }
}

/** Plays the same move for every seat that has to vote. */
export function playForAllVoters(state: State, move: Move): void {
  const { phase, votes } = state;
  for (const seat of rules.toAct(state)) {
    if (votes[seat] !== move) rules.play(state, seat, move, NO_CHANCE, null);
    if (state.phase !== phase) return;
  }
}

function heuristicMove(state: State, seat: Seat, legal: MoveList): Move {
  legal.clear();
  rules.legal(state, seat, legal);
  let best = legal.at(0);
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const value = heuristicValue(state, legal.at(i));
    if (value <= bestValue) continue;
    bestValue = value;
    best = legal.at(i);
  }
  return best;
}

function heuristicValue(state: State, code: Move): number {
  const move = MOVES[code];
  if (move.type === 'take') return MARKET_SCORES[move.card];
  if (move.type !== 'resolve' || move.agent === null || !state.resolving) return 0;
  const { card, side } = state.resolving;
  if (card === MIND_CONTROL) return countInPlay(state, otherSide(side), move.agent);
  return nextCopyValue(move.agent, countInPlay(state, side, move.agent));
}
