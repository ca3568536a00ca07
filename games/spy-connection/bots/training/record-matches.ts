/**
 * Records matches of a level for training/spy_connection/imitate.py, one line of JSON each: the results of the
 * shuffles, the moves as numbered for the net, and a flag for those that the level decided: `node record-matches.ts
 * LEVEL PLAYERS DECISIONS SEED > FILE`.
 */
import { type Move, type Player, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';
import { levels } from '../levels.ts';
import { type ObservedPosition, playObservedMatch } from './match-observer.ts';
import { netMove } from './net-moves.ts';
import { RecordedShuffles } from './recorded-shuffles.ts';

type SpyPlayer = Player<SpyView, SpyMove>;

const USAGE = `usage: record-matches.ts ${Object.keys(levels).join('|')} PLAYERS DECISIONS SEED > FILE\n`;
/** Never reached: levels stop at their own limits. */
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);
/** One in this many moves is random, so that the level is recorded in many kinds of positions. */
const LEVEL_RANDOM_ONE_IN = 40;
const OPPONENT_RANDOM_ONE_IN = 15;
const opponents: readonly SpyPlayer[] = [levels.steady.player, levels.sharp.player, levels.expert.player];

const [name, players, wanted, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) recordMatches(level.player);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordMatches(player: SpyPlayer): void {
  const random = quickRandom(Number(seed));
  let recorded = 0;
  while (recorded < Number(wanted)) recorded += recordMatch(player, random);
}

/** Returns the number of recorded decisions. */
function recordMatch(player: SpyPlayer, random: Random): number {
  const chance = new RecordedShuffles(random);
  const moves: number[] = [];
  const decided: number[] = [];
  // The level plays all seats, or one seat against a weaker level.
  const opponent = random.below(2) === 0 ? player : opponents[random.below(opponents.length)];
  const levelSeat = random.below(Number(players));
  playObservedMatch(Number(players), chance, (position) => {
    const isLevel = opponent === player || position.seat === levelSeat;
    const isRandom = random.below(isLevel ? LEVEL_RANDOM_ONE_IN : OPPONENT_RANDOM_ONE_IN) === 0;
    const choose = isRandom ? chooseRandomly : askPlayer(isLevel ? player : opponent);
    const move = choose(position, random);
    moves.push(netMove(position.state, move));
    decided.push(isLevel && !isRandom && position.moves.length > 1 ? 1 : 0);
    return move;
  });
  process.stdout.write(`${JSON.stringify({ shuffles: chance.results, moves, decided })}\n`);
  return decided.filter((flag) => flag === 1).length;
}

function chooseRandomly({ moves }: ObservedPosition, random: Random): Move {
  return moves[random.below(moves.length)];
}

function askPlayer(player: SpyPlayer) {
  return ({ state, seat, moves }: ObservedPosition, random: Random): Move => {
    const legal = moves.map((move) => rules.writeMove(state, move));
    const choice = player.choose({ seat, view: rules.view(state, seat), legal, random, budget: UNLIMITED });
    return moves.find((_, i) => legal[i] === choice) ?? moves[0];
  };
}
