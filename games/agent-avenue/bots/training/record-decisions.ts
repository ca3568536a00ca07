/**
 * Records the decisions of a bot for training/agent_avenue/imitate.py: one row of bytes for each decision, the features
 * of its position, then how likely it makes each action, in 255ths (of a level below master, the action it took):
 * `node record-decisions.ts simple|advanced search|LEVEL DECISIONS SEED > FILE`.
 */
import { quickRandom } from '@safehouse/contract';
import type { Mode } from '../../rules/options.ts';
import { ACTION_COUNTS, actionOf } from '../net/actions.ts';
import { playObservedMatch, setupTwoPlayers } from './match-observer.ts';
import { askOpponent, OPPONENTS, RECORDED_BOTS, type RecordedBot, recordDecision } from './recorded-bots.ts';

const USAGE = 'usage: record-decisions.ts simple|advanced search|gentle|steady|sharp|expert DECISIONS SEED > FILE\n';

const [mode, bot, decisions, seed] = process.argv.slice(2);
if ((mode === 'simple' || mode === 'advanced') && RECORDED_BOTS[bot] && seed !== undefined)
  recordDecisions(mode, RECORDED_BOTS[bot]);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

function recordDecisions(mode: Mode, bot: RecordedBot): void {
  const random = quickRandom(Number(seed));
  const actions = { count: ACTION_COUNTS[mode], actionOf };
  let recorded = 0;
  while (recorded < Number(decisions)) {
    const opponent = OPPONENTS[random.below(OPPONENTS.length)];
    const recordedSeat = random.below(2);
    playObservedMatch(setupTwoPlayers(mode, random), random, (position) => {
      const { seat, moves } = position;
      if (opponent !== 'itself' && seat !== recordedSeat) return askOpponent(opponent, position, random);
      if (moves.length === 1) return moves[0];
      recorded++;
      return recordDecision(bot, position, actions, random);
    });
  }
}
