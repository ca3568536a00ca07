/**
 * Writes random matches for training/agent_avenue/verify.py, which replays them in the batch simulator and compares
 * every position: `node export-positions.ts simple|advanced MATCHES SEED > FILE`. First a line of JSON with the deals,
 * then a row of bytes for each position.
 */
import { type Move, quickRandom, type Random, roundsBudget } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import { MOVE_CODEC } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { greedy } from '../greedy.ts';
import { ACTION_COUNTS, actionOf } from '../net/actions.ts';
import { FEATURE_COUNTS } from '../net/net-features.ts';
import { type ObservedPosition, playObservedMatch, setupTwoPlayers } from './match-observer.ts';

const USAGE = 'usage: export-positions.ts simple|advanced MATCHES SEED > FILE\n';
const NONE = -1;

const [mode, matches, seed] = process.argv.slice(2);
if ((mode === 'simple' || mode === 'advanced') && seed !== undefined) exportMatches(mode);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function exportMatches(mode: Mode): void {
  const random = quickRandom(Number(seed));
  const exported = Array.from({ length: Number(matches) }, () => exportMatch(mode, random));
  const deals = exported.map(({ deck, marketDeck, rows }) => ({ deck, marketDeck, positions: rows.length }));
  const header = { mode, version: rules.version, features: FEATURE_COUNTS[mode], actions: ACTION_COUNTS[mode] };
  process.stdout.write(`${JSON.stringify({ ...header, matches: deals })}\n`);
  for (const { rows } of exported) process.stdout.write(Uint8Array.from(rows.flat()));
}

/**
 * One seat plays at random, the other does half of the time and otherwise plays like the greedy bot. A row has the
 * features, the legal actions, then actor, action, the action of greedy, and the winner after it.
 */
function exportMatch(mode: Mode, random: Random) {
  const state = setupTwoPlayers(mode, random);
  const { deck } = state;
  const marketDeck = [...state.supply, ...state.marketDeck.toReversed()];
  const greedySeat = random.below(2);
  const rows: number[][] = [];
  playObservedMatch(state, random, (position) => {
    const { seat, moves } = position;
    const greedyMove = greedyMoveOf(position, random);
    const isGreedy = seat === greedySeat && random.below(2) === 0;
    const move = isGreedy ? greedyMove : moves[random.below(moves.length)];
    rows.push([
      ...position.features(),
      ...legalFlags(mode, position),
      seat,
      toAction(move),
      toAction(greedyMove),
      NONE,
    ]);
    return move;
  });
  rows[rows.length - 1].splice(-1, 1, state.result?.winners[0] ?? NONE);
  return { deck, marketDeck, rows };
}

function toAction(move: Move): number {
  return actionOf(move) ?? NONE;
}

function legalFlags(mode: Mode, { moves }: ObservedPosition): number[] {
  const actions = new Set(moves.map(toAction));
  return Array.from({ length: ACTION_COUNTS[mode] }, (_, action) => (actions.has(action) ? 1 : 0));
}

function greedyMoveOf({ seat, view, legal, moves }: ObservedPosition, random: Random) {
  const choice = greedy.choose({ seat, view, legal, random, budget: roundsBudget(0) });
  return MOVE_CODEC.parse(choice) ?? moves[0];
}
