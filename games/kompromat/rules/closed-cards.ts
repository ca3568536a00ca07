import { type Closed, type Random, type Seat, shuffle } from '@safehouse/contract';
import { EQUIPMENT, type Equipment, HALVES, KIT } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';
import type { Agent } from './agent.ts';
import { CLOSED_CARD } from './facts.ts';
import type { Place } from './kit.ts';
import type { View } from './view.ts';

/** The order of a player's cards: those seen stand where they were drawn, the closed ones anywhere that fits. */
export function dealKit(agent: Agent, view: View, seat: Seat, random: Random): void {
  const { cards } = agent.kit;
  const closed = KIT.slice();
  const gaps: number[] = [];
  for (const [i, name] of seenCards(view, seat).entries()) {
    if (typeof name === 'string') {
      cards[i] = EQUIPMENT.indexOf(name);
      closed.splice(closed.indexOf(cards[i]), 1);
    } else gaps.push(i);
  }
  do {
    shuffle(closed, random);
    for (let i = 0; i < gaps.length; i++) cards[gaps[i]] = closed[i];
  } while (!hitsFit(agent));
}

/** KO-9: whoever hit had not passed 21. */
function hitsFit({ kit, hitWith }: Agent): boolean {
  for (let first = 0; first < hitWith.length; first++) {
    let total = 0;
    for (let i = 0; i < hitWith[first]; i++) total += HALVES[kit.cards[first + i]];
    if (total > LIMIT) return false;
  }
  return true;
}

type Seen = Equipment | Closed;

/** All 14 cards in the order of drawing, as far as they are seen. */
function seenCards(view: View, seat: Seat): Seen[] {
  const [first, second, third, fourth] = view.columns[seat].map((column) => column.map(({ card }) => card));
  const [stunned, stunnedNext] = each(view.discards[seat]);
  const { known, rest } = view.decks[seat];
  const piles: { readonly [place in Place]: Seen[] } = {
    'mission-0': first,
    'mission-1': second,
    'mission-2': third,
    'mission-3': fourth,
    hand: [view.drawn ?? CLOSED_CARD],
    'stunned-0': [stunned],
    'stunned-1': [stunnedNext],
    deck: [],
  };
  const drawn = view.draws[seat].places.map((place) => piles[place].shift() ?? CLOSED_CARD);
  return [...drawn, ...each(known), ...each(rest)];
}

function each(pile: readonly Equipment[] | Closed): readonly Seen[] {
  return 'closed' in pile ? Array.from({ length: pile.closed }, () => CLOSED_CARD) : pile;
}
