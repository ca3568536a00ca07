import type { Chance, Move, MoveList, Seat } from '@safehouse/contract';
import { AGENT_CARDS, AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, type Agent, CODEBREAKER, DAREDEVIL, marketNamed } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { WANTED } from './wanted.ts';

const RANK = MARKET_NAMES.map((name) => -WANTED.indexOf(name));
const MIND_CONTROL = marketNamed('mind-control');

const WIN = 20;
/** What the next copy of an agent is worth to a side that has so many, in steps. */
const GAIN: readonly number[] = AGENT_NAMES.flatMap((name, agent) =>
  [0, 1, 2, 3].map((copies) => {
    const icons: readonly (number | 'win' | 'lose')[] = AGENT_CARDS[name].icons;
    const icon = icons[Math.min(copies, icons.length - 1)];
    if (icon === 'win') return WIN;
    if (icon === 'lose') return -WIN;
    if (agent === CODEBREAKER) return 1 + 2 * copies;
    return agent === DAREDEVIL ? icon - 2 * copies : icon;
  }),
);

function gain(state: State, side: Side, agent: Agent): number {
  return GAIN[4 * agent + Math.min(3, state.inPlay[AGENT_COUNT * side + agent])];
}

/** The rules of the game never shuffle after the deal, so playing on needs no luck. */
export const NO_CHANCE: Chance = { shuffle: () => undefined };

/** Plays market cards by a rule of thumb until the turn has passed or the match is over. */
export function settle(state: State, legal: MoveList): void {
  while (state.phase === 'market' || state.phase === 'resolve') {
    const [seat] = rules.toAct(state);
    agree(state, thumb(state, seat, legal));
  }
}

/** All who are asked make the same choice. */
export function agree(state: State, move: Move): void {
  const { phase, votes } = state;
  for (const seat of rules.toAct(state)) {
    if (votes[seat] !== move) rules.play(state, seat, move, NO_CHANCE, null);
    if (state.phase !== phase) return;
  }
}

function thumb(state: State, seat: Seat, legal: MoveList): Move {
  legal.clear();
  rules.legal(state, seat, legal);
  let best = legal.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const worth = worthOf(state, legal.at(i));
    if (worth <= most) continue;
    most = worth;
    best = legal.at(i);
  }
  return best;
}

function worthOf(state: State, code: Move): number {
  const move = MOVES[code];
  if (move.type === 'take') return RANK[move.card];
  if (move.type !== 'resolve' || move.agent === null || !state.resolving) return 0;
  const { card, side } = state.resolving;
  if (card === MIND_CONTROL) return state.inPlay[AGENT_COUNT * otherSide(side) + move.agent];
  return gain(state, side, move.agent);
}
