import { type HiddenCards, type Random, type Seat, shuffle } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, type EquipmentId, KIT } from '../data/equipment.ts';
import type { Agent } from './agent.ts';
import { CLOSED_CARD } from './facts.ts';
import type { CardLocation } from './kit.ts';
import type { View } from './view.ts';

/** Puts a player's seen cards where they were drawn, and the closed ones at random wherever they fit. */
export function redealKit(agent: Agent, view: View, seat: Seat, random: Random): void {
  const { cards } = agent.kit;
  const closed = KIT.slice();
  const gaps: number[] = [];
  for (const [i, name] of cardsInDrawOrder(view, seat).entries()) {
    if (typeof name === 'string') {
      cards[i] = EQUIPMENT_IDS.indexOf(name);
      closed.splice(closed.indexOf(cards[i]), 1);
    } else gaps.push(i);
  }
  do {
    shuffle(closed, random);
    for (let i = 0; i < gaps.length; i++) cards[gaps[i]] = closed[i];
  } while (!areHitsPossible(agent));
}

/** KO-9: a player who hit did not have more than 21. */
function areHitsPossible({ kit, hitWith }: Agent): boolean {
  for (let first = 0; first < hitWith.length; first++) {
    let total = 0;
    for (let i = 0; i < hitWith[first]; i++) total += CARD_HALF_POINTS[kit.cards[first + i]];
    if (total > LIMIT_HALF_POINTS) return false;
  }
  return true;
}

type MaybeClosedCard = EquipmentId | HiddenCards;

/** All 14 cards in the order of drawing; those not seen are closed. */
function cardsInDrawOrder(view: View, seat: Seat): MaybeClosedCard[] {
  const [first, second, third, fourth] = view.columns[seat].map((column) => column.map(({ card }) => card));
  const [stunned, stunnedNext] = pileCards(view.discards[seat]);
  const { known, rest } = view.decks[seat];
  const piles: { readonly [location in CardLocation]: MaybeClosedCard[] } = {
    'mission-0': first,
    'mission-1': second,
    'mission-2': third,
    'mission-3': fourth,
    hand: [view.drawn ?? CLOSED_CARD],
    'stunned-0': [stunned],
    'stunned-1': [stunnedNext],
    deck: [],
  };
  const drawn = view.draws[seat].places.map((location) => piles[location].shift() ?? CLOSED_CARD);
  return [...drawn, ...pileCards(known), ...pileCards(rest)];
}

function pileCards(pile: readonly EquipmentId[] | HiddenCards): readonly MaybeClosedCard[] {
  return 'closed' in pile ? Array.from({ length: pile.closed }, () => CLOSED_CARD) : pile;
}
