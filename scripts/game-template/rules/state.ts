import { type Chance, type Result, type Seat, seatsInMask } from '@safehouse/contract';
import { CARDS, HAND_SIZE } from '../data/cards.ts';

export const CARDS_LABEL = 'cards';

/** Cards are indices in CARDS. The top card of the deck is last. */
export interface State {
  readonly hands: readonly [number[], number[]];
  readonly table: number[];
  readonly laid: number[];
  readonly points: number[];
  readonly deck: number[];
  result: Result | null;
}

/** TG-1 */
export function setup(_options: object, _players: number, chance: Chance): State {
  const deck = CARDS.map((_, i) => i);
  chance.shuffle(CARDS_LABEL, deck, CARDS.map(String));
  const hands = [deck.splice(0, HAND_SIZE), deck.splice(0, HAND_SIZE)] as const;
  return { hands, table: [], laid: [], points: [0, 0], deck: deck.reverse(), result: null };
}

export function clone(state: State): State {
  return {
    hands: [state.hands[0].slice(), state.hands[1].slice()],
    table: state.table.slice(),
    laid: state.laid.slice(),
    points: state.points.slice(),
    deck: state.deck.slice(),
    result: state.result,
  };
}

/** TG-2 */
export function toAct({ table, result }: State): readonly Seat[] {
  return seatsInMask(result ? 0 : 1 << table.length);
}
