import { MoveList } from '@safehouse/contract';
import type { State } from '../../rules/state.ts';
import { handOf } from '../hands.ts';
import { imaginedHands } from '../imagined.ts';
import { guessedWorth } from '../offering.ts';
import { settle } from '../settle.ts';
import { splitsOf } from '../splits.ts';
import { solve } from '../turn-game.ts';
import { lay } from './lay.ts';
import { take } from './take.ts';
import { bestOf, EFFORT, type Style, tableOf } from './turn.ts';

const ALL = 0xff;

/** Plays until the turn has passed or the match is over; tells how likely the offering side was to win. */
export function playTurn(state: State, style: Style): number {
  const table = tableOf(state, style);
  const splits = splitsOf(state, style.estimates, ALL);
  const own = handOf(splits, table.hand, 'both', table.unknown);
  const pool = [...table.unseen, ...table.hand];
  const hands = [own, ...imaginedHands(table, splits, pool, 'both')];
  const turn = { state, style, splits, solved: solve(hands, guessedWorth(table, splits), EFFORT.times) };
  take(turn, lay(turn, table, own));
  settle(state, new MoveList());
  return bestOf(own, turn.solved);
}
