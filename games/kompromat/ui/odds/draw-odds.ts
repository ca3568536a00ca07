import { isHiddenCards, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import {
  ACE,
  ACE_BONUS_HALF_POINTS,
  CARD_HALF_POINTS,
  EQUIPMENT_IDS,
  type EquipmentId,
  KIT,
} from '../../data/equipment.ts';
import type { View } from '../../rules/view.ts';

/** With a smaller difference, neither hitting nor stopping is clearly better. */
const CLEAR_HALF_POINTS = 1;

/** What one more card would do at the mission of the current turn, given the cards that the player can see now. */
export interface DrawOdds {
  /** The cards that may be the next one, as indices in EQUIPMENT_IDS. */
  readonly next: readonly number[];
  /** How many of them take the total over 21. */
  readonly tooMuch: number;
  /** In half points: the total now, and the expected total when hitting and then stopping at the best moment. */
  readonly stopValue: number;
  readonly drawValue: number;
  readonly better: 'draw' | 'stop' | 'neither';
}

/** A column in half points, with aces as 1, and the newspapers at its mission. */
interface Column {
  readonly low: number;
  readonly aces: number;
  readonly newspaper: number;
}

/** The seat's own column at the mission of its turn. A total over 21 counts 0. */
export function drawOdds(view: View, seat: Seat, mission: number): DrawOdds {
  const cards = view.columns[seat][mission].flatMap(({ card }) => (isHiddenCards(card) ? [] : [cardIndex(card)]));
  const column = {
    low: sum(cards),
    aces: cards.filter((card) => card === ACE).length,
    newspaper: 2 * view.newspaper[seat][mission],
  };
  const { known, rest } = view.decks[seat];
  const top = isHiddenCards(known) ? [] : known.map(cardIndex);
  const unseen = unseenCards(view, seat);
  const next = top.length > 0 ? top.slice(0, 1) : rest.closed > 0 ? unseen : [];
  const room = LIMIT_HALF_POINTS - column.newspaper - column.low;
  const stopValue = valueOfStopping(column);
  const drawValue = next.length === 0 ? 0 : valueOfDrawing(column, { top, unseen, closed: rest.closed });
  const lead = drawValue - stopValue;
  return {
    next,
    tooMuch: next.filter((card) => CARD_HALF_POINTS[card] > room).length,
    stopValue,
    drawValue,
    better: next.length === 0 || lead < -CLEAR_HALF_POINTS ? 'stop' : lead > CLEAR_HALF_POINTS ? 'draw' : 'neither',
  };
}

/** KO-1: all players have the same cards. Own face-down cards that must be remembered (KO-10) are unseen. */
function unseenCards(view: View, seat: Seat): number[] {
  const { known } = view.decks[seat];
  const discards = view.discards[seat];
  const seen = view.columns[seat].flatMap((column, mission) =>
    column.flatMap(({ card, up }) =>
      !isHiddenCards(card) && (up || view.memoryAid || mission === view.turnMission) ? [card] : [],
    ),
  );
  if (!isHiddenCards(known)) seen.push(...known);
  if (view.memoryAid && !isHiddenCards(discards)) seen.push(...discards);
  const left = KIT.slice();
  for (const card of seen) left.splice(left.indexOf(cardIndex(card)), 1);
  return left;
}

function valueOfStopping({ low, aces, newspaper }: Column): number {
  const total = low + newspaper;
  if (total > LIMIT_HALF_POINTS) return 0;
  return aces > 0 && total + ACE_BONUS_HALF_POINTS <= LIMIT_HALF_POINTS ? total + ACE_BONUS_HALF_POINTS : total;
}

interface Deck {
  /** Known cards on top, in order. */
  readonly top: readonly number[];
  readonly unseen: readonly number[];
  /** How many of the unseen cards are in the deck. */
  readonly closed: number;
}

/** Dynamic programming over the sets of unseen cards drawn so far: their order does not matter. */
function valueOfDrawing(column: Column, { top, unseen, closed }: Deck): number {
  const counts = EQUIPMENT_IDS.map((_, card) => unseen.filter((other) => other === card).length);
  const values = new Map<string, number>();
  const best = (now: Column, drawn: number): number => {
    const stop = valueOfStopping(now);
    // KO-9: with cards over 21, a column is finished.
    if (now.low > LIMIT_HALF_POINTS || drawn === closed) return stop;
    const key = counts.join();
    const value = values.get(key) ?? Math.max(stop, draw(now, drawn));
    values.set(key, value);
    return value;
  };
  const draw = (now: Column, drawn: number): number => {
    let total = 0;
    for (const [card, count] of counts.entries()) {
      if (count === 0) continue;
      counts[card]--;
      total += count * best(withCard(now, card), drawn + 1);
      counts[card]++;
    }
    return total / (unseen.length - drawn);
  };
  if (top.length === 0) return draw(column, 0);
  let [now, value] = [column, 0];
  for (const card of top) {
    now = withCard(now, card);
    value = Math.max(value, valueOfStopping(now));
    if (now.low > LIMIT_HALF_POINTS) return value;
  }
  return closed > 0 ? Math.max(value, draw(now, 0)) : value;
}

function withCard({ low, aces, newspaper }: Column, card: number): Column {
  return { low: low + CARD_HALF_POINTS[card], aces: card === ACE ? aces + 1 : aces, newspaper };
}

function cardIndex(card: EquipmentId): number {
  return EQUIPMENT_IDS.indexOf(card);
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + CARD_HALF_POINTS[card], 0);
}
