/**
 * Records the decisions of a level for training/kompromat/imitate.py: one row of bytes for each decision, the features
 * of its position, a flag for each legal move, then the move: `node record-decisions.ts LEVEL DECISIONS SEED > FILE`.
 */
import { type Move, type Player, quickRandom, type Random, roundsBudget, unrecordedChance } from '@safehouse/contract';
import { kompromat as rules } from '../../rules/index.ts';
import { MOVE_CODEC, MOVES } from '../../rules/moves.ts';
import { levels } from '../levels.ts';
import { Policy } from '../policy.ts';
import { type ObservedPosition, playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';

const USAGE = `usage: record-decisions.ts ${Object.keys(levels).join('|')} DECISIONS SEED > FILE\n`;
/** Never reached: levels stop by their own limits. */
const UNLIMITED = roundsBudget(1000);
/** How often an opponent of the level makes a random move, so that the level is seen in many kinds of positions. */
const RANDOM_MOVE_ONE_IN = 8;
const policy = new Policy();

const [name, wanted, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) recordDecisions(level.player, Number(wanted));
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordDecisions(player: Player, wanted: number): void {
  const random = quickRandom(Number(seed));
  let recorded = 0;
  while (recorded < wanted) {
    // Both seats are the level, or one is the fast policy with random moves.
    const levelSeats = random.below(3) === 0 ? [0, 1] : [random.below(2)];
    playObservedMatch(unrecordedChance(random), (position) => {
      const { seat, moves } = position;
      if (moves.length === 1) return moves[0];
      if (!levelSeats.includes(seat)) return chooseAsOpponent(position, random);
      recorded++;
      const move = askPlayer(player, position, random);
      writeDecision(position, move);
      return move;
    });
  }
}

function chooseAsOpponent({ state, moves }: ObservedPosition, random: Random): Move {
  return random.below(RANDOM_MOVE_ONE_IN) === 0 ? moves[random.below(moves.length)] : policy.chooseMove(state);
}

function askPlayer(player: Player, { state, seat, moves }: ObservedPosition, random: Random): Move {
  const legal = moves.map((move) => MOVE_CODEC.write(move));
  const choice = player.choose({ seat, view: rules.view(state, seat), legal, random, budget: UNLIMITED });
  return moves.find((_, i) => legal[i] === choice) ?? moves[0];
}

function writeDecision({ state, moves }: ObservedPosition, move: Move): void {
  const legal = MOVES.map((_, code) => (moves.some((candidate) => candidate === code) ? 1 : 0));
  process.stdout.write(Uint8Array.from([...netFeatures(state), ...legal, move]));
}
