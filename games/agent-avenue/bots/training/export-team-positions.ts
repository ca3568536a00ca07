/**
 * Writes random team matches for training/agent_avenue_teams/verify.py, which replays them in the batch simulator and
 * compares every position: `node export-team-positions.ts simple|advanced LINE-UP MATCHES SEED > FILE`. First a line of
 * JSON with everything that was left to chance, then a row of bytes for each position: features, a flag for each legal
 * action, side to act, action, and the winning side after it.
 */
import { type Move, quickRandom, type Random, type Seat, shuffle } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { Mode } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { playForAllVoters } from '../market-playout.ts';
import { TEAM_ACTION_COUNTS, teamActionOf } from '../net/team-actions.ts';
import { TEAM_FEATURE_COUNTS } from '../net/team-features.ts';
import { LINE_UPS, type LineUp, playTeamMatch, setupTeams, type TeamPosition } from './team-match.ts';

const USAGE = 'usage: export-team-positions.ts simple|advanced lone0|lone1|pairs|mixed MATCHES SEED > FILE\n';
const NOBODY = -1;
/** In long matches, so often another move is tried if a random one would end the match. */
const MAX_ATTEMPTS = 6;

const [mode, lineUp, matches, seed] = process.argv.slice(2);
const lineUps = lineUp === 'mixed' ? LINE_UPS : LINE_UPS.filter((name) => name === lineUp);
if ((mode === 'simple' || mode === 'advanced') && lineUps.length > 0 && seed !== undefined) exportMatches(mode);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function exportMatches(mode: Mode): void {
  const random = quickRandom(Number(seed));
  const exported = Array.from({ length: Number(matches) }, () =>
    exportMatch(mode, lineUps[random.below(lineUps.length)], random),
  );
  const deals = exported.map(({ shuffles, rows }) => ({ shuffles, positions: rows.length }));
  const [features, moves] = [TEAM_FEATURE_COUNTS[mode], TEAM_ACTION_COUNTS[mode]];
  const header = { mode, version: rules.version, features, moves, matches: deals };
  process.stdout.write(`${JSON.stringify(header)}\n`);
  for (const { rows } of exported) process.stdout.write(Buffer.concat(rows));
}

/** Half of the matches are long, so that the deck runs out. */
function exportMatch(mode: Mode, lineUp: LineUp, random: Random) {
  const script: number[] = [LINE_UPS.indexOf(lineUp)];
  const record = (...values: readonly number[]) => script.push(...values);
  const state = setupTeams(mode, lineUp, {
    shuffle(_label, cards) {
      shuffle(cards, random);
      record(...cards);
    },
  });
  const pickSeat = (seats: readonly Seat[]) => {
    const seat = seats[random.below(seats.length)];
    record(seat);
    return seat;
  };
  const attempts = random.below(2) === 0 ? 1 : MAX_ATTEMPTS;
  const rows: Uint8Array[] = [];
  playTeamMatch(state, pickSeat, (position) => {
    const move = pickMove(state, position.moves, random, attempts);
    const { seat } = position;
    const played = [state.sides.sideOf[seat], teamActionOf(move, seat), NOBODY];
    rows.push(Uint8Array.from([...position.features(), ...legalFlags(position), ...played]));
    return move;
  });
  const [winner] = state.result?.winners ?? [];
  rows[rows.length - 1].set([state.sides.sideOf[winner]], rows[0].length - 1);
  return { shuffles: script, rows };
}

function pickMove(state: State, moves: readonly Move[], random: Random, attempts: number): Move {
  const move = moves[random.below(moves.length)];
  if (attempts === 1) return move;
  const after = rules.clone(state);
  playForAllVoters(after, move);
  return after.result === null ? move : pickMove(state, moves, random, attempts - 1);
}

function legalFlags({ view, seat, moves }: TeamPosition): number[] {
  const actions = new Set(moves.map((move) => teamActionOf(move, seat)));
  return Array.from({ length: TEAM_ACTION_COUNTS[view.mode] }, (_, action) => (actions.has(action) ? 1 : 0));
}
