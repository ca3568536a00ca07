import { randomPlayer, sampleIndex } from '@safehouse/bots';
import { type Move, type Player, type Random, roundsBudget, type Seat } from '@safehouse/contract';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { greedy } from '../greedy.ts';
import { levels } from '../levels.ts';
import type { MoveProbability } from '../mixed-strategy.ts';
import { searchStrategy } from '../search.ts';
import type { AgentAvenueTurn } from '../search-context.ts';

const PROBABILITY_UNIT = 255;
/** Never reached: the search stops at its own limit. */
const UNLIMITED = roundsBudget(1000);

/** The recorded bot plays against itself and others, so that many kinds of positions occur. */
export const OPPONENTS: readonly (Player | 'itself')[] = [
  'itself',
  'itself',
  'itself',
  levels.sharp.player,
  greedy as Player,
  randomPlayer,
];

/** The probabilities of the moves that the bot may play. */
export type RecordedBot = (turn: AgentAvenueTurn) => readonly MoveProbability[];

const playLevel =
  (player: Player): RecordedBot =>
  (turn) => [{ move: askPlayer(player, turn), probability: 1 }];

/** Generic bots do not know the types of this game. */
const askPlayer = (player: Player, turn: AgentAvenueTurn) => player.choose(turn) as AgentAvenueMove;

export const RECORDED_BOTS: { readonly [name: string]: RecordedBot } = {
  search: searchStrategy,
  gentle: playLevel(levels.gentle.player),
  steady: playLevel(levels.steady.player),
  sharp: playLevel(levels.sharp.player),
  expert: playLevel(levels.expert.player),
};

interface RecordedPosition {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly legal: readonly AgentAvenueMove[];
  features(): number[];
}

export function askOpponent(player: Player, { seat, view, moves, legal }: RecordedPosition, random: Random): Move {
  return moves[legal.indexOf(askPlayer(player, { seat, view, legal, random, budget: UNLIMITED }))];
}

/** The outputs of a net. */
interface NetActions {
  readonly count: number;
  actionOf(move: Move, seat: Seat): number | null;
}

/** Writes a row of bytes (features, then the probability of each action in 255ths), and draws a move. */
export function recordDecision(bot: RecordedBot, position: RecordedPosition, actions: NetActions, random: Random) {
  const { seat, view, moves, legal, features } = position;
  const strategy = bot({ seat, view, legal, random, budget: UNLIMITED });
  const weights = strategy.map(({ probability }) => Math.round(PROBABILITY_UNIT * probability));
  const choices = strategy.map(({ move }) => moves[legal.indexOf(move)]);
  const probabilities = new Uint8Array(actions.count);
  choices.forEach((move, i) => {
    const action = actions.actionOf(move, seat);
    if (action !== null) probabilities[action] = weights[i];
  });
  process.stdout.write(Uint8Array.from([...Int8Array.from(features()), ...probabilities]));
  return choices[sampleIndex(weights, random)];
}
