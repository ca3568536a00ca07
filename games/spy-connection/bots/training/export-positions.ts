/**
 * Writes matches for training/spy_connection/verify.py, which replays them in the batch simulator and compares every
 * position: `node export-positions.ts PLAYERS MATCHES SEED > FILE`. First a line of JSON with the results of all
 * shuffles, then a row of bytes for each position: features, a flag for each legal move, actor, move, and the winner
 * after it.
 */
import { type Move, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import { rules } from '../../rules/index.ts';
import { greedy } from '../greedy.ts';
import { type ObservedPosition, playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';
import { netMove, netMoveFlags } from './net-moves.ts';
import { RecordedShuffles } from './recorded-shuffles.ts';

const USAGE = 'usage: export-positions.ts PLAYERS MATCHES SEED > FILE\n';
const NOBODY = -1;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

const [players, matches, seed] = process.argv.slice(2).map(Number);
if ([players, matches, seed].every(Number.isSafeInteger)) exportMatches();
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function exportMatches(): void {
  const random = quickRandom(seed);
  const exported = Array.from({ length: matches }, () => exportMatch(random));
  const deals = exported.map(({ shuffles, rows }) => ({ shuffles, positions: rows.length }));
  const { features, moves } = exported[0];
  process.stdout.write(`${JSON.stringify({ players, features, moves, matches: deals })}\n`);
  for (const { rows } of exported) process.stdout.write(Uint8Array.from(rows.flat()));
}

/** Some moves are random, in some matches many, so that every situation occurs; the others are sensible ones. */
function exportMatch(random: Random) {
  const chance = new RecordedShuffles(random);
  const rows: number[][] = [];
  const randomOneIn = 2 + random.below(12);
  let [features, moves] = [0, 0];
  const end = playObservedMatch(players, chance, (position) => {
    const { state, seat } = position;
    const move = random.below(randomOneIn) === 0 ? chooseRandomly(position, random) : askGreedy(position, random);
    const seen = netFeatures(state);
    const legal = netMoveFlags(state, position.moves);
    [features, moves] = [seen.length, legal.length];
    rows.push([...seen, ...legal, seat, netMove(state, move), NOBODY]);
    return move;
  });
  rows[rows.length - 1].splice(-1, 1, end.result?.winners[0] ?? NOBODY);
  return { shuffles: chance.results, rows, features, moves };
}

function chooseRandomly({ moves }: ObservedPosition, random: Random): Move {
  return moves[random.below(moves.length)];
}

function askGreedy({ state, seat, moves }: ObservedPosition, random: Random): Move {
  const legal = moves.map((move) => rules.writeMove(state, move));
  const choice = greedy.choose({ seat, view: rules.view(state, seat), legal, random, budget: UNLIMITED });
  return moves.find((_, i) => legal[i] === choice) ?? moves[0];
}
