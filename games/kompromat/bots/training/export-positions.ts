/**
 * Writes matches for training/kompromat/verify.py, which replays them in the batch simulator and compares every
 * position: `node export-positions.ts MATCHES SEED > FILE`. First a line of JSON with the results of all shuffles, then
 * a row of bytes for each position: features, a flag for each legal move (2 for that of `expert`), actor, move, the
 * winner after it, and the move of `master` where it was asked.
 */
import { type Chance, type Move, quickRandom, type Random, roundsBudget, shuffle } from '@safehouse/contract';
import { kompromat as rules } from '../../rules/index.ts';
import { MOVE_CODEC, MOVES } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { levels } from '../levels.ts';
import { Policy } from '../policy.ts';
import { type ObservedPosition, playObservedMatch } from './match-observer.ts';
import { netFeatures } from './net-features.ts';

const USAGE = 'usage: export-positions.ts MATCHES SEED > FILE\n';
const NOBODY = -1;
const DRAW = 2;
const LEGAL = 1;
const PREFERRED = 2;
/** `master` is asked at one in this many positions. Its random numbers are seeded with the number of the position. */
const MASTER_ONE_IN = 24;
const NOT_ASKED = 255;
/** Never reached: levels stop at their own limits. */
const UNLIMITED = roundsBudget(1000);

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
  const width = exported[0].rows[0].length;
  const header = { features: exported[0].featureCount, moves: MOVES.length, width, matches: deals };
  process.stdout.write(`${JSON.stringify(header)}\n`);
  for (const { rows } of exported) process.stdout.write(Uint8Array.from(rows.flat()));
}

/** Half of the moves are random, so that every situation occurs; the others are good ones. */
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
  const end = playObservedMatch(chance, (position) => {
    const { state, seat, moves } = position;
    const expertMove = policy.chooseMove(state);
    const move = random.below(2) === 0 ? expertMove : moves[random.below(moves.length)];
    const features = netFeatures(state, expertMove);
    featureCount = features.length;
    const flag = (code: Move) => (code === expertMove ? PREFERRED : moves.includes(code) ? LEGAL : 0);
    const legal = MOVES.map((_, code) => flag(code as Move));
    const masterMove = rows.length % MASTER_ONE_IN === 0 ? askMaster(position, rows.length + 1) : NOT_ASKED;
    rows.push([...features, ...legal, seat, move, NOBODY, masterMove]);
    return move;
  });
  rows[rows.length - 1].splice(-2, 1, winnerOf(end));
  return { shuffles, rows, featureCount };
}

function askMaster({ state, seat, moves }: ObservedPosition, seed: number): Move {
  const legal = moves.map((move) => MOVE_CODEC.write(move));
  const view = rules.view(state, seat);
  const choice = levels.master.player.choose({ seat, view, legal, random: quickRandom(seed), budget: UNLIMITED });
  return moves.find((_, i) => legal[i] === choice) ?? moves[0];
}

function winnerOf({ result }: State): number {
  return result?.winners[0] ?? DRAW;
}
