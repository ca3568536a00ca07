/**
 * Writes what the levels choose for training/spy_connection/verify_choices.py, one match in each line of JSON: `node
 * export-choices.ts PLAYERS MATCHES SEED > FILE`. The results of the shuffles, the moves as numbered for the net, and for
 * each level its choices by position (-1: not asked). Its random numbers are seeded with the number of the position,
 * from 1.
 */
import { factsFor, type Move, type Player, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';
import { levels } from '../levels.ts';
import { type ObservedPosition, playObservedMatch } from './match-observer.ts';
import { netMove } from './net-moves.ts';
import { RecordedShuffles } from './recorded-shuffles.ts';

type SpyPlayer = Player<SpyView, SpyMove>;

const USAGE = 'usage: export-choices.ts PLAYERS MATCHES SEED > FILE\n';
/** Never reached: levels stop at their own limits. */
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);
const NOT_ASKED = -1;
const ASKED_ONE_IN = 3;
/** So many moves are random, so that every situation occurs. */
const RANDOM_ONE_IN = 25;
const names = Object.keys(levels) as (keyof typeof levels)[];

const [players, matches, seed] = process.argv.slice(2).map(Number);
if ([players, matches, seed].every(Number.isSafeInteger)) {
  const random = quickRandom(seed);
  for (let match = 0; match < matches; match++) exportMatch(random);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

/** In each seat a random level plays. */
function exportMatch(random: Random): void {
  const seated = Array.from({ length: players }, () => levels[names[random.below(names.length)]].player);
  const chance = new RecordedShuffles(random);
  const moves: number[] = [];
  const choices = names.map((): number[] => []);
  playObservedMatch(players, chance, (position) => {
    const { state } = position;
    const isAsked = position.moves.length > 1 && random.below(ASKED_ONE_IN) === 0;
    names.forEach((name, i) => {
      const own = quickRandom(moves.length + 1);
      choices[i].push(isAsked ? netMove(state, ask(levels[name].player, position, own)) : NOT_ASKED);
    });
    const isRandom = random.below(RANDOM_ONE_IN) === 0;
    const move = isRandom ? chooseRandomly(position, random) : ask(seated[position.seat], position, random);
    moves.push(netMove(state, move));
    return move;
  });
  const byLevel = Object.fromEntries(names.map((name, i) => [name, choices[i]]));
  process.stdout.write(`${JSON.stringify({ players, shuffles: chance.results, moves, choices: byLevel })}\n`);
}

function chooseRandomly({ moves }: ObservedPosition, random: Random): Move {
  return moves[random.below(moves.length)];
}

function ask(player: SpyPlayer, { state, seat, moves, facts }: ObservedPosition, random: Random): Move {
  const legal = moves.map((move) => rules.writeMove(state, move));
  const view = rules.view(state, seat);
  const choice = player.choose({ seat, view, legal, random, budget: UNLIMITED, facts: factsFor(seat, facts) });
  return moves[legal.indexOf(choice)];
}
