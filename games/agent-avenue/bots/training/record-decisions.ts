/**
 * Records the decisions of a bot for training/agent_avenue/imitate.py: one row of bytes for each decision, the features
 * of its position, then how likely it makes each action, in 255ths (of a level below master, the action it took):
 * `node record-decisions.ts simple|advanced search|LEVEL DECISIONS SEED > FILE`.
 */
import { randomPlayer, sampleIndex } from '@safehouse/bots';
import { type Player, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { greedy } from '../greedy.ts';
import { levels } from '../levels.ts';
import { mixedStrategy } from '../mixed-strategy.ts';
import { evaluateMoves } from '../move-evaluation.ts';
import type { MoveEvaluation } from '../move-statistics.ts';
import { ACTION_COUNTS, actionOf } from '../net/actions.ts';
import { SEARCH_EFFORT } from '../search.ts';
import type { AgentAvenueTurn } from '../search-context.ts';
import { type ObservedPosition, playObservedMatch, setupTwoPlayers } from './match-observer.ts';

const USAGE = 'usage: record-decisions.ts simple|advanced search|gentle|steady|sharp|expert DECISIONS SEED > FILE\n';
const PROBABILITY_UNIT = 255;
/** Never reached: the search stops at its own limit. */
const UNLIMITED = roundsBudget(1000);

/** The bot plays against itself and others, so that many kinds of positions occur. */
const OPPONENTS: readonly (Player | 'itself')[] = [
  'itself',
  'itself',
  'itself',
  levels.sharp.player,
  greedy as Player,
  randomPlayer,
];

/** Generic bots do not know the types of this game. */
const askPlayer = (player: Player, turn: AgentAvenueTurn) => player.choose(turn) as AgentAvenueMove;

/** By move: the probability that the recorded bot plays it. */
type Strategy = readonly Pick<MoveEvaluation, 'move' | 'probability'>[];
type RecordedBot = (turn: AgentAvenueTurn) => Strategy;

const playLevel =
  (player: Player): RecordedBot =>
  (turn) => [{ move: askPlayer(player, turn), probability: 1 }];

const BOTS: { readonly [name: string]: RecordedBot } = {
  search: (turn) => mixedStrategy(evaluateMoves(turn, SEARCH_EFFORT)),
  gentle: playLevel(levels.gentle.player),
  steady: playLevel(levels.steady.player),
  sharp: playLevel(levels.sharp.player),
  expert: playLevel(levels.expert.player),
};

const [mode, bot, decisions, seed] = process.argv.slice(2);
if ((mode === 'simple' || mode === 'advanced') && BOTS[bot] && seed !== undefined) recordDecisions(mode, BOTS[bot]);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordDecisions(mode: Mode, bot: RecordedBot): void {
  const random = quickRandom(Number(seed));
  let recorded = 0;
  while (recorded < Number(decisions)) {
    const opponent = OPPONENTS[random.below(OPPONENTS.length)];
    const recordedSeat = random.below(2);
    playObservedMatch(setupTwoPlayers(mode, random), random, (position) => {
      const { seat, view, legal, moves } = position;
      const turn = { seat, view, legal, random, budget: UNLIMITED };
      if (opponent !== 'itself' && seat !== recordedSeat) return moves[legal.indexOf(askPlayer(opponent, turn))];
      if (moves.length === 1) return moves[0];
      recorded++;
      return moves[legal.indexOf(recordDecision(position, bot(turn), random))];
    });
  }
}

/** Writes the row and draws a move. */
function recordDecision({ view, legal, moves, features }: ObservedPosition, strategy: Strategy, random: Random) {
  const probabilities = new Uint8Array(ACTION_COUNTS[view.mode]);
  const weights = strategy.map(({ probability }) => Math.round(PROBABILITY_UNIT * probability));
  strategy.forEach(({ move }, i) => {
    const action = actionOf(moves[legal.indexOf(move)]);
    if (action !== null) probabilities[action] = weights[i];
  });
  process.stdout.write(Uint8Array.from([...Int8Array.from(features()), ...probabilities]));
  return strategy[sampleIndex(weights, random)].move;
}
