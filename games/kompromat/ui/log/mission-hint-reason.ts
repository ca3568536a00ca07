import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { ItemId } from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';
import { type DeclareMove, declaration } from '../board/declaration.ts';
import { counterTokens, missionKind } from '../board/mission-info.ts';
import { computeScore } from '../board/score.ts';

const LIMIT = LIMIT_HALF_POINTS / 2;

/** What a mission gives the seat that wins it. */
interface Gain {
  /** The points of the card alone (KO-22). */
  readonly points: number;
  readonly item: ItemId | null;
  readonly tokens: number;
}

export function missionGain(mission: number, view: View, seat: Seat): Gain {
  const { card, counter } = view.missions[mission];
  const won = view.won[seat];
  return {
    points: computeScore([...won, card], 0).sum - computeScore(won, 0).sum,
    item: missionKind(card) === 'item' ? (card as ItemId) : null,
    tokens: counter === null ? 0 : counterTokens(counter),
  };
}

/** What the mission gives, and whether no other one gives more. */
export function placeReason(mission: number, view: View, seat: Seat, { why, missions }: GameTranslations): string {
  const gain = missionGain(mission, view, seat);
  const others = [...view.missions.keys()]
    .filter((other) => other !== mission && view.columns[seat][other].length === 0)
    .map((other) => missionGain(other, view, seat));
  if (others.length === 0) return why.onlyMission;
  // KO-22: a token counts a point too, so a mission is the best only if it is so with and without tokens.
  const isBest = others.every(
    ({ points, tokens }) => gain.points > points && gain.points + gain.tokens > points + tokens,
  );
  const item = gain.item === null ? null : missions[gain.item];
  return isBest ? why.bestMission(gain.points, gain.tokens) : why.mission(gain.points, item, gain.tokens);
}

/** What the total becomes, or how it compares with the other one. */
export function declareReason(
  move: DeclareMove,
  view: View,
  seat: Seat,
  translations: GameTranslations,
): string | null {
  const { why, pointed } = translations;
  // KO-13: missions are resolved in order, so the first open one is declared.
  const mission = view.missions.findIndex(({ state }) => state === 'open');
  const cards = mission < 0 ? null : knownCards(view.columns[seat][mission]);
  if (!cards) return null;
  const totalOf = (other: DeclareMove) => declaration(other, { view, seat, translations }, mission).total;
  const total = totalOf(move);
  if (total > LIMIT) return why.over(formatPoints(total));
  if (total === LIMIT) return why.exactly;
  const rival = view.declared[1 - seat];
  if (rival !== null && rival <= LIMIT && total > rival) return why.beats(formatPoints(total), formatPoints(rival));
  if (move.martini !== undefined) {
    const plain = totalOf({ type: 'declare', elevens: move.elevens });
    return pointed.totalChange(formatPoints(plain), formatPoints(total));
  }
  const { best } = computeColumnTotal(cards, view.newspaper[seat][mission]);
  return total === best ? why.highest(formatPoints(total)) : why.total(formatPoints(total));
}
