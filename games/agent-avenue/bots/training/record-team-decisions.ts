/**
 * Records the decisions of a bot in team matches for training/agent_avenue_teams/imitate.py: one row of bytes for each
 * decision, the features of its position, then how likely it makes each action, in 255ths (of a level below master, the
 * action it took): `node record-team-decisions.ts simple|advanced search|LEVEL DECISIONS SEED > FILE`.
 */
import { quickRandom, type Random, type Seat, unrecordedChance } from '@safehouse/contract';
import type { Mode } from '../../rules/options.ts';
import { TEAM_ACTION_COUNTS, teamActionOf } from '../net/team-actions.ts';
import { askOpponent, OPPONENTS, RECORDED_BOTS, type RecordedBot, recordDecision } from './recorded-bots.ts';
import { LINE_UPS, playTeamMatch, setupTeams } from './team-match.ts';

const USAGE =
  'usage: record-team-decisions.ts simple|advanced search|gentle|steady|sharp|expert DECISIONS SEED > FILE\n';

const [mode, bot, decisions, seed] = process.argv.slice(2);
if ((mode === 'simple' || mode === 'advanced') && RECORDED_BOTS[bot] && seed !== undefined)
  recordDecisions(mode, RECORDED_BOTS[bot]);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordDecisions(mode: Mode, bot: RecordedBot): void {
  const random = quickRandom(Number(seed));
  let recorded = 0;
  while (recorded < Number(decisions)) recorded += recordMatch(mode, bot, random);
}

/** Returns the number of decisions. One side is the bot; the other is the same or another one. */
function recordMatch(mode: Mode, bot: RecordedBot, random: Random): number {
  const lineUp = LINE_UPS[random.below(LINE_UPS.length)];
  const opponent = OPPONENTS[random.below(OPPONENTS.length)];
  const recordedSide = random.below(2);
  const actions = { count: TEAM_ACTION_COUNTS[mode], actionOf: teamActionOf };
  const state = setupTeams(mode, lineUp, unrecordedChance(random));
  const pickSeat = (seats: readonly Seat[]) => seats[random.below(seats.length)];
  let recorded = 0;
  playTeamMatch(state, pickSeat, (position) => {
    const { seat, moves } = position;
    const isRecorded = opponent === 'itself' || state.sides.sideOf[seat] === recordedSide;
    if (!isRecorded) return askOpponent(opponent, position, random);
    if (moves.length === 1) return moves[0];
    recorded++;
    return recordDecision(bot, position, actions, random);
  });
  return recorded;
}
