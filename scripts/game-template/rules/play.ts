import {
  type Chance,
  type Move,
  type MoveList,
  publicFact,
  type Refusal,
  type Result,
  type ScopedFact,
  type Seat,
} from '@safehouse/contract';
import { CARDS } from '../data/cards.ts';
import { layMove } from './moves.ts';
import { type State, toAct } from './state.ts';

/** Created with `publicFact`, or with `secretFact` if not everybody may know it. */
export type Fact =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'taken'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly result: Result };

export function legal(state: State, seat: Seat, into: MoveList): void {
  if (!toAct(state).includes(seat)) return;
  for (const card of state.hands[seat].toSorted((a, b) => a - b)) into.push(layMove(card));
}

export function whyNot(): Refusal {
  return { code: 'not-in-hand', rule: 'TG-2' };
}

export function play(state: State, seat: Seat, move: Move, _chance: Chance, facts: ScopedFact<Fact>[] | null): void {
  const hand = state.hands[seat];
  hand.splice(hand.indexOf(move), 1);
  state.table.push(move);
  facts?.push(publicFact({ type: 'laid', seat, card: CARDS[move] }));
  if (state.table.length === 2) endTrick(state, facts);
}

/** TG-2 */
function endTrick(state: State, facts: ScopedFact<Fact>[] | null): void {
  const [first, second] = state.table;
  const winner = (first > second ? 0 : 1) as Seat;
  state.points[winner]++;
  state.laid.push(first, second);
  state.table.length = 0;
  facts?.push(publicFact({ type: 'taken', seat: winner }));
  if (state.hands[0].length === 0) finish(state, facts);
}

/** TG-3 */
function finish(state: State, facts: ScopedFact<Fact>[] | null): void {
  const winner = (state.points[0] > state.points[1] ? 0 : 1) as Seat;
  state.result = { winners: [winner], reason: 'points', scores: state.points.slice() };
  facts?.push(publicFact({ type: 'ended', result: state.result }));
}
