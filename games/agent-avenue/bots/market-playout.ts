import type { Chance, Move, MoveList, Seat } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, type Agent, CODEBREAKER, DAREDEVIL, marketCardByName } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { MARKET_RANKING } from './market-ranking.ts';

const MARKET_SCORES = MARKET_NAMES.map((name) => -MARKET_RANKING.indexOf(name));
const MIND_CONTROL = marketCardByName('mind-control');

const WIN_VALUE = 20;
/** What the next copy of an agent is worth to a side that has so many, in steps. */
const NEXT_COPY_VALUES: readonly number[] = AGENT_NAMES.flatMap((name, agent) =>
  [0, 1, 2, 3].map((copies) => {
    const icons: readonly (number | 'win' | 'lose')[] = AGENT_CARDS[name].icons;
    const icon = icons[Math.min(copies, icons.length - 1)];
    if (icon === 'win') return WIN_VALUE;
    if (icon === 'lose') return -WIN_VALUE;
    if (agent === CODEBREAKER) return 1 + 2 * copies;
    return agent === DAREDEVIL ? icon - 2 * copies : icon;
  }),
);

function nextCopyValue(state: State, side: Side, agent: Agent): number {
  return NEXT_COPY_VALUES[4 * agent + Math.min(3, state.inPlay[AGENT_COUNT * side + agent])];
}

/** The rules of the game never shuffle after the deal, so playing on needs no luck. */
export const NO_CHANCE: Chance = { shuffle: () => undefined };

/** Plays market cards by a rule of thumb until the turn has passed or the match is over. */
export function playOutMarket(state: State, legal: MoveList): void {
  while (state.phase === 'market' || state.phase === 'resolve') {
    const [seat] = rules.toAct(state);
    playForAllVoters(state, heuristicMove(state, seat, legal));
  }
}

/** All who are asked make the same choice. */
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
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const worth = heuristicValue(state, legal.at(i));
    if (worth <= most) continue;
    most = worth;
    best = legal.at(i);
  }
  return best;
}

function heuristicValue(state: State, code: Move): number {
  const move = MOVES[code];
  if (move.type === 'take') return MARKET_SCORES[move.card];
  if (move.type !== 'resolve' || move.agent === null || !state.resolving) return 0;
  const { card, side } = state.resolving;
  if (card === MIND_CONTROL) return state.inPlay[AGENT_COUNT * otherSide(side) + move.agent];
  return nextCopyValue(state, side, move.agent);
}
