/**
 * Records the decisions of the searching bot for training/agent_avenue/imitate.py: one row of bytes for each decision,
 * the features of its position, then how likely it makes each action, in 255ths:
 * `node record-decisions.ts simple|advanced DECISIONS SEED > FILE`.
 */
import { randomPlayer } from '@safehouse/bots';
import { type Move, type Player, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import { MOVE_CODEC } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { greedy } from '../greedy.ts';
import { levels } from '../levels.ts';
import { mixedStrategy, sampleMixedMove } from '../mixed-strategy.ts';
import { evaluateMoves } from '../move-evaluation.ts';
import { ACTION_COUNTS, actionOf } from '../net/actions.ts';
import { SEARCH_EFFORT } from '../search.ts';
import { type ObservedPosition, playObservedMatch, setupTwoPlayers } from './match-observer.ts';

const USAGE = 'usage: record-decisions.ts simple|advanced DECISIONS SEED > FILE\n';
const PROBABILITY_UNIT = 255;
/** Never reached: the search stops by its own limit. */
const UNLIMITED = roundsBudget(1000);

/** The searching bot meets itself and others, so that it is seen in many kinds of positions. */
const OPPONENTS: readonly (Player | 'itself')[] = [
  'itself',
  'itself',
  'itself',
  levels.sharp.player,
  greedy as Player,
  randomPlayer,
];

const [mode, decisions, seed] = process.argv.slice(2);
if ((mode === 'simple' || mode === 'advanced') && seed !== undefined) recordDecisions(mode, Number(decisions));
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordDecisions(mode: Mode, wanted: number): void {
  const random = quickRandom(Number(seed));
  let recorded = 0;
  while (recorded < wanted) {
    const opponent = OPPONENTS[random.below(OPPONENTS.length)];
    const searchingSeat = random.below(2);
    playObservedMatch(setupTwoPlayers(mode, random), random, (position) => {
      if (opponent !== 'itself' && position.seat !== searchingSeat) return askPlayer(opponent, position, random);
      if (position.moves.length === 1) return position.moves[0];
      recorded++;
      return recordDecision(position, random, (row) => process.stdout.write(row));
    });
  }
}

function askPlayer(player: Player, { seat, view, legal, moves }: ObservedPosition, random: Random): Move {
  return moves[
    legal.indexOf(player.choose({ seat, view, legal, random, budget: UNLIMITED }) as (typeof legal)[number])
  ];
}

function recordDecision(position: ObservedPosition, random: Random, write: (row: Uint8Array) => void): Move {
  const { seat, view, legal, moves } = position;
  const evaluations = evaluateMoves({ seat, view, legal, random, budget: UNLIMITED }, SEARCH_EFFORT);
  const probabilities = new Uint8Array(ACTION_COUNTS[view.mode]);
  for (const { move, probability } of mixedStrategy(evaluations)) {
    const action = actionOf(moves[legal.indexOf(move)]);
    if (action !== null) probabilities[action] = Math.round(PROBABILITY_UNIT * probability);
  }
  write(Uint8Array.from([...Int8Array.from(position.features()), ...probabilities]));
  return MOVE_CODEC.parse(sampleMixedMove(evaluations, random)) ?? moves[0];
}
