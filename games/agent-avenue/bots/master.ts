import type { Guide } from '@safehouse/bots';
import type { Adviser } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { mixOf } from './choosing.ts';
import { isJudgeable, winChance } from './judging.ts';
import type { Effort } from './seat-table.ts';
import { suspectedWorld } from './suspecting.ts';
import { think } from './thinking.ts';
import { castVote, sureWin } from './voting.ts';

/** Ten times the rounds have not measured as stronger. */
const EFFORT: Effort = { hands: 60, times: 50, mostRounds: 4 };

/**
 * Solves each turn as a small game over the hands that may be behind it, with a learned estimate of what comes after.
 */
export const master: Adviser<View, AgentAvenueMove> & Guide<View, AgentAvenueMove, State> = {
  choose(turn) {
    if (turn.legal.length === 1) return turn.legal[0];
    const thoughts = think(turn, EFFORT);
    return sureWin(turn, thoughts) ?? castVote(turn, thoughts) ?? mixOf(thoughts, turn.random);
  },
  weigh: (turn) => think(turn, EFFORT).map(({ move, win, visits }) => ({ move, win, visits })),
  imagine: suspectedWorld,
  value: (state, seat) => (isJudgeable(state) ? winChance(state, seat) : null),
};
