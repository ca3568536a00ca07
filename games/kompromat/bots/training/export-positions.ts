/**
 * Writes matches for training/kompromat/verify.py, which replays them in the batch simulator and compares every
 * position: `node export-positions.ts MATCHES SEED > FILE`. First a line of JSON with the results of all shuffles, then
 * a row of bytes for each position: features, a flag for each legal move, actor, move, and the winner after it.
 */
import { type Chance, quickRandom, type Random, shuffle } from '@safehouse/contract';
import { MOVES } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Policy } from '../policy.ts';
import { playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';

const USAGE = 'usage: export-positions.ts MATCHES SEED > FILE\n';
const NOBODY = -1;
const DRAW = 2;

const [matches, seed] = process.argv.slice(2).map(Number);
if (Number.isSafeInteger(matches) && Number.isSafeInteger(seed)) exportMatches();
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function exportMatches(): void {
  const random = quickRandom(seed);
  const exported = Array.from({ length: matches }, () => exportMatch(random));
  const deals = exported.map(({ shuffles, rows }) => ({ shuffles, positions: rows.length }));
  const header = { features: exported[0].featureCount, moves: MOVES.length, matches: deals };
  process.stdout.write(`${JSON.stringify(header)}\n`);
  for (const { rows } of exported) process.stdout.write(Uint8Array.from(rows.flat()));
}

/** Half of the moves are random, so that everything possible happens; the others are good ones. */
function exportMatch(random: Random) {
  const shuffles: number[] = [];
  const chance: Chance = {
    shuffle(_label, cards) {
      shuffle(cards, random);
      shuffles.push(...cards);
    },
  };
  const policy = new Policy();
  const rows: number[][] = [];
  let featureCount = 0;
  const end = playObservedMatch(chance, ({ state, seat, moves }) => {
    const move = random.below(2) === 0 ? policy.chooseMove(state) : moves[random.below(moves.length)];
    const features = netFeatures(state);
    featureCount = features.length;
    const legal = MOVES.map((_, code) => (moves.some((candidate) => candidate === code) ? 1 : 0));
    rows.push([...features, ...legal, seat, move, NOBODY]);
    return move;
  });
  rows[rows.length - 1].splice(-1, 1, winnerOf(end));
  return { shuffles, rows, featureCount };
}

function winnerOf({ result }: State): number {
  return result?.winners[0] ?? DRAW;
}
